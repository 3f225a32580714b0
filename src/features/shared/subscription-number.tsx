import { Trans } from '@lingui/react/macro';
import type { SubscriptionNumber } from '../../../domain/subscription.ts';
import { Reference } from '../../ui/text/text-parts.tsx';
import styles from './subscription-number.module.css';

/** The number of a subscription within a text, or below a term: a quote's says so. */
export function SubscriptionNumberText({ of: { reference, isFromQuotation } }: { readonly of: SubscriptionNumber }) {
  const number = <Reference>{reference}</Reference>;
  return isFromQuotation ? (
    <span className={styles.quotation}>
      <Trans>quote {number}</Trans>
    </span>
  ) : (
    number
  );
}
