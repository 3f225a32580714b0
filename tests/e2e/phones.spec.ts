/** Every page on a phone: targets for fingers, and text twice as large without loss (WCAG 1.4.4, 1.4.10; RGAA 10.4). */
import { settleAnimations, violationsOn } from '../support/accessible.ts';
import { expect, test } from '../support/browser-test.ts';
import { addresses, arrive, visit } from '../support/page-addresses.ts';

/** Overflows: a page that scrolls sideways, and truncated texts. */
function misfits(): readonly string[] {
  const root = document.documentElement;
  const widest = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && element.childElementCount === 0,
  );
  const scrolls =
    root.scrollWidth > root.clientWidth
      ? [
          `scrolls to ${root.scrollWidth}: ${widest
            .map((element) => element.outerHTML.slice(0, 80))
            .slice(0, 4)
            .join(' | ')}`,
        ]
      : [];
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { overflowX, clipPath } = getComputedStyle(element);
    return overflowX === 'hidden' && clipPath === 'none' && element.scrollWidth > element.clientWidth + 1;
  });
  return [...scrolls, ...cut.map((element) => `cuts "${element.textContent}"`)];
}

/** Touch targets below 44 px, outside of tables and running text. */
function smallTargets(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('a, button, summary, label:has(input), select, input')].flatMap(
    (element) => {
      const { width, height } = element.getBoundingClientRect();
      const isTarget =
        element.checkVisibility() &&
        width > 1 &&
        !element.closest('table, label:has(input) *') &&
        getComputedStyle(element).display !== 'inline' &&
        !element.matches('[type=checkbox], [type=radio]');
      return isTarget && (height < 43.5 || width < 43.5)
        ? [`${element.textContent} ${Math.round(width)} x ${Math.round(height)}`]
        : [];
    },
  );
}

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

for (const visitor of Object.entries(addresses)) {
  test(`${visitor[0]}: targets are as large as a finger, text may be twice as large, all content has a landmark`, async ({
    page,
    control,
  }) => {
    const faults: string[] = [];
    for (const address of await arrive(page, control, visitor)) {
      const note = (found: readonly string[]): void =>
        void faults.push(...found.map((fault) => `${address}: ${fault}`));
      await visit(page, address);
      await settleAnimations(page);
      note(await page.evaluate(smallTargets));
      note((await violationsOn(page, { tags: ['best-practice'] })).map((each) => each.slice(0, 200)));
      note((await page.evaluate(misfits)).map((each) => `at 100 % ${each}`));
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await settleAnimations(page);
      note(await page.evaluate(misfits));
    }
    expect(faults).toEqual([]);
  });
}
