import type { InvoiceLine } from '../../../domain/invoice.ts';
import { money, portion } from '../../../domain/money.ts';

/** Amounts before tax and of tax at one rate, in the smallest units. */
export interface RateAmounts {
  /** Basis points. */
  readonly vatRate: number;
  readonly net: number;
  readonly vat: number;
}

/** A line of a credit note; its amounts are positive. */
export interface CreditLine extends RateAmounts {
  readonly label: string;
  readonly quantity: number;
}

/** The part of an invoice to be credited: an amount, tax included, or lines by their numbers from 1 on. */
export type CreditPart =
  | { readonly kind: 'amount'; readonly minor: number }
  | { readonly kind: 'lines'; readonly numbers: readonly number[] };

/** What a part comes to, or why it cannot be credited. */
export type PartLines =
  | { readonly kind: 'lines'; readonly lines: readonly CreditLine[] }
  | { readonly kind: 'noLine'; readonly number: number }
  | { readonly kind: 'creditedLine'; readonly number: number }
  | { readonly kind: 'tooMuch'; readonly left: number };

/** Names an amount of a rate that is credited: of what it is a part. */
export type LabelOf = (vatRate: number) => string;

/** An invoice and the lines of its credit notes, which are negative. */
export interface Credited {
  readonly lines: readonly InvoiceLine[];
  readonly credits: readonly InvoiceLine[];
}

/** Sums of some lines by rate, lowest rate first. */
function byRate(lines: readonly InvoiceLine[]): readonly RateAmounts[] {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((left, right) => left - right);
  return rates.map((vatRate) => {
    const own = lines.filter((line) => line.vatRate === vatRate);
    const total = (amount: 'net' | 'vat') => own.reduce((all, line) => all + line[amount].minor, 0);
    return { vatRate, net: total('net'), vat: total('vat') };
  });
}

/** What is left to credit at each rate. */
export function leftToCredit({ lines, credits }: Credited): readonly RateAmounts[] {
  return byRate([...lines, ...credits]).filter(({ net, vat }) => net > 0 || vat > 0);
}

const grossOf = (rates: readonly RateAmounts[]) => rates.reduce((all, { net, vat }) => all + net + vat, 0);

/** Shares an amount out in proportion to some weights: whole units, by the largest remainder. */
function shareOut(amount: number, weights: readonly number[]): readonly number[] {
  const whole = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (amount * weight) / whole);
  const shares = exact.map(Math.floor);
  const order = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .toSorted((left, right) => right.rest - left.rest);
  const missing = amount - shares.reduce((all, share) => all + share, 0);
  const raised = new Set(order.slice(0, missing).map(({ index }) => index));
  return shares.map((share, index) => share + (raised.has(index) ? 1 : 0));
}

/**
 * Splits an amount with tax at one rate. All credits together have the tax of their sum, where an amount before tax has
 * this total; otherwise one minor unit more or less.
 */
function split(gross: number, left: RateAmounts, credited: RateAmounts): RateAmounts {
  const { vatRate } = left;
  if (gross === left.net + left.vat) return left;
  const whole = credited.net + credited.vat + gross;
  const near = Math.round((whole * 10_000) / (10_000 + vatRate));
  const taxed = (net: number) => net + portion(money(net, 'EUR'), vatRate).minor;
  const sum = [near, near - 1, near + 1].find((net) => taxed(net) === whole) ?? near;
  const net = Math.min(left.net, Math.max(gross - left.vat, sum - credited.net));
  return { vatRate, net, vat: gross - net };
}

function linesOfAmount({ lines, credits }: Credited, minor: number, labelOf: LabelOf): PartLines {
  const left = leftToCredit({ lines, credits });
  const all = grossOf(left);
  if (minor > all) return { kind: 'tooMuch', left: all };
  const before = byRate(credits);
  const shares = shareOut(
    minor,
    left.map(({ net, vat }) => net + vat),
  );
  const parts = left.map((rate, index) => {
    const { net = 0, vat = 0 } = before.find(({ vatRate }) => vatRate === rate.vatRate) ?? {};
    return split(shares[index] ?? 0, rate, { vatRate: rate.vatRate, net: 0 - net, vat: 0 - vat });
  });
  const credited = parts.filter(({ net, vat }) => net + vat > 0);
  return { kind: 'lines', lines: credited.map((part) => ({ ...part, label: labelOf(part.vatRate), quantity: 1 })) };
}

const isSame = (line: InvoiceLine, credit: InvoiceLine) =>
  line.label === credit.label && line.net.minor === 0 - credit.net.minor && line.vatRate === credit.vatRate;

function linesOfNumbers({ lines, credits }: Credited, numbers: readonly number[]): PartLines {
  const chosen: CreditLine[] = [];
  const left = new Map(leftToCredit({ lines, credits }).map((rate) => [rate.vatRate, rate]));
  for (const number of new Set(numbers)) {
    const line = lines[number - 1];
    if (!line) return { kind: 'noLine', number };
    const { label, quantity, vatRate } = line;
    const alike = lines.filter((other) =>
      isSame(other, { ...line, net: money(0 - line.net.minor, line.net.currency) }),
    );
    if (credits.filter((credit) => isSame(line, credit)).length >= alike.length)
      return { kind: 'creditedLine', number };
    const rate = left.get(vatRate) ?? { vatRate, net: 0, vat: 0 };
    const net = line.net.minor;
    if (net > rate.net) return { kind: 'tooMuch', left: grossOf([...left.values()]) };
    const vat = net === rate.net ? rate.vat : Math.min(line.vat.minor, rate.vat);
    left.set(vatRate, { vatRate, net: rate.net - net, vat: rate.vat - vat });
    chosen.push({ label, quantity, vatRate, net, vat });
  }
  return { kind: 'lines', lines: chosen };
}

/** The lines that credit a part of an invoice. */
export function linesOfPart(credited: Credited, part: CreditPart, labelOf: LabelOf): PartLines {
  return part.kind === 'amount' ? linesOfAmount(credited, part.minor, labelOf) : linesOfNumbers(credited, part.numbers);
}

/** The lines that credit all that is left of an invoice: its own, unless a part was credited before. */
export function linesOfRest({ lines, credits }: Credited, labelOf: LabelOf): readonly CreditLine[] {
  if (credits.length > 0) {
    return leftToCredit({ lines, credits }).map((rate) => ({ ...rate, label: labelOf(rate.vatRate), quantity: 1 }));
  }
  return lines.map(({ net, vat, ...line }) => ({ ...line, net: net.minor, vat: vat.minor }));
}
