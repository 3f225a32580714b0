import type { Invoice } from './invoice.ts';
import type { Money } from './money.ts';
import { sum } from './money.ts';

/** Tax of some invoices of one currency, by rate in basis points, the lowest first. */
export function vatByRate(
  invoices: readonly Pick<Invoice, 'lines'>[],
): readonly { readonly rate: number; readonly amount: Money }[] {
  const lines = invoices.flatMap((invoice) => invoice.lines);
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((left, right) => left - right);
  return rates.flatMap((rate) => {
    const taxes = lines.filter(({ vatRate }) => vatRate === rate).map(({ vat }) => vat);
    const [first] = taxes;
    return first ? [{ rate, amount: sum(taxes, first.currency) }] : [];
  });
}
