/** Compares today's build with an earlier release in one run: what is slower, and what is heavier. */
import type { Browser } from 'playwright';
import { quantile } from '../quantile.ts';
import type { Weight } from './bytes.ts';
import { tellWeights, weighPages } from './bytes.ts';
import type { Line, Visit, Visits } from './paint.ts';
import { measurePaints, tellPaints } from './paint.ts';
import { withRelease } from './release.ts';

/** Difference between builds without changes, in kB: hashed file names compress differently. */
const TOLERATED_KB = 0.1;

const moments = { first: 'first paint', largest: 'largest paint', usable: 'usable' } as const;

const kinds = { code: 'code and texts', styles: 'styles', fonts: 'fonts', rest: 'document and answers' } as const;

/** Keys of a record whose type lists them all. */
function keysOf<Name extends string>(names: Readonly<Record<Name, string>>): readonly [Name, string][] {
  const found: [Name, string][] = [];
  for (const name in names) found.push([name, names[name]]);
  return found;
}

/**
 * Significantly slower measures: the first quartile of today's visits is above the third of the release's; none if the
 * release lacks the page.
 */
function slowerIn(address: string, { this: today, other }: Pick<Visits, 'this' | 'other'>): readonly string[] {
  if (other.length === 0) return [];
  return keysOf(moments).flatMap(([name, words]) => {
    const at = (visits: readonly Visit[], part: number): number =>
      quantile(
        visits.map((visit) => visit[name]),
        part,
      );
    if (at(today, 0.25) <= at(other, 0.75)) return [];
    const [now, before] = [at(today, 0.5), at(other, 0.5)];
    return [`${address}: ${words} ${before.toFixed(0)} → ${now.toFixed(0)} ms, ${(now / before).toFixed(2)}×`];
  });
}

/** Heavier kinds of files, and more requests. */
function heavierIn(path: string, today: Weight, before: Weight): readonly string[] {
  const grown = keysOf(kinds)
    .filter(([kind]) => today[kind] > before[kind] + TOLERATED_KB)
    .map(([kind, words]) => `${path}: ${words} ${before[kind].toFixed(1)} → ${today[kind].toFixed(1)} kB`);
  const asked = `${path}: requests ${before.requests} → ${today.requests}`;
  return today.requests > before.requests ? [...grown, asked] : grown;
}

function tell(what: string, lines: readonly string[]): void {
  console.log(
    lines.length === 0 ? `\nNothing is ${what}` : `\n${what}:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
}

/** Measures today's product and a release alternately, and prints both and all regressions. */
export async function compareWithRelease(
  browser: Browser,
  origin: string,
  { tag, line }: { readonly tag: string; readonly line: Line },
): Promise<void> {
  await withRelease(tag, async (other) => {
    const measuring = { other, line };
    const paints = await measurePaints(origin, measuring);
    tellPaints(paints, measuring);
    const [today, before] = [await weighPages(browser, origin), await weighPages(browser, other)];
    tellWeights(today);
    tell(
      `slower than ${tag}`,
      [...paints].flatMap(([address, visits]) => slowerIn(address, visits)),
    );
    tell(
      `heavier than ${tag}`,
      [...today].flatMap(([path, weight]) => {
        const former = before.get(path);
        return former === undefined ? [`${path}: a page that it did not have`] : heavierIn(path, weight, former);
      }),
    );
  });
}
