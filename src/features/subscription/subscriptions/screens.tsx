import { msg } from '@lingui/core/macro';
import { Trans, Plural, useLingui } from '@lingui/react/macro';
import {
  statusNamed,
  statusesAmong,
  foundAmong,
  noSubscriptionFilter,
} from '../../../../domain/subscription-filter.ts';
import type { HeldSubscription } from '../../../../domain/subscription.ts';
import { isBeingRevised, isPast } from '../../../../domain/subscription.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { quotationPaths } from '../../../../contract/pages/quotation.ts';
import { readersPaths } from '../../../../contract/pages/licence.ts';
import { subscriptionPaths } from '../../../../contract/pages/subscription.ts';
import type {
  SubscriptionsContext,
  SubscriptionsEvent,
  SubscriptionRow,
} from '../../../../machines/subscription/subscriptions/subscriptions.list.ts';
import type { ScreenProps } from '../../../engine/index.ts';
import { formatMonths } from '../../../i18n/format.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { Actions } from '../../../ui/form/actions.tsx';
import { Link } from '../../../ui/layout/link.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { NothingFound } from '../../../ui/list/nothing-found.tsx';
import { RecordCard } from '../../../ui/list/record-card.tsx';
import { Rows } from '../../../ui/list/rows.tsx';
import { Facts } from '../../../ui/text/facts.tsx';
import { Intro } from '../../../ui/text/intro.tsx';
import { subscriptionName } from './subscription-name.ts';
import { RenewalStatus } from '../renewal-status.tsx';
import { NetPrice } from './net-price.tsx';
import { PeriodText } from './period-text.tsx';
import { ReadingWay } from './reading-way.tsx';
import { RenewalWay } from './renewal-way.tsx';
import { licenceNames, natureNames, statusKind, statusNames, typeNames } from './subscription-names.ts';
import { SubscriptionNumberText } from '../../shared/subscription-number.tsx';
import styles from './subscriptions.module.css';
import { WholeOnly } from '../../shared/list/whole-only.tsx';

/** The person has no subscription, and is a reader of none. */
export function Empty() {
  return (
    <Stack>
      <Intro kind="info">
        <Trans>You have no subscription yet. A quote gives you the price, and you can order online.</Trans>
      </Intro>
      <Actions>
        <Link href={linkTo(quotationPaths.newOffer)} variant="button">
          <Trans>Request a quote</Trans>
        </Link>
      </Actions>
    </Stack>
  );
}

type SubscriptionsProps = ScreenProps<SubscriptionsContext, SubscriptionsEvent>;

/** Link to the form of a new quote. */
function NewQuoteLink() {
  return (
    <Actions>
      <Link href={linkTo(quotationPaths.newOffer)} variant="standalone" icon="forward">
        <Trans>Request a quote for another subscription</Trans>
      </Link>
    </Actions>
  );
}

interface SubscriptionFactsProps {
  readonly subscription: HeldSubscription;
  /** An order that renews it is to be paid or decided on. */
  readonly isBeingRenewed: boolean;
}

/** What is special about a subscription, in a line: its role, what was bought, and its period. */
function SubscriptionFacts({ subscription, isBeingRenewed }: SubscriptionFactsProps) {
  const { i18n } = useLingui();
  const { licence, type, readers, months, nature, startsOn, endsOn } = subscription;
  const isOwn = type !== 'userLicence';
  const isSpecial = licence !== 'professional';
  const kind = i18n._(licenceNames[licence]);
  return (
    <Facts>
      {isSpecial && type === 'administratorLicence' && (
        <Trans comment="The kind of a license, and its role">{kind}, managed by you</Trans>
      )}
      {isSpecial && type === 'userLicence' && (
        <Trans comment="The kind of a license, and its role">{kind}, shared with you</Trans>
      )}
      {type !== 'normal' && (type === 'unknown' || !isSpecial) && i18n._(typeNames[type])}
      {(type === 'normal' || type === 'unknown') && isSpecial && kind}
      {isOwn && <Plural value={readers} one="# reader" other="# readers" />}
      {/* The first and the last day say it. */}
      {isOwn && (startsOn === null || endsOn === null) && formatMonths(months, i18n)}
      {isOwn && nature !== 'unknown' && nature !== 'new' && i18n._(natureNames[nature])}
      {(startsOn !== null || endsOn !== null) && <PeriodText {...subscription} isBrief />}
      {isBeingRenewed && (
        <Trans comment="Of a subscription that ends soon: the order of the next one stands above it in the list">
          renewal under way
        </Trans>
      )}
    </Facts>
  );
}

