import { Plural, Trans } from '@lingui/react/macro';
import { subscriptionPaths } from '../../../contract/pages/subscription.ts';
import { isUnread, isWhole } from '../../../domain/completeness.ts';
import type { ReadModification } from '../../../domain/modification.ts';
import { countOf } from '../../../domain/modification.ts';
import { linkTo } from '../../../machines/engine/index.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { Link } from '../../ui/layout/link.tsx';
import { Facts as FactLine } from '../../ui/text/facts.tsx';
import { Reference } from '../../ui/text/text-parts.tsx';
import { SubscriptionNumberText } from '../shared/subscription-number.tsx';
import styles from './facts.module.css';

/** Number of lines, and of those accepted and rejected. */
function LineCounts({ modification }: { readonly modification: ReadModification }) {
  const { lineCount } = modification;
  const isDecided = isWhole(modification);
  const accepted = isDecided ? countOf(modification, 'accepted') : 0;
  const rejected = isDecided ? countOf(modification, 'rejected') : 0;
  return (
    <FactLine>
      <Plural value={lineCount} one="# line" other="# lines" />
      {accepted > 0 && <Plural value={accepted} one="# accepted" other="# accepted" />}
      {rejected > 0 && <Plural value={rejected} one="# rejected" other="# rejected" />}
    </FactLine>
  );
}

/** The request's reference, subscription and order number; of several lines, how many were accepted and rejected. */
export function Facts({ modification }: { readonly modification: ReadModification }) {
  const { reference, subscription, purchaseOrder, askedAt, lineCount, history } = modification;
  return (
    <dl className={styles.facts}>
      {[
        {
          id: 'reference',
          term: <Trans comment="Of a request">Reference</Trans>,
          value: <Reference>{reference}</Reference>,
        },
        ...(subscription
          ? [
              {
                id: 'subscription',
                term: <Trans>Subscription</Trans>,
                value: (
                  <span className={styles.subscription}>
                    <Link href={linkTo(subscriptionPaths.detail, { aboId: String(subscription.id) })}>
                      <SubscriptionNumberText of={subscription} />
                    </Link>
                  </span>
                ),
              },
            ]
          : []),
        ...(purchaseOrder === ''
          ? []
          : [{ id: 'purchaseOrder', term: <Trans>Purchase order number</Trans>, value: purchaseOrder }]),
        // The history begins with it.
        ...(isUnread(history)
          ? [
              {
                id: 'sent',
                term: <Trans comment="When a request was sent">Sent</Trans>,
                value: <DateText moment={askedAt} />,
              },
            ]
          : []),
        ...(lineCount > 1
          ? [
              {
                id: 'lines',
                term: <Trans>Requested</Trans>,
                value: <LineCounts modification={modification} />,
              },
            ]
          : []),
      ].map(({ id, term, value }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
