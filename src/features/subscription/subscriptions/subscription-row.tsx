import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { subscriptionPaths } from '../../../../machines/subscription/subscription/subscription.paths.ts';
import type { SubscriptionRow } from '../../../../machines/subscription/subscriptions/subscriptions.context.ts';
import type { HeldSubscription } from '../../../../machines/domain/subscription.ts';
import { linkTo } from '../../../../machines/engine/index.ts';
import { formatMonths } from '../../../i18n/format.ts';
import { Link } from '../../../ui/layout/link.tsx';
import { RecordCard } from '../../../ui/list/record-card.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import { PeriodText } from './period-text.tsx';
import { RenewalWay } from './renewal-way.tsx';
import { subscriptionName } from './subscription-name.ts';
import { licenceNames, natureNames, statusKind, statusNames, typeNames } from './subscription-names.ts';

/** What was bought: kind of licence, for how many, for how long; a reader is told the licence. */
function Bought({ licence, type, readers, months, nature }: HeldSubscription) {
  const { i18n } = useLingui();
  if (type === 'userLicence') return <>{i18n._(licenceNames[licence])}</>;
  return (
    <>
      {i18n._(licenceNames[licence])}
      {' · '}
      <Plural value={readers} one="# reader" other="# readers" />
      {' · '}
      {formatMonths(months, i18n)}
      {nature !== 'unknown' && <> · {i18n._(natureNames[nature])}</>}
    </>
  );
}

/** A subscription in the list: what it holds, how it stands, and what it asks of the person. */
export function SubscriptionRowView({ row: { subscription, renewal } }: { readonly row: SubscriptionRow }) {
  const { i18n } = useLingui();
  const { id, reference, status, type } = subscription;
  const name = subscriptionName(subscription, i18n);
  return (
    <RecordCard
      title={
        <Link href={linkTo(subscriptionPaths.detail, { aboId: String(id) })} variant="plain">
          {name}
        </Link>
      }
      facts={
        <>
          {i18n._(typeNames[type])}
          {' · '}
          <PeriodText {...subscription} />
        </>
      }
      note={
        <>
          <Bought {...subscription} />
          {' · '}
          <Trans>
            Reference <span translate="no">{reference}</span>
          </Trans>
        </>
      }
      state={<Status kind={statusKind(status, renewal)}>{i18n._(statusNames[status])}</Status>}
      action={renewal && <RenewalWay kind={renewal} subscription={subscription} name={name} />}
    />
  );
}
