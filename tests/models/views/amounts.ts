/** Amounts on a page, compared with the chart's: the amount paid is the total, tax included. */
import type { Money } from '../../../domain/money.ts';
import { formatMoney } from '../../../src/i18n/format.ts';
import type { Note } from './law.ts';
import type { Stage } from './stage.tsx';
import { i18n } from './stage.tsx';

const isMoney = (value: object): value is Money => 'minor' in value && 'currency' in value;

/** All sums in a context, formatted as on a page, with their keys. */
function* sumsIn(value: unknown, key = ''): Generator<readonly [key: string, words: string]> {
  if (typeof value !== 'object' || value === null) return;
  if (isMoney(value)) yield [key, formatMoney(value, i18n)];
  else {
    for (const [name, below] of Object.entries(value)) yield* sumsIn(below, Array.isArray(value) ? key : name);
  }
}

type Sums = readonly (readonly [key: string, words: string])[];

/** Notes every text that contains a sum, but not one of these keys. */
function compare(sums: Sums, keys: readonly string[], named: readonly string[], note: Note): void {
  const right = sums.filter(([key]) => keys.includes(key)).map(([, words]) => words);
  const others = sums.map(([, words]) => words).filter((words) => !right.includes(words));
  for (const words of named) {
    const [other] = others.filter((sum) => words.includes(sum));
    if (other !== undefined && !right.some((sum) => words.includes(sum)))
      note('amounts', `says ${other}, which is not the ${keys.join(' or ')}`, words);
  }
}

/**
 * Checks every button with a sum, and every line named “Total”. The amount due of invoices is their rest, or what is
 * left of the next instalments; credits have a price and no tax.
 */
export function lookAtAmounts(stage: Stage, note: Note): void {
  const sums = [...sumsIn(stage.snapshot().context)];
  const paid = sums.some(([key]) => key === 'remaining') ? 'remaining' : 'total';
  const lines = stage.all('main dt, aside dt').filter(({ textContent }) => textContent?.trim() === 'Total');
  const buttons = stage.all('main button').map((button) => button.textContent ?? '');
  const totals = lines.map(({ nextElementSibling }) => nextElementSibling?.textContent ?? '');
  compare(sums, [paid, 'price', 'left', 'charge'], buttons, note);
  compare(sums, ['total', 'price'], totals, note);
}
