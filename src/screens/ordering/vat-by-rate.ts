import type { Invoice } from '../../../machines/domain/invoice.ts';
import type { Money } from '../../../machines/domain/money.ts';
import { sum } from '../../../machines/domain/money.ts';

/** Tax of some invoices of one currency, by rate in basis points, the lowest first. */
export function vatByRate(invoices: readonly Invoice[]): readonly { readonly rate: number; readonly amount: Money }[] {
  const lines = invoices.flatMap((invoice) => invoice.lines);
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((left, right) => left - right);
  return rates.flatMap((rate) => {
    const taxes = lines.filter(({ vatRate }) => vatRate === rate).map(({ vat }) => vat);
    const [first] = taxes;
    return first ? [{ rate, amount: sum(taxes, first.currency) }] : [];
  });
}
