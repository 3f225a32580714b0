import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { isUnread, isWhole } from '../../../../domain/completeness.ts';
import type { SubscriptionEntry } from '../../../../domain/licence.ts';
import type { Moment } from '../../../../domain/moment.ts';
import type { HeldSubscription } from '../../../../domain/subscription.ts';
import { lastRejected } from '../../../../domain/modification.ts';
import { renewalOf } from '../../../../domain/subscription.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import type { NeedsOf } from '../../../../machines/engine/step.ts';
import type { SubscriptionContext } from '../../../../machines/subscription/subscription/subscription.context.ts';
import type { SubscriptionEvent } from '../../../../machines/subscription/subscription/subscription.machine.ts';
import type { subscriptionSteps as steps } from '../../../../machines/subscription/subscription.steps.ts';
import { subscriptionsPaths } from '../../../../contract/pages/subscription.ts';
import type { ScreenProps } from '../../../engine/index.ts';
import { formatMonths } from '../../../i18n/format.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { PrintButton } from '../../../ui/form/print-button.tsx';
import { ErrorMessage } from '../../../ui/layout/error-message.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Facts } from '../../../ui/text/facts.tsx';
import { PartialNotice } from '../../shared/partial-notice.tsx';
import type { LoadFailureProps } from '../../shared/retry-notice.tsx';
import { RetryNotice } from '../../shared/retry-notice.tsx';
import { RenewalStatus } from '../renewal-status.tsx';
import { subscriptionName } from '../subscriptions/subscription-name.ts';
import { PeriodText } from '../subscriptions/period-text.tsx';
import { RenewalWay } from '../subscriptions/renewal-way.tsx';
import { licenceNames, natureNames, statusNames, typeNames, statusKind } from '../subscriptions/subscription-names.ts';
import { Licence, UnreadLicence } from './licence.tsx';
import { TimelineEntry } from './timeline-entry.tsx';
import { SubscriptionNumberText } from '../../shared/subscription-number.tsx';
import styles from './timeline.module.css';

/** Props of a step's view. */
type SubscriptionScreenProps<Name extends keyof typeof steps> = ScreenProps<
  SubscriptionContext & NeedsOf<(typeof steps)[Name]>,
  SubscriptionEvent
>;

/** Link back to the list. */
function BackLink() {
  return (
    <Link href={linkTo(subscriptionsPaths.list)} variant="standalone" icon="back">
      <Trans>All your subscriptions</Trans>
    </Link>
  );
}

interface SubscriptionProps {
  readonly subscription: HeldSubscription;
}

/** Facts that neither title nor first line have. A reader sees only the type and the end. */
function SubscriptionFacts({ subscription }: SubscriptionProps) {
  const { i18n } = useLingui();
  const { type, readers, months, nature, startsOn, endsOn } = subscription;
  const isRead = type === 'userLicence';
  const rows = [
    {
      id: 'period',
      term: <Trans comment="From when to when">Period</Trans>,
      value: (
        <Facts>
          <PeriodText {...subscription} />
          {!isRead && i18n._(natureNames[nature])}
        </Facts>
      ),
    },
    { id: 'type', term: <Trans comment="Of subscription">Type</Trans>, value: i18n._(typeNames[type]) },
    { id: 'seats', term: <Trans>Seats</Trans>, value: i18n.number(readers) },
    { id: 'months', term: <Trans>Duration</Trans>, value: formatMonths(months, i18n) },
  ];
  const omitted: readonly string[] = [
    // The first and the last day say it.
    ...(isRead || (startsOn !== null && endsOn !== null) ? ['months'] : []),
    ...(isRead ? ['seats'] : []),
  ];
  return <DataList isBrief rows={rows.filter(({ id }) => !omitted.includes(id))} />;
}

/** The failure to load a subscription, and a retry button. */
function LoadFailure(props: LoadFailureProps) {
  return (
    <RetryNotice {...props} title={<Trans>We couldn’t load your subscription</Trans>}>
      {props.isBehind && <Trans>What you see below may be out of date.</Trans>}
    </RetryNotice>
  );
}

/** Status of a subscription that requires no action, as a sentence. */
function Standing({ subscription: { status, startsOn, endsOn } }: SubscriptionProps) {
  const { i18n } = useLingui();
  const last = endsOn !== null && <DateText day={endsOn} />;
  const first = startsOn !== null && <DateText day={startsOn} />;
  if (status === 'notBegun' && first) return <Trans>Starts on {first}</Trans>;
  if (status === 'current' && last) return <Trans>Current, through {last}</Trans>;
  if (status === 'aboutToEnd' && last) return <Trans>Ends on {last}</Trans>;
  if (status === 'ended' && last) return <Trans>Ended on {last}</Trans>;
  return <>{i18n._(statusNames[status])}</>;
}