/** What can be done with a subscription: what is due; of one that runs, managing its readers, or reading. */
function SubscriptionWay({ row: { subscription, renewal } }: { readonly row: SubscriptionRow }) {
  const { i18n } = useLingui();
  const { id, type, status } = subscription;
  const name = subscriptionName(subscription, i18n);
  if (isBeingRevised(subscription)) return <RenewalWay kind="quote" subscription={subscription} name={name} />;
  if (renewal) return <RenewalWay kind={renewal} subscription={subscription} name={name} />;
  if (status !== 'current' && status !== 'aboutToEnd') return null;
  if (type !== 'administratorLicence') return <ReadingWay subscription={subscription} name={name} />;
  return (
    <Link href={linkTo(readersPaths.list, { aboId: String(id) })} variant="standalone">
      <Trans>
        View readers<VisuallyHidden as="span">: {name}</VisuallyHidden>
      </Trans>
    </Link>
  );
}

/** Whether the order that renews a subscription is among the rows, still to be paid or decided on: it has the link. */
function isBeingRenewed(
  { subscription: { id, status, publications } }: SubscriptionRow,
  rows: readonly SubscriptionRow[],
): boolean {
  const isSuccessor = ({ subscription: other, renewal }: SubscriptionRow): boolean =>
    other.id !== id &&
    renewal !== null &&
    other.nature === 'renewal' &&
    other.publications.join('\n') === publications.join('\n');
  return status === 'aboutToEnd' && rows.some(isSuccessor);
}

interface SubscriptionRowProps {
  readonly row: SubscriptionRow;
  /** All rows of the list. */
  readonly rows: readonly SubscriptionRow[];
}

/** A subscription in the list: contents, state, and the action that it asks for. */
function SubscriptionRowView({ row, rows }: SubscriptionRowProps) {
  const { i18n } = useLingui();
  const { subscription, renewal } = row;
  const { id, status, publications } = subscription;
  const name = subscriptionName(subscription, i18n);
  const isRevised = isBeingRevised(subscription);
  const priced = isRevised ? 'quote' : renewal;
  const isRenewed = renewal === null && isBeingRenewed(row, rows);
  return (
    <RecordCard
      kind="priced"
      title={
        <Link href={linkTo(subscriptionPaths.detail, { aboId: String(id) })} variant="plain">
          {name}
        </Link>
      }
      facts={<SubscriptionFacts subscription={subscription} isBeingRenewed={isRenewed} />}
      {...(publications.length > 0 && {
        note: (
          <span className={styles.reference}>
            <SubscriptionNumberText of={subscription} />
          </span>
        ),
      })}
      figure={priced && <NetPrice kind={priced} subscription={subscription} />}
      state={
        isRevised ? (
          <Status kind="info">
            <Trans comment="Of a quote">You’ve asked for a change</Trans>
          </Status>
        ) : renewal ? (
          <RenewalStatus kind={renewal} subscription={subscription} />
        ) : (
          // What is under way asks for nothing.
          <Status kind={isRenewed ? 'info' : statusKind(status, null)}>{i18n._(statusNames[status])}</Status>
        )
      }
      action={<SubscriptionWay row={row} />}
    />
  );
}

interface SubscriptionsFiltersProps extends Pick<SubscriptionsProps, 'data' | 'send'> {
  /** Those that match the filters. */
  readonly found: readonly SubscriptionRow[];
}

