import { Trans } from '@lingui/react/macro';
import type { Renewal } from '../../../../domain/subscription.ts';
import { priceOfRenewal } from '../../../../domain/subscription.ts';
import { Amount } from '../../../ui/text/amount.tsx';

/** What is to be paid or decided on costs, before VAT where any is due; renders nothing where no price is known. */
export function NetPrice(renewal: Renewal) {
  const price = priceOfRenewal(renewal);
  if (price === null) return null;
  if (renewal.subscription.isUntaxed) return <Amount value={price} />;
  return (
    <Trans>
      <Amount value={price} /> before VAT
    </Trans>
  );
}
