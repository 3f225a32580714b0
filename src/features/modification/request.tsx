import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useMemo } from 'react';
import { displayedSurname } from '../../../domain/account.ts';
import type { WholeRead } from '../../../domain/completeness.ts';
import { isUnread, isWhole } from '../../../domain/completeness.ts';
import type { Modification, ModificationEntry, ReadModification } from '../../../domain/modification.ts';
import { sortedLines, countOf } from '../../../domain/modification.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Button } from '../../ui/form/button.tsx';
import { PrintButton } from '../../ui/form/print-button.tsx';
import { ScreenOnly } from '../../ui/layout/print-sheet.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { RecordList } from '../../ui/list/record-list.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Intro } from '../../ui/text/intro.tsx';
import { FailureNotice } from '../shared/failure-notice.tsx';
import { OfficeText } from '../shared/office-text.tsx';
import { PartialNotice } from '../shared/partial-notice.tsx';
import { Cancellation } from './cancellation.tsx';
import { Facts } from './facts.tsx';
import type { LineRecord } from './line-card.tsx';
import { LineCard } from './line-card.tsx';
import type { ModificationScreenProps } from './screen-props.ts';
import { standings, entryTexts } from './state-words.ts';
import styles from './timeline.module.css';
import { onlyRejectedLine } from './correction.ts';
import { Advice, Consequences } from './next-steps.tsx';
import { Rejection } from './rejection.tsx';

/** Numbers of lines, of a request that was accepted in part. */
function LinesDecided({ modification }: { readonly modification: ReadModification & WholeRead }) {
  const accepted = countOf(modification, 'accepted');
  const rejected = countOf(modification, 'rejected');
  return (
    <Trans>
      <Plural value={accepted} one="# line accepted" other="# lines accepted" />,{' '}
      <Plural value={rejected} one="# rejected" other="# rejected" />.
    </Trans>
  );
}

type HeadlineProps = Pick<ModificationScreenProps<'request'>['data'], 'modification' | 'answer'>;

/**
 * The request's state, at the top. A live region: a decision of the office while the page is open is announced once.
 * After an attempt to withdraw the request it shows the result of that instead, and takes focus, since the pressed
 * button is gone.
 */
function Headline({ modification, answer }: HeadlineProps) {
  const { i18n } = useLingui();
  const { state } = modification;
  const { kind, words } = standings[state];
  const rejected = onlyRejectedLine(modification);
  const sentence = (
    <>
      {i18n._(words)}
      {state === 'partlyAccepted' && isWhole(modification) && (
        <>
          {' '}
          <LinesDecided modification={modification} />
        </>
      )}
    </>
  );
  return (
    <div>
      <div role="status">
        {answer === null && (
          <Intro kind={kind} {...(rejected && { more: <Rejection modification={modification} line={rejected} /> })}>
            {sentence}
          </Intro>
        )}
      </div>
      {answer === 'cancelled' && <Notice kind="success" title={sentence} takesFocus />}
      {answer === 'decidedMeanwhile' && (
        <Notice kind={kind} title={<Trans>We’ve already decided</Trans>} takesFocus>
          <p>{sentence}</p>
          <p>
            <Trans>You can no longer cancel it.</Trans>
          </p>
        </Notice>
      )}
    </div>
  );
}

/** The author of an entry, as far as known. */
function Author({ entry: { by, name, state } }: { readonly entry: ModificationEntry }) {
  const person = displayedSurname(name);
  switch (by) {
    case 'person':
      return person === '' ? (
        <Trans>by you</Trans>
      ) : (
        <Trans>
          by <span translate="no">{person}</span>
        </Trans>
      );
    case 'desk':
      return <Trans>by us</Trans>;
    case 'rule':
      return state === 'automaticallyAccepted' ? null : <Trans>automatically</Trans>;
    case 'unknown':
      return null;
  }
}

interface TimelineProps {
  readonly entries: readonly ModificationEntry[];
  readonly modification: Pick<Modification, 'lines' | 'reasonLocale'>;
}

/** History of the request, oldest entry first. */
function Timeline({ entries, modification }: TimelineProps) {
  const { i18n } = useLingui();
  const { lines, reasonLocale } = modification;
  return (
    <ol className={styles.list}>
      {entries.map((entry) => {
        const { reason } = entry;
        const isSaidOnLine = lines.some((line) => line.reason === reason);
        return (
          <li
            key={`${entry.state} ${entry.at}`}
            className={classNames(styles.entry, entry.state === 'rejected' && styles.rejected)}
          >
            <p>
              <strong>{i18n._(entryTexts[entry.state])}</strong> <Author entry={entry} />
            </p>
            <p className={styles.when}>
              <DateText moment={entry.at} />
            </p>
            {reason !== '' && !isSaidOnLine && (
              <p className={styles.reason}>
                <Trans>
                  Reason: <OfficeText locale={reasonLocale}>{reason}</OfficeText>
                </Trans>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A request: its state, the next step, its lines, and its history. */
export function Request({ data, can, send, busy }: ModificationScreenProps<'request'>) {
  const { t } = useLingui();
  const { modification, answer, failure } = data;
  const { id, subscription, state, lines, reasonLocale, history } = modification;
  const records = useMemo((): readonly LineRecord[] => {
    return sortedLines({ lines }).map((line) => ({ ...line, id: String(line.position) }));
  }, [lines]);
  const rejected = onlyRejectedLine(modification);
  const isCorrectedAbove = rejected !== null && answer === null;
  const isCorrectedAlone = lines.filter((line) => line.state === 'rejected').length === 1;
  const shared = useMemo(
    () => ({ id, subscription, reasonLocale, isCorrectedAbove, isCorrectedAlone }),
    [id, subscription, reasonLocale, isCorrectedAbove, isCorrectedAlone],
  );
  return (
    <Stack gap="wide">
      <Stack>
        <Headline modification={modification} answer={answer} />
        {failure && (
          <FailureNotice failure={failure} title={<Trans>We couldn’t refresh your request</Trans>}>
            <p>
              <Trans>What you see below may be out of date.</Trans>
            </p>
            <Actions>
              <Button onPress={() => send({ type: 'retried' })}>
                <Trans>Try again</Trans>
              </Button>
            </Actions>
          </FailureNotice>
        )}
        {!isCorrectedAbove && <Advice modification={modification} />}
      </Stack>
      {(records.length > 0 || !isWhole(modification)) && (
        <Section title={<Trans>Requested changes</Trans>}>
          <PartialNotice
            completeness={modification.completeness}
            onRetry={() => send({ type: 'retried' })}
            busy={busy}
          />
          {records.length > 0 && (
            <RecordList
              id="request-lines"
              label={t`Requested changes`}
              records={records}
              view={LineCard}
              shared={shared}
              total={isWhole(modification) ? records.length : null}
            />
          )}
        </Section>
      )}
      {!isCorrectedAbove && <Consequences modification={modification} />}
      <Facts modification={modification} />
      <Section title={<Trans>History</Trans>}>
        {isUnread(history) ? (
          <PartialNotice completeness={history} onRetry={() => send({ type: 'retried' })} busy={busy} />
        ) : (
          <Timeline entries={history} modification={modification} />
        )}
      </Section>
      {state === 'pending' && (
        <ScreenOnly>
          <Cancellation data={data} can={can} send={send} busy={busy} />
        </ScreenOnly>
      )}
      <ScreenOnly>
        <Actions>
          <PrintButton>
            <Trans>Print this request</Trans>
          </PrintButton>
        </Actions>
      </ScreenOnly>
    </Stack>
  );
}
