import { askedOf, isCanceled } from './invoice.ts';
import type { Invoice } from './invoice.ts';
import type { Currency, Money } from './money.ts';
import { money, sum } from './money.ts';
import type { Sums } from './total-rows.ts';

type Vat<Rate> = readonly { readonly rate: Rate; readonly amount: Money }[];

/**
 * The sums of the invoices of a payment that stand; credit notes for parts of them are taken off. Where none stands, no tax is
 * charged: its document has a total only.
 */
export function receiptSums<Billed extends Pick<Invoice, 'net' | 'total' | 'creditNotes'>, Rate extends number | null>(
  invoices: readonly Billed[],
  currency: Currency,
  vatOf: (invoices: readonly Billed[]) => Vat<Rate>,
): Sums<Rate | 0, Money> {
  const standing = invoices.filter((invoice) => !isCanceled(invoice));
  const sumOf = (part: 'net' | 'total') =>
    sum(
      standing.map((invoice) => invoice[part]),
      currency,
    );
  const total = sumOf('total');
  const asked = sum(standing.map(askedOf), currency);
  return {
    net: sumOf('net'),
    vat: standing.length === 0 ? [{ rate: 0, amount: money(0, currency) }] : vatOf(standing),
    total,
    ...(asked.minor !== total.minor && { asked }),
  };
}
