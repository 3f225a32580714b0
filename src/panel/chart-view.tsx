import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useContext, useId } from 'react';
import { defaultLocale, isLocale } from '../../machines/domain/locale.ts';
import { pageIdOf, storyIdOf } from '../../scripts/charts/story-url.ts';
import { factsOf } from './facts.ts';
import { LineView } from './line-view.tsx';
import styles from './panel.module.css';
import type { Question, Seen } from './recording.ts';
import { useSeconds } from './use-seconds.ts';
import { StorybookAddress } from './storybook-address.ts';
import { useStanding } from './use-standing.ts';

/** Names of the chart: never translated, and each on one line as long as it fits. */
function Names({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.names} translate="no">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function Row({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Pending questions, and for how long they have been pending. */
function Questions({ questions }: { readonly questions: readonly Question[] }) {
  const now = useSeconds(questions.length > 0);
  return (
    <ul className={styles.names}>
      {questions.map(({ port, askedAt }) => {
        const seconds = Math.max(0, Math.round((now - askedAt) / 1000));
        return (
          <li key={`${port} ${askedAt}`}>
            <span translate="no">{port}</span> <Plural value={seconds} one="for # second" other="for # seconds" />
          </li>
        );
      })}
    </ul>
  );
}

/** A link to a page of Storybook, by its name there. */
function StoryLink({ id }: { readonly id: string }) {
  const storybook = useContext(StorybookAddress);
  return (
    <a href={`${storybook}/?path=/story/${id}`} target="_blank" rel="noreferrer" translate="no">
      {id}
    </a>
  );
}

const nothing = <Trans>none</Trans>;

/** One chart as it stands, and how it came there. */
export function ChartView({ seen, title }: { readonly seen: Seen; readonly title: ReactNode }) {
  const id = useId();
  const { chart, snapshot, questions } = seen;
  const standing = useStanding(seen);
  const { i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : defaultLocale;
  const { states, tags, step, mark, events, delays } = factsOf(chart, snapshot);
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <dl className={styles.facts}>
        <Row term={<Trans>State</Trans>}>
          <Names names={states} />
        </Row>
        <Row term={<Trans>Tags</Trans>}>{tags.length === 0 ? nothing : <Names names={tags} />}</Row>
        <Row term={<Trans>Screen</Trans>}>
          <span translate="no">{step}</span>
          {mark && (
            <>
              {' '}
              <Trans>
                (mark {mark.index} of {mark.count} of the progress list)
              </Trans>
            </>
          )}
        </Row>
        <Row term={<Trans>Story</Trans>}>
          {standing === 'exploring' ? (
            <Trans>being looked up…</Trans>
          ) : standing?.story ? (
            <StoryLink id={storyIdOf(chart, standing.story, locale)} />
          ) : (
            <Trans>none of its own</Trans>
          )}
        </Row>
        <Row term={<Trans>Diagram</Trans>}>
          <StoryLink id={pageIdOf(chart, 'diagram')} />
        </Row>
        <Row term={<Trans>Events possible now</Trans>}>{events.length === 0 ? nothing : <Names names={events} />}</Row>
        {delays.length > 0 && (
          <Row term={<Trans>Delays running</Trans>}>
            <Names names={delays} />
          </Row>
        )}
        <Row term={<Trans>Questions under way</Trans>}>
          {questions.length === 0 ? nothing : <Questions questions={questions} />}
        </Row>
      </dl>
      <LineView chart={chart} line={seen.line} standing={standing === 'exploring' ? null : standing} />
    </section>
  );
}
