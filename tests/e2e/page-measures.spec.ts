/**
 * Every page, the server’s own included, at four widths and in print: one left and one right edge, amounts in columns, type that can be
 * read. On a phone: targets for fingers, and text twice as large without loss (WCAG 1.4.4, 1.4.10; RGAA 10.4).
 */
import type { Page } from '@playwright/test';
import { wcag } from '../../.storybook/wcag.ts';
import { settleAnimations, violationsOn } from '../support/accessible.ts';
import { expect, test } from '../support/browser-test.ts';
import { addresses, arrive, outcomes, pageOfAddress, samples, visit } from '../support/page-addresses.ts';
import { measurePage, type Measures } from '../support/page-measures.ts';
import { misfits, smallTargets } from '../support/phone-measures.ts';
import { servedPages } from '../support/served-pages.ts';
import { type PageName, pageNames, pageOf } from '../../contract/pages.ts';

const widths = [360, 768, 1280, 1680] as const;

/** The pages that sell, and the lowest place of their primary action by the window's width, in pixels. */
const sellingPages: readonly (PageName | null)[] = ['home', 'quoteRequest', 'newsletterSignup'];
const lowestAction: Readonly<Record<number, number>> = { 360: 1_400, 1280: 900 };

interface Fault {
  readonly measure:
    | 'edges'
    | 'sums in one column'
    | 'sums of 16 px'
    | 'whole references'
    | 'small type'
    | 'current item'
    | 'sums in print'
    | 'headings in print'
    | 'primary action'
    | 'header';
  readonly says: string;
}

const isFar = (one: number, other: number): boolean => Math.abs(one - other) > 1;

function* edgeFaults({ rule, content, ruled }: Measures): Generator<Fault> {
  const measure = 'edges';
  if (!rule) {
    yield { measure, says: 'has no double rule' };
    return;
  }
  if (isFar(content.left, rule.left)) yield { measure, says: `begins at ${content.left}, the rule at ${rule.left}` };
  if (content.right > rule.right + 1) yield { measure, says: `ends at ${content.right}, the rule at ${rule.right}` };
  for (const right of new Set(ruled))
    if (isFar(right, rule.right))
      yield { measure, says: `has a list that ends at ${right}, the rule at ${rule.right}` };
}

function* sumFaults({ sums }: Measures): Generator<Fault> {
  for (const [column, members] of Map.groupBy(sums, (sum) => sum.column)) {
    // Of several amounts in a row the last one counts.
    const rows = members.filter((sum) => !members.some(({ top, right }) => !isFar(top, sum.top) && right > sum.right));
    const edge = Math.max(...rows.map(({ right }) => right));
    if (column === null) continue;
    for (const { text, right } of rows)
      if (isFar(right, edge))
        yield { measure: 'sums in one column', says: `has ${text} at ${right}, others of its list at ${edge}` };
  }
  for (const { text, size, isCaption } of sums)
    if (size < 16 && !isCaption) yield { measure: 'sums of 16 px', says: `has ${text} in ${size} px` };
}

function* frameFaults(page: PageName | null, width: number, measures: Measures): Generator<Fault> {
  const { characters, currentItems, primaryAction, headerHeight, brokenReferences } = measures;
  for (const reference of brokenReferences) yield { measure: 'whole references', says: `breaks ${reference}` };
  const share = Math.round((100 * characters.small) / characters.all);
  if (share > 25) yield { measure: 'small type', says: `has ${share} % of its characters below 16 px` };
  if (page !== null && pageOf(page).layout === 'account' && currentItems.length !== 1)
    yield { measure: 'current item', says: `has ${currentItems.length} current items in its index` };
  const lowest = sellingPages.includes(page) ? lowestAction[width] : undefined;
  if (lowest !== undefined && (primaryAction ?? Infinity) > lowest)
    yield { measure: 'primary action', says: `has its primary action at ${primaryAction}` };
  if (width === 360 && headerHeight > 64) yield { measure: 'header', says: `has a header of ${headerHeight} px` };
}

function* printFaults(screen: Measures, print: Measures): Generator<Fault> {
  for (const amount of new Set(screen.amounts))
    if (!print.amounts.includes(amount)) yield { measure: 'sums in print', says: `prints without ${amount}` };
  // A list that is printed is printed with all of its sums.
  for (const { text, column } of screen.sums) {
    const printed = print.sums.filter((sum) => sum.column === column);
    if (printed.length > 0 && !printed.some((sum) => sum.text === text))
      yield { measure: 'sums in print', says: `prints a list without ${text}` };
  }
  for (const heading of print.emptyHeadings)
    yield { measure: 'headings in print', says: `prints “${heading}” over nothing` };
}

/** All faults of the page that is shown, each with the width of the window. */
async function faultsOf(page: Page, name: PageName | null): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  let widest: Measures | null = null;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const measures = await page.evaluate(measurePage);
    widest = measures;
    for (const { measure, says } of [
      ...edgeFaults(measures),
      ...sumFaults(measures),
      ...frameFaults(name, width, measures),
    ])
      faults.push({ measure, says: `${says} (${width} px)` });
  }
  await page.emulateMedia({ media: 'print' });
  if (widest) faults.push(...printFaults(widest, await page.evaluate(measurePage)));
  await page.emulateMedia({ media: null });
  return faults;
}

/** What does not fit a phone, with text at 100 and 200 %. */
async function misfitsOnPhone(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 360, height: 780 });
  await settleAnimations(page);
  const usual = await page.evaluate(misfits);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await settleAnimations(page);
  const large = await page.evaluate(misfits);
  return [...usual.map((each) => `at 100 % ${each}`), ...large.map((each) => `at 200 % ${each}`)];
}

/** Faults of the page that is shown, on a phone. */
async function phoneFaultsOf(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 360, height: 780 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await settleAnimations(page);
  const targets = await page.evaluate(smallTargets);
  const found = await misfitsOnPhone(page);
  await session.detach();
  return [...targets, ...found];
}

for (const [scenario, listed] of [...Object.entries(addresses), ...Object.entries(outcomes)])
  for (const [isSample, visited] of Map.groupBy(listed, (address) => samples.has(address)))
    test(`${visited.join(', ')} of ${scenario}`, { tag: isSample ? [] : '@sweep' }, async ({ page, control }) => {
      const faults: string[] = [];
      for (const address of await arrive(page, control, [scenario, visited])) {
        const name = pageOfAddress(address.replace(/^\/fr/, '') || '/');
        await visit(page, address);
        const found = await faultsOf(page, name);
        faults.push(...found.map(({ measure, says }) => `${name} ${measure}: ${address} ${says}`));
        faults.push(...(await phoneFaultsOf(page)).map((fault) => `${address}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });

const servedSamples: readonly string[] = ['shared quotation', 'card page with errors'];

for (const [name, reach] of Object.entries(servedPages))
  test(
    `the server’s ${name}, in both schemes`,
    { tag: servedSamples.includes(name) ? [] : '@sweep' },
    async ({ page, control }) => {
      await reach(page, control);
      expect((await faultsOf(page, null)).map(({ measure, says }) => `${measure}: ${says}`)).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOn(page, { tags: wcag }), colorScheme).toEqual([]);
      }
      expect(await misfitsOnPhone(page)).toEqual([]);
    },
  );

test('every page of the table is measured', () => {
  const measured = new Set(Object.values(addresses).flatMap((listed) => listed.map(pageOfAddress)));
  expect(pageNames.filter((name) => !measured.has(name))).toEqual([]);
});
