import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useContext, useId, useEffect, useState, useMemo } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { getNextTransitions } from 'xstate';
import type { Locale } from '../../domain/locale.ts';
import { defaultLocale, isLocale } from '../../domain/locale.ts';
import type { Transition } from '../../machines/engine/edges.ts';
import { edgeOf } from '../../machines/engine/edges.ts';
import type { Configuration } from '../../machines/engine/model/explore.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { leavesOf, stepOf } from '../../machines/engine/step.ts';
import type { Step } from '../../machines/engine/step.ts';
import { languageQuery, pageIdOf, storyIdOf } from '../../scripts/charts/story-url.ts';
import { ExternalLink } from '../ui/layout/external-link.tsx';
import type { Standing } from './configurations.ts';
import { configurationsOf, standingOf } from './configurations.ts';
import { LineView, StorybookAddress } from './line-view.tsx';
import styles from './panel.module.css';
import type { Question, Seen } from './recording.ts';

/** The time of `performance.now()`, in milliseconds; updates each second while it is needed. */
function useSeconds(isNeeded: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}

/** Position of a chart among the configurations that its samples reach; `exploring` until they are known. */
function useStanding({ chart, snapshot }: Seen): Standing | 'exploring' | null {
  const [configurations, setConfigurations] = useState<readonly Configuration[] | null>(null);
  useEffect(() => {
    let isPresent = true;
    void configurationsOf(chart).then((found) => {
      if (isPresent) setConfigurations(found);
    });
    return () => {
      isPresent = false;
    };
  }, [chart]);
  return useMemo(
    () => (configurations ? standingOf(configurations, { chart, snapshot }) : 'exploring'),
    [configurations, chart, snapshot],
  );
}

/** A mark of the progress list, counted from 1. */
interface Mark {
  readonly name: string;
  readonly index: number;
  readonly count: number;
}

interface Facts {
  /** Paths of the active states: several in a parallel state. */
  readonly states: readonly string[];
  readonly tags: readonly string[];
  readonly step: string;
  readonly mark: Mark | null;
  /** Events that the chart would take now, of those that people and pages send. */
  readonly events: readonly string[];
  /** Delays that run. */
  readonly delays: readonly string[];
}

function markOf({ steps }: Chart, { progress }: Step): Mark | null {
  if (progress === null) return null;
  const marks = [...new Set(Object.values(steps).flatMap((each) => each.progress ?? []))];
  return { name: progress, index: marks.indexOf(progress) + 1, count: marks.length };
}

/** Whether the chart takes an event, as far as one of its samples can tell. */
function isTaken({ events }: Chart, snapshot: AnyMachineSnapshot, type: string): boolean {
  return Object.values(events[type] ?? {}).some((payload) => snapshot.can({ type, ...payload }));
}

const AFTER = 'after ';

/** Facts of a chart at a snapshot, as the panel shows them. */
function factsOf(chart: Chart, snapshot: AnyMachineSnapshot): Facts {
  const step = stepOf(snapshot);
  const names = new Set(getNextTransitions(snapshot).map((each: Transition) => edgeOf(each).event));
  const next = [...names];
  return {
    states: leavesOf(snapshot.value),
    tags: [...snapshot.tags].map(String),
    step: step.name,
    mark: markOf(chart, step),
    events: next.filter((name) => isTaken(chart, snapshot, name)),
    delays: next.filter((name) => name.startsWith(AFTER)).map((name) => name.slice(AFTER.length)),
  };
}

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
function StoryLink({ id, locale }: { readonly id: string; readonly locale?: Locale }) {
  const storybook = useContext(StorybookAddress);
  return (
    <ExternalLink href={`${storybook}/?path=/story/${id}${locale ? languageQuery(locale) : ''}`} isNewTab>
      <span translate="no">{id}</span>
    </ExternalLink>
  );
}

const nothing = <Trans>none</Trans>;

/** The current state of a chart, and the line that led to it. */
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
            <StoryLink id={storyIdOf(chart, standing.story)} locale={locale} />
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
