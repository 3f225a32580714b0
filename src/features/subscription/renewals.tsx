import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { RowsRead } from '../../../domain/completeness.ts';
import { isWhole } from '../../../domain/completeness.ts';
import { latestHeadline } from '../../../domain/site.ts';
import type { HeldSubscription } from '../../../domain/subscription.ts';
import { priceOfRenewal, renewalsNotInvoiced } from '../../../domain/subscription.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { quoteRequestPaths } from '../../../contract/pages/quote-request.ts';
import { subscriptionPaths, subscriptionsPaths } from '../../../contract/pages/subscription.ts';
import { Actions } from '../../ui/form/actions.tsx';
import { ExternalLink } from '../../ui/layout/external-link.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { TextNote } from '../../ui/text/text-parts.tsx';
import { Status } from '../../ui/feedback/status.tsx';
import { RenewalStatus } from './renewal-status.tsx';
import { NetPrice } from './subscriptions/net-price.tsx';
import { RenewalWay } from './subscriptions/renewal-way.tsx';
import { subscriptionName } from './subscriptions/subscription-name.ts';
import { usePublications } from '../shared/offer/use-publication-name.ts';
import { useReportsNothingDue } from '../shared/use-nothing-due.ts';
import { useShowsArticles } from '../shared/use-shown-articles.ts';
import { TitleList } from '../shared/title-list.tsx';
import styles from './renewals.module.css';

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
          const { subscription } = renewal;
          const name = subscriptionName(subscription, i18n);
          return {
            id: subscription.id,
            title: name,
            line: <RenewalStatus {...renewal} />,
            ...(priceOfRenewal(renewal) && {
              figure: (
                <span className={styles.end}>
                  <NetPrice {...renewal} />
                </span>
              ),
            }),
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
          const latest = latestHeadline([title], sold);
          return {
            id: index,
            title,
            ...(latest && {
              line: (
                <>
                  <cite>
                    {latest.url === null ? latest.title : <ExternalLink href={latest.url}>{latest.title}</ExternalLink>}
                  </cite>
                  {'\u00a0·\u00a0'}
                  <DateText day={latest.publishedOn} isBrief />
                </>
              ),
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

/** The person has no subscription and reads by none: what to begin with. */
function NoSubscription() {
  return (
    <>
      <p>
        <Trans>You have no subscription yet.</Trans>
      </p>
      <Actions>
        <Link href={linkTo(quoteRequestPaths.needs)} variant="button">
          <Trans>See prices and subscribe</Trans>
        </Link>
      </Actions>
    </>
  );
}

/** Nothing is to be done: what there is to read, and until when. */
export function NothingToRenew({ received }: { readonly received: RowsRead<HeldSubscription> }) {
  useReportsNothingDue('renewals');
  const sold = usePublications();
  const { running, articles } = useMemo(() => {
    const current = received.rows.filter(({ status }) => status === 'current').slice(0, MOST);
    const titles = current.flatMap(({ publications }) => publications);
    return { running: current, articles: titles.flatMap((title) => latestHeadline([title], sold)?.title ?? []) };
  }, [received, sold]);
  useShowsArticles(articles);
  if (received.rows.length === 0 && isWhole(received)) return <NoSubscription />;
  return (
    <>
      {running.map((subscription) => (
        <Reading key={subscription.id} subscription={subscription} />
      ))}
      <TextNote>
        <Trans>Nothing to renew or pay right now. When a subscription is ending soon, it will appear here.</Trans>
      </TextNote>
    </>
  );
}