/** History of the subscription, newest entry first. */
function Timeline({
  entries,
  readAt,
  isUntaxed,
  children,
}: {
  readonly entries: readonly SubscriptionEntry[];
  readonly readAt: Moment;
  readonly isUntaxed: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Section title={<Trans>History</Trans>}>
      {children}
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          <li key={`${entry.on} ${entry.kind} ${entries.length - index}`} className={styles.entry}>
            <span className={styles.day}>
              <DateText day={entry.on} isBrief />
            </span>
            <span className={styles.what}>
              <TimelineEntry entry={entry} readAt={readAt} isUntaxed={isUntaxed} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** One subscription: its status, the action due, its facts, its readers, and its history. */
export function Detail({ data: { detail, failure }, send, busy }: SubscriptionScreenProps<'detail'>) {
  const { i18n } = useLingui();
  const { subscription, licence, timeline } = detail;
  const { status, type, licence: licenceType, nature } = subscription;
  const renewal = renewalOf(subscription);
  const requests = timeline.flatMap((entry) => (entry.kind === 'requested' ? [entry.request] : []));
  /** What awaits the publisher is a part of the licence; it becomes history once it is decided. */
  const pending = licence && !isUnread(licence) ? requests.filter(({ state }) => state === 'pending') : [];
  const history = timeline.filter((entry) => entry.kind !== 'requested' || !pending.includes(entry.request));
  return (
    <Stack gap="wide">
      {failure && <LoadFailure failure={failure} busy={busy} onRetry={() => send({ type: 'retried' })} isBehind />}
      <Stack>
        <p className={styles.standing}>
          {renewal ? (
            <RenewalStatus {...renewal} />
          ) : (
            <Status kind={statusKind(status, null)}>
              <Standing subscription={subscription} />
            </Status>
          )}
          <Facts>
            {i18n._(licenceNames[licenceType])}
            {licence && nature !== 'unknown' && i18n._(natureNames[nature])}
            {type !== 'userLicence' && <SubscriptionNumberText of={subscription} />}
          </Facts>
        </p>
        {renewal && (
          <Actions>
            <RenewalWay {...renewal} name={subscriptionName(subscription, i18n)} isMain />
          </Actions>
        )}
      </Stack>
      {isUnread(licence) ? (
        <UnreadLicence id={subscription.id}>
          <Button variant="secondary" isPending={busy} onPress={() => send({ type: 'retried' })}>
            <Trans>Try again</Trans>
          </Button>
        </UnreadLicence>
      ) : (
        licence && (
          <Licence
            id={subscription.id}
            licence={licence}
            pending={pending}
            rejected={lastRejected(requests, detail.readAt)}
            isOtherDue={renewal !== null}
          />
        )
      )}
      {licence === null && <SubscriptionFacts subscription={subscription} />}
      {(history.length > 0 || !isWhole(detail)) && (
        <Timeline entries={history} readAt={detail.readAt} isUntaxed={subscription.isUntaxed}>
          <PartialNotice completeness={detail.completeness} onRetry={() => send({ type: 'retried' })} busy={busy} />
        </Timeline>
      )}
      <Actions>
        <PrintButton>
          <Trans>Print this page</Trans>
        </PrintButton>
      </Actions>
    </Stack>
  );
}

export function Loading() {
  return (
    <Skeleton rows={8}>
      <Trans>Loading your subscription…</Trans>
    </Skeleton>
  );
}

/** The person has no subscription of this number: it is mistyped, or another account’s. */
export function Unknown({ data: { aboId } }: SubscriptionScreenProps<'unknown'>) {
  return (
    <ErrorMessage status={404}>
      <p>
        <Trans>
          None of your subscriptions has the number <strong translate="no">{aboId}</strong>. Check it for typos, or sign
          in with another account.
        </Trans>
      </p>
      <BackLink />
    </ErrorMessage>
  );
}

/** The subscription could not be loaded. */
export function Unreadable({ data: { failure }, send, busy }: SubscriptionScreenProps<'unreadable'>) {
  return (
    <Stack>
      <LoadFailure failure={failure} busy={busy} onRetry={() => send({ type: 'retried' })} />
      <BackLink />
    </Stack>
  );
}
