import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RowsRead } from '../../../domain/completeness.ts';
import type { HeldSubscription, Renewal } from '../../../domain/subscription.ts';
import { renewalsNotInvoiced } from '../../../domain/subscription.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { subscriptionPaths, subscriptionsPaths } from '../../../contract/pages/subscription.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Status } from '../../ui/feedback/status.tsx';
import { RenewalWay } from './subscriptions/renewal-way.tsx';
import { subscriptionName } from './subscriptions/subscription-name.ts';
import { statusKind } from './subscriptions/subscription-names.ts';
import { TitleList } from '../shared/title-list.tsx';

/** Status of a subscription, and its last day. */
function Standing({ kind, subscription: { endsOn, isInvoiced } }: Renewal) {
  const day = endsOn && <DateText day={endsOn} />;
  switch (kind) {
    case 'unpaid':
      return isInvoiced === null ? (
        <Trans>Ordered: starts once it’s paid. One of your invoices may be for it.</Trans>
      ) : (
        <Trans>Ordered: starts once it’s paid</Trans>
      );
    case 'invoiced':
      return <Trans>Ordered: starts once its invoice is paid</Trans>;
    case 'maybeUnpaid':
      return <Trans>Not started; your invoices show whether it’s paid</Trans>;
    case 'aboutToEnd':
      return day ? <Trans>Ends on {day}</Trans> : <Trans>Ending soon</Trans>;
    case 'ended':
      return day ? <Trans>Ended on {day}</Trans> : <Trans>Ended</Trans>;
    case 'quote':
      return <Trans>A quote is awaiting your decision</Trans>;
  }
}

/** Most subscriptions that are listed here; their page has all. */
const MOST = 3;

/** Subscriptions that need an action to continue or begin. */
export function Renewals({ received }: { readonly received: RowsRead<HeldSubscription> }) {
  const { i18n } = useLingui();
  const renewals = renewalsNotInvoiced(received.rows);
  const others = renewals.length - MOST;
  return (
    <>
      <TitleList
        items={renewals.slice(0, MOST).map((renewal) => {
          const { kind, subscription } = renewal;
          const { id, status } = subscription;
          const name = subscriptionName(subscription, i18n);
          return {
            id,
            title: name,
            line: (
              <Status kind={statusKind(status, kind)}>
                <Standing {...renewal} />
              </Status>
            ),
            detail: <RenewalWay {...renewal} name={name} />,
          };
        })}
      />
      {others > 0 && (
        <Actions>
          <Link href={linkTo(subscriptionsPaths.list)} variant="standalone" icon="forward">
            <Plural value={others} one="And # other subscription" other="And # other subscriptions" />
          </Link>
        </Actions>
      )}
    </>
  );
}

/** Nothing is to be done: what runs, and until when. */
export function NothingToRenew({ received }: { readonly received: RowsRead<HeldSubscription> }) {
  const { i18n } = useLingui();
  const running = received.rows.filter(({ status }) => status === 'current');
  return (
    <>
      {running.length > 0 && (
        <TitleList
          items={running.slice(0, MOST).map((subscription) => {
            const { id, endsOn } = subscription;
            const last = endsOn !== null && <DateText day={endsOn} />;
            return {
              id,
              title: (
                <Link href={linkTo(subscriptionPaths.detail, { aboId: String(id) })}>
                  {subscriptionName(subscription, i18n)}
                </Link>
              ),
              line: last && (
                <Status kind="success">
                  <Trans>Current, through {last}</Trans>
                </Status>
              ),
            };
          })}
        />
      )}
      <p>
        <Trans>Nothing to renew or pay right now. When a subscription is ending soon, it will appear here.</Trans>
      </p>
    </>
  );
}
