import type { Invoice } from './invoice.ts';
import type { Money } from './money.ts';
import { money, portion, sum } from './money.ts';

/** A line's amount before tax, and its rate in basis points. */
interface UntaxedLine {
  readonly net: Money;
  readonly vatRate: number;
}

/**
 * The tax of each line of one document. Tax is computed by rate, on the sum of the lines with that rate (EN 16931,
 * BR-CO-17), and shared out over them: a line has the tax of the running sum less that of the lines before it. So lines
 * always add up to the tax of their rate, and one differs from its own rounded tax by one minor unit at most.
 */
export function taxOfLines(lines: readonly UntaxedLine[]): readonly Money[] {
  const before = new Map<number, { readonly net: Money; readonly vat: Money }>();
  return lines.map(({ net, vatRate }) => {
    const none = money(0, net.currency);
    const running = before.get(vatRate) ?? { net: none, vat: none };
    const nets = sum([running.net, net], net.currency);
    const vat = portion(nets, vatRate);
    before.set(vatRate, { net: nets, vat });
    return money(vat.minor - running.vat.minor, net.currency);
  });
}

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

/** Whether no tax is charged: then its documents name no rate, and no total with tax. */
export function isUntaxed(byRate: readonly { readonly rate: number | null }[]): boolean {
  return byRate.length > 0 && byRate.every(({ rate }) => rate === 0);
}

/** The same of invoices from any back end: without rates (`null`) where the lines do not add up to the stated tax. */
export function statedVatByRate(
  invoices: readonly Pick<Invoice, 'lines' | 'vat'>[],
): readonly { readonly rate: number | null; readonly amount: Money }[] {
  const [first] = invoices;
  if (!first) return [];
  const byRate = vatByRate(invoices);
  const stated = sum(
    invoices.map(({ vat }) => vat),
    first.vat.currency,
  );
  const added = byRate.reduce((all, { amount }) => all + amount.minor, 0);
  return added === stated.minor ? byRate : [{ rate: null, amount: stated }];
}