const isQuote = ({ subscription: { status } }: SubscriptionRow): boolean =>
  status === 'quote' || status === 'invalidQuote';

/** How many subscriptions, and quotes among them, match the filters. */
function FoundCount({ found }: Pick<SubscriptionsFiltersProps, 'found'>) {
  if (found.some(isQuote) && !found.every(isQuote)) {
    return <Plural value={found.length} one="# subscription or quote" other="# subscriptions and quotes" />;
  }
  if (found.some(isQuote)) return <Plural value={found.length} one="# quote" other="# quotes" />;
  return <Plural value={found.length} _0="No subscriptions" one="# subscription" other="# subscriptions" />;
}

/** Filters by status and by words of the name. Results appear at once. */
function SubscriptionsFilters({ data, send, found }: SubscriptionsFiltersProps) {
  const { i18n } = useLingui();
  const status = statusNamed(data.status);
  return (
    <FilterBar
      label={i18n._(msg`Filters`)}
      choices={[
        {
          name: 'status' as const,
          label: i18n._(msg({ message: 'Status', comment: 'Where a subscription stands' })),
          ordinary: i18n._(msg({ message: 'All statuses', comment: 'Of subscriptions' })),
          value: status ?? '',
          options: statusesAmong(data.listing.rows, status).map((value) => ({
            value,
            label: i18n._(statusNames[value]),
          })),
        },
      ]}
      search={{ name: 'text', label: i18n._(msg`Publication or reference`), value: data.text }}
      found={
        <WholeOnly list={data.listing}>
          <FoundCount found={found} />
        </WholeOnly>
      }
      total={data.listing.rows.length}
      isBusy={false}
      onChange={(name, value) => send({ type: 'filters.changed', filters: { [name]: value } })}
    />
  );
}

/** Subscriptions to act on, then those that run, then past ones; one group alone needs no title. */
function SubscriptionGroups({ rows }: { readonly rows: readonly SubscriptionRow[] }) {
  const { t } = useLingui();
  const isDue = ({ renewal }: SubscriptionRow): boolean => renewal !== null;
  const isRevised = ({ subscription }: SubscriptionRow): boolean => isBeingRevised(subscription);
  const isOver = ({ subscription }: SubscriptionRow): boolean => isPast(subscription);
  const groups = [
    { id: 'due', title: t`To pay or decide on`, rows: rows.filter(isDue) },
    { id: 'revised', title: t`Quotes being revised`, rows: rows.filter(isRevised) },
    {
      id: 'running',
      title: t`Running`,
      rows: rows.filter((row) => !isDue(row) && !isOver(row) && !isRevised(row)),
    },
    { id: 'past', title: t`Past`, rows: rows.filter((row) => !isDue(row) && isOver(row)) },
  ].filter((group) => group.rows.length > 0);
  if (groups.length < 2) return <Rows rows={rows}>{(row) => <SubscriptionRowView row={row} rows={rows} />}</Rows>;
  return (
    <Stack>
      {groups.map((group) => (
        <Section key={group.id} title={group.title}>
          <Rows rows={group.rows}>{(row) => <SubscriptionRowView row={row} rows={rows} />}</Rows>
        </Section>
      ))}
    </Stack>
  );
}

/** The person's subscriptions, those with an action due first. */
export function List({ data, send }: SubscriptionsProps) {
  const found = foundAmong(data.listing.rows, data);
  return (
    <Stack>
      <Stack gap="tight">
        <SubscriptionsFilters data={data} send={send} found={found} />
        {found.length > 0 ? (
          <SubscriptionGroups rows={found} />
        ) : (
          <WholeOnly list={data.listing}>
            <NothingFound onClear={() => send({ type: 'filters.changed', filters: noSubscriptionFilter })}>
              <Trans>No subscriptions match these filters.</Trans>
            </NothingFound>
          </WholeOnly>
        )}
      </Stack>
      <NewQuoteLink />
    </Stack>
  );
}
