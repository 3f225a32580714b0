import { Trans, useLingui } from '@lingui/react/macro';
import { sumByCurrency } from '../../../../domain/payment-amounts.ts';
import type { Renewal } from '../../../../domain/subscription.ts';
import { priceOfRenewal } from '../../../../domain/subscription.ts';
import { formatList, formatMoney } from '../../../i18n/format.ts';

/** What several subscriptions to pay cost together, quotes apart; renders nothing where one price is not known. */
export function DueTotal({ renewals }: { readonly renewals: readonly Renewal[] }) {
  const { i18n } = useLingui();
  const toPay = renewals.filter(({ kind }) => kind !== 'quote');
  const prices = toPay.flatMap((renewal) => priceOfRenewal(renewal) ?? []);
  if (prices.length < 2 || prices.length < toPay.length) return null;
  const total = formatList(
    sumByCurrency(prices).map((price) => formatMoney(price, i18n)),
    i18n,
  );
  return (
    <p>
      {toPay.every(({ subscription }) => subscription.isUntaxed) ? (
        <Trans>To pay: {total}</Trans>
      ) : (
        <Trans>To pay: {total} before VAT</Trans>
      )}
    </p>
  );
}
