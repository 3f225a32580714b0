/**
 * The faults of a page for people without a large screen, a mouse or good eyesight. One function checks any page; it
 * presses nothing but the Tab key, and leaves the page unchanged.
 */
import type { JSHandle, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { wcag } from '../../.storybook/wcag.ts';
import { settleAnimations, violationsOn } from './accessible.ts';

/** All files are same-origin; scripts of a rendered page have written its attributes. */
const grammar = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'require-sri': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'no-raw-characters': 'off',
    'attr-quotes': 'off',
    // Filters take effect at once, and their form has no button.
    'wcag/h32': 'off',
  },
});

async function grammarFaults(page: Page): Promise<readonly string[]> {
  const { results } = await grammar.validateString(await page.content());
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `html: ${ruleId}: ${message} (${selector})`);
}

/** Elements beyond the window’s width, and clipped texts; a clamped text ends in an ellipsis. */
async function overflowFaults(page: Page, when: string): Promise<readonly string[]> {
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) found.push(`stands out sideways by ${scrollWidth - window.innerWidth} px`);
    for (const element of document.body.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || element.closest('svg, [hidden], [inert], [data-clamped]')) continue;
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
      const isClipped = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      // Visually hidden elements are one pixel large.
      if (!isClipped || display === 'inline' || clipPath !== 'none' || element.clientHeight <= 1) continue;
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (isCut && element.innerText.trim() !== '')
        found.push(`cuts off “${element.innerText.trim().slice(0, 40)}” (${element.tagName.toLowerCase()})`);
    }
    return found;
  });
  return faults.map((fault) => `${when}: ${fault}`);
}

/** Text at 200 %, as by a browser's setting (WCAG 1.4.4); and spaced as in WCAG 1.4.12. */
const textStyles = {
  '200 % text': ':root { font-size: 200% !important }',
  'spaced text':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
} as const;

async function withStyle<Value>(page: Page, css: string, look: () => Promise<Value>): Promise<Value> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, css);
  const value = await look();
  await sheet.evaluate((added) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added);
  });
  return value;
}

/** The narrowest phone, which is also a window of 1,280 px at a zoom of 400 % (WCAG 1.4.10). */
const NARROWEST = 320;

/** The narrowest window for text at 200 %. */
const PHONE = 360;

async function layoutFaults(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const faults: string[] = [];
  await page.setViewportSize({ ...size, width: NARROWEST });
  faults.push(...(await overflowFaults(page, `${NARROWEST} px`)));
  await page.setViewportSize({ ...size, width: PHONE });
  for (const [name, css] of Object.entries(textStyles))
    faults.push(...(await withStyle(page, css, () => overflowFaults(page, name))));
  await page.setViewportSize(size);
  return faults;
}

/** The maximum of presses of the Tab key: the first controls of a long list stand for all. */
const MOST_STOPS = 60;

interface Stop {
  /** The end of the page, or an iframe; or an element that had focus before. */
  readonly isLast: boolean;
  readonly faults: readonly string[];
}

/**
 * The facts about the focused element.
 * @param visited The elements that had it before.
 */
async function lookAtFocus(page: Page, visited: JSHandle<WeakSet<Element>>): Promise<Stop> {
  return page.evaluate((former) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || element.tagName === 'IFRAME')
      return { isLast: true, faults: [] };
    const words = (element.innerText || element.getAttribute('aria-label') || element.id).trim().slice(0, 40);
    const called = `${element.tagName.toLowerCase()} “${words}”`;
    // After the last control focus moves to the browser’s own controls and the document: no element has it twice
    // before.
    if (former.has(element)) return { isLast: true, faults: [`focus: is held back and comes to ${called} again`] };
    former.add(element);
    const properties = ['boxShadow', 'borderColor', 'backgroundColor', 'color', 'textDecoration'] as const;
    // A control drawn by its wrapper shows focus there.
    const drawn = [element, element.parentElement, element.nextElementSibling, element.closest('label')];
    const lookOf = () =>
      JSON.stringify(
        drawn.map((each) => {
          if (!each) return null;
          const style = getComputedStyle(each);
          // An outline without a style is not drawn in any color.
          const outline = style.outlineStyle === 'none' ? '' : style.outline;
          return [outline, ...properties.map((property) => style[property])];
        }),
      );
    const faults: string[] = [];
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const isUnseen = bottom <= 0 || right <= 0 || top >= window.innerHeight || left >= window.innerWidth;
    if (isUnseen) faults.push('is focused outside the window');
    else if (width > 1 && height > 1 && getComputedStyle(element).opacity !== '0') {
      const inset = Math.min(4, width / 2, height / 2);
      const points = [
        [left + width / 2, top + height / 2],
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ] as const;
      const isHit = points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return (
          hit !== null &&
          (element.contains(hit) || hit.contains(element) || element.closest('label')?.contains(hit) === true)
        );
      });
      if (!isHit) faults.push('is covered while it has focus');
    }
    const focused = lookOf();
    element.blur();
    const isSame = lookOf() === focused;
    element.focus({ preventScroll: true });
    if (isSame) faults.push('looks the same with focus as without');
    return { isLast: false, faults: faults.map((fault) => `focus: ${called} ${fault}`) };
  }, visited);
}

/** The faults found by tabbing through the page, in the colors of a high-contrast mode. */
async function focusFaults(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
  });
  const visited = await page.evaluateHandle(() => new WeakSet<Element>());
  const faults: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await lookAtFocus(page, visited);
    faults.push(...stop.faults);
    if (stop.isLast) break;
  }
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}

/**
 * All faults of a page, one line each: axe (WCAG 2.2 A and AA, best practices, experimental rules), HTML, 320 px and
 * 200 % text, text spacing, and the focus during tabbing in forced colors. Typed values are kept; the focus is lost.
 */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  await settleAnimations(page);
  return [
    ...(await violationsOn(page, { tags: [...wcag, 'best-practice', 'experimental'] })),
    ...(await grammarFaults(page)),
    ...(await layoutFaults(page)),
    ...(await focusFaults(page)),
  ];
}
