/** Settings of people: forced colours, larger text, a finger instead of a pointer, a low window. */
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { charts } from '../../machines/charts.ts';
import { explore } from '../../machines/engine/model/explore.ts';
import { storyIdOf } from '../../scripts/charts/story-url.ts';
import { foundOnce } from '../support/found-once.ts';
import { openPreview, readStories, showStory } from './storybook.ts';

/** One story of each step. */
const steps = await foundOnce('STORIES_OF_STEPS', () =>
  charts.flatMap((chart) => {
    const configurations = explore(chart).filter(({ isStory }) => isStory);
    return [...Map.groupBy(configurations, ({ step }) => step).values()].flatMap(([first]) =>
      first ? [storyIdOf(chart, first.id)] : [],
    );
  }),
);

/** The language with the longer texts. */
const french = { language: 'fr' } as const;

/** Stories of single components. */
const components = readStories().flatMap(({ id, title }) => (title.startsWith('UI/') ? [id] : []));

/** Shows stories in sequence, and collects violations with the story's id. */
async function walk(page: Page, ids: readonly string[], look: () => Promise<readonly string[]>): Promise<string[]> {
  const wrong: string[] = [];
  for (const id of ids) {
    const thrown = await showStory(page, id);
    wrong.push(...[...thrown, ...(await look())].map((each) => `${id}: ${each}`));
  }
  return wrong;
}

/** Names of controls without a visible change on focus in forced colours. */
function unmarked(): readonly string[] {
  const lookOf = (element: Element): string => {
    const looks: string[] = [];
    for (let each: Element | null = element; each && looks.length < 4; each = each.parentElement) {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, borderWidth, borderColor, backgroundColor } =
        getComputedStyle(each);
      const outline =
        outlineStyle === 'none' ? '' : [outlineStyle, outlineWidth, outlineColor, outlineOffset].join(' ');
      looks.push([outline, borderWidth, borderColor, backgroundColor].join('; '));
    }
    return looks.join(' | ');
  };
  const controls = document.querySelectorAll<HTMLElement>(
    '#storybook-root :is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
  );
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility() || control.matches(':disabled')) return [];
    control.blur();
    const before = lookOf(control);
    control.focus();
    if (document.activeElement !== control || lookOf(control) !== before) return [];
    return [`${control.localName} “${control.getAttribute('aria-label') ?? control.id}${control.textContent}”`];
  });
}

test('where colours are forced, what has the focus looks otherwise than without, chosen or not', async ({
  browser,
}) => {
  const page = await openPreview(browser, { forcedColors: 'active', reducedMotion: 'reduce' });
  expect(await walk(page, components, () => page.evaluate(unmarked))).toEqual([]);
  // A constant outline is no focus indicator.
  await showStory(page, components[0] ?? '');
  await page.evaluate(() => {
    const root = document.querySelector('#storybook-root');
    if (root)
      root.innerHTML =
        '<a id="planted" href="#planted" style="outline: 2px solid Highlight !important; outline-offset: 2px !important"></a>';
  });
  expect(await page.evaluate(unmarked)).toEqual(['a “planted”']);
});

test('text of twice the size has room on a phone', async ({ browser }) => {
  const page = await openPreview(browser, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' }, french);
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const overhang = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const out = [...document.querySelectorAll('#storybook-root *')].filter(
        (each) => each.getBoundingClientRect().right > clientWidth + 1 && each.childElementCount === 0,
      );
      return [`${scrollWidth - clientWidth} px stand out: ${out.map((each) => each.textContent).join(', ')}`];
    });
  expect(await walk(page, steps, overhang)).toEqual([]);
});

/** Standalone links and buttons lower than a touch target. */
function small(): readonly string[] {
  const alone = '#storybook-root main :is(a[href], button, select, textarea, label:has(input))';
  return [...document.querySelectorAll(alone)].flatMap((each) => {
    // Links within a sentence are exempt (WCAG 2.2, 2.5.8).
    if (
      !each.checkVisibility() ||
      each.parentElement?.closest('p, label') ||
      each.parentElement?.matches('li, td, th, strong')
    )
      return [];
    const { height } = each.getBoundingClientRect();
    return height < 43.5 ? [`${each.localName} “${each.textContent}” is ${height.toFixed(0)} px high`] : [];
  });
}

test('a finger finds what it is to press', async ({ browser }) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const page = await openPreview(browser, { ...phone, reducedMotion: 'reduce' }, french);
  expect(await walk(page, steps, () => page.evaluate(small))).toEqual([]);
});

test('a message never lies over what one types into', async ({ browser }) => {
  const page = await openPreview(browser, { viewport: { width: 320, height: 500 }, reducedMotion: 'reduce' });
  await showStory(page, 'ui-toastregion--over-a-field');
  const field = page.getByLabel('Your message');
  await field.fill('Bonjour');
  const message = page.getByText('Your draft is kept');
  await expect(message).toBeVisible();
  const [own, over] = [await field.boundingBox(), await message.locator('..').boundingBox()];
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
  await expect(field).toBeFocused();
});
