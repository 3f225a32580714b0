/** What a page says of money, compared with what its chart knows: the sum that is paid is the total, tax included. */
import { define, is } from 'superstruct';
import type { Money } from '../../../machines/domain/money.ts';
import { formatMoney } from '../../../src/i18n/format.ts';
import type { Note } from './law.ts';
import type { Stage } from './stage.tsx';
import { i18n } from './stage.tsx';

const money = define<Money>(
  'money',
  (value) => typeof value === 'object' && value !== null && 'minor' in value && 'currency' in value,
);

/** All sums in a context as a page writes them, by the key under which they stand. */
function* sumsIn(value: unknown, key = ''): Generator<readonly [key: string, words: string]> {
  if (is(value, money)) yield [key, formatMoney(value, i18n)];
  else if (typeof value === 'object' && value !== null) {
    for (const [name, below] of Object.entries(value)) yield* sumsIn(below, Array.isArray(value) ? key : name);
  }
}

/** What is paid in the end; credits have a price and no tax. */
const PAID: ReadonlySet<string> = new Set(['total', 'price']);

/** Looks at every button that names a sum, and at every line that is called a total. */
export function lookAtAmounts(stage: Stage, note: Note): void {
  const sums = [...sumsIn(stage.snapshot().context)];
  const paid = sums.filter(([key]) => PAID.has(key)).map(([, words]) => words);
  const others = sums.map(([, words]) => words).filter((words) => !paid.includes(words));
  const lines = stage.all('main dt, aside dt').filter(({ textContent }) => textContent?.trim() === 'Total');
  const named = [
    ...stage.all('main button').map((button) => button.textContent ?? ''),
    ...lines.map(({ nextElementSibling }) => nextElementSibling?.textContent ?? ''),
  ];
  for (const words of named) {
    const [other] = others.filter((sum) => words.includes(sum));
    if (other !== undefined && !paid.some((sum) => words.includes(sum)))
      note('amounts', `says ${other}, which is not the total`, words);
  }
}
