import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RowsRead } from '../../../domain/completeness.ts';
import type { HeldSubscription, Renewal } from '../../../domain/subscription.ts';
import { priceOfRenewal, renewalsNotInvoiced } from '../../../domain/subscription.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { subscriptionPaths, subscriptionsPaths } from '../../../contract/pages/subscription.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { ExternalLink } from '../../ui/layout/external-link.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Amount } from '../../ui/text/amount.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { TextNote } from '../../ui/text/text-parts.tsx';
import { Status } from '../../ui/feedback/status.tsx';
import { RenewalWay } from './subscriptions/renewal-way.tsx';
import { subscriptionName } from './subscriptions/subscription-name.ts';
import { statusKind } from './subscriptions/subscription-names.ts';
import { usePublications } from '../shared/offer/use-publication-name.ts';
import { TitleList } from '../shared/title-list.tsx';
import styles from './renewals.module.css';

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
          const price = priceOfRenewal(renewal);
          const name = subscriptionName(subscription, i18n);
          return {
            id,
            title: name,
            line: (
              <Status kind={statusKind(status, kind)}>
                <Standing {...renewal} />
              </Status>
            ),
            detail: (
              <div className={styles.ask}>
                {price && (
                  <span>
                    <Trans>
                      <Amount value={price} /> before VAT
                    </Trans>
                  </span>
                )}
                <RenewalWay {...renewal} name={name} />
              </div>
            ),
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

/** A current subscription: each publication with its latest article and the way to it, and the last day of access. */
function Reading({ subscription }: { readonly subscription: HeldSubscription }) {
  const { i18n } = useLingui();
  const sold = usePublications();
  const { id, endsOn, publications } = subscription;
  const titles = publications.length > 0 ? publications : [subscriptionName(subscription, i18n)];
  const last = endsOn !== null && <DateText day={endsOn} />;
  return (
    <>
      <TitleList
        items={titles.map((title, index) => {
          const latest = sold.find((publication) => publication.title === title)?.headlines[0];
          return {
            id: index,
            title,
            ...(latest && {
              line: (
                <>
                  <cite>{latest.title}</cite> · <DateText day={latest.publishedOn} isBrief />
                </>
              ),
              ...(latest.url !== null && {
                detail: (
                  <ExternalLink href={latest.url}>
                    <Trans>
                      Read<VisuallyHidden as="span">: {title}</VisuallyHidden>
                    </Trans>
                  </ExternalLink>
                ),
              }),
            }),
          };
        })}
      />
      <div className={styles.term}>
        {last && (
          <Status kind="success">
            <Trans>Current, through {last}</Trans>
          </Status>
        )}
        <Link href={linkTo(subscriptionPaths.detail, { aboId: String(id) })} variant="standalone">
          <Trans>
            View the subscription
            <VisuallyHidden as="span">: {subscriptionName(subscription, i18n)}</VisuallyHidden>
          </Trans>
        </Link>
      </div>
    </>
  );
}

/** Nothing is to be done: what there is to read, and until when. */
export function NothingToRenew({ received }: { readonly received: RowsRead<HeldSubscription> }) {
  const running = received.rows.filter(({ status }) => status === 'current');
  return (
    <>
      {running.slice(0, MOST).map((subscription) => (
        <Reading key={subscription.id} subscription={subscription} />
      ))}
      <TextNote>
        <Trans>Nothing to renew or pay right now. When a subscription is ending soon, it will appear here.</Trans>
      </TextNote>
    </>
  );
}
