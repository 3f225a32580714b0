/** What axe says of a page: each rule where its verdict can differ from the ones before. */
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { wcag } from '../../.storybook/wcag.ts';
import { findUnjudged } from './unjudged.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
    /** Pages that axe has judged here, by the rules that it was asked about and by what they look like. */
    judged?: Set<string>;
    /** Texts that axe has found contrast enough for, by what that depends on. */
    measured?: Set<string>;
  }
}

/** Rules about what is painted: their verdicts depend on colours and widths. All others depend on the elements alone. */
const painted = ['link-in-text-block', 'scrollable-region-focusable'];

/** Two more of these, which take longer than all others together: they are asked about single elements. */
const single = ['color-contrast', 'target-size'];

/**
 * The rules of accessibility that a page breaks, one line each. Two pages of the same elements in the same states get the same
 * verdicts, whatever their words: of a text it counts that there is one, of an id which elements share it. So a page is
 * judged once, whatever its language, and once more in each setting by what is painted. Of a page that is new, contrasts
 * and sizes are judged where they can differ from those of pages before ({@link findUnjudged}).
 * @param setting Names colours and width, and whatever else styles depend on.
 */
export async function complaintsOf(page: Page, setting: string): Promise<readonly string[]> {
  const { isBuiltAnew, isPaintedAnew } = await page.evaluate(recognise, setting);
  if (!isBuiltAnew && !isPaintedAnew) return [];
  const unjudged = await page.evaluateHandle(findUnjudged, setting);
  const rules = isBuiltAnew ? wcag : painted;
  const complaints = await page.evaluate(judge, { unjudged, rules, single });
  await unjudged.dispose();
  return complaints;
}

/** Whether a page of these elements is new, and whether it is in this setting. Runs in the page. */
function recognise(setting: string): { isBuiltAnew: boolean; isPaintedAnew: boolean } {
  /** Attributes with words: of those it counts only that there are some. */
  const words = ['alt', 'aria-label', 'content', 'datetime', 'name', 'placeholder', 'title', 'value'];
  /** Attributes that name elements: of those it counts which ones. */
  const names = ['id', 'for', 'href', 'aria-activedescendant', 'aria-owns'];
  const naming = /^aria-(?:labelledby|describe|control|detail)/;
  const known = new Map<string, number>();
  const numberOf = (id: string): string => {
    const number = known.get(id) ?? known.size;
    known.set(id, number);
    return `#${number}`;
  };
  const presenceOf = (text: string): string => (text.trim() === '' ? '' : 'words');
  const attributeOf = ({ name, value, ownerElement }: Attr): string => {
    if (words.includes(name)) return `${name}=${presenceOf(value)}`;
    if (name === 'href' && !value.startsWith('#')) return `href=${presenceOf(value)}`;
    // The language in which one reads is the other one next time.
    if (name === 'aria-current' && ownerElement?.hasAttribute('hreflang')) return '';
    if (!names.includes(name) && !naming.test(name)) return `${name}=${value}`;
    const ids = value.split(/\s+/).filter(Boolean);
    return `${name}=${ids.map((id) => numberOf(id.replace(/^#/, ''))).join(' ')}`;
  };
  const states = [':focus', ':checked', ':disabled', ':invalid', ':placeholder-shown'];
  const lookOf = (element: Element): string => {
    const state = states.filter((each) => element.matches(each));
    if (!element.checkVisibility({ visibilityProperty: true })) state.push('hidden');
    const inner = [...element.childNodes].map((node) =>
      node instanceof Element ? lookOf(node) : presenceOf(node.textContent ?? ''),
    );
    const own = [...element.attributes].map(attributeOf).filter((each) => each !== '');
    return `<${[element.tagName, ...own, ...state].join(' ')}>${inner.join('')}</>`;
  };
  const look = lookOf(document.body);
  const judged = (window.judged ??= new Set());
  const isNew = (question: string): boolean => {
    const key = `${question} ${look}`;
    const isUnknown = !judged.has(key);
    judged.add(key);
    return isUnknown;
  };
  return { isBuiltAnew: isNew(''), isPaintedAnew: isNew(setting) };
}

interface Questions {
  readonly unjudged: ReturnType<typeof findUnjudged>;
  /** Rules, or tags of rules, that the page is judged by, but for the single ones. */
  readonly rules: readonly string[];
  /** Rules that what is not judged yet is judged by. */
  readonly single: readonly string[];
}

/** Asks axe. Runs in the page. */
async function judge({ unjudged, rules, single: ofElements }: Questions): Promise<readonly string[]> {
  const { texts, crowded } = unjudged;
  const ask = async (context: axe.ElementContext, options: axe.RunOptions): Promise<axe.AxeResults> => {
    // What axe loads first are media, and all styles, which only a rule reads that is not among these.
    const usual: axe.RunOptions = { ...options, preload: { assets: ['media'] }, elementRef: true };
    const results = await window.axe.run(context, { ...usual, selectors: false });
    // To find selectors takes time: where there is nothing to complain of, nobody reads them.
    return results.violations.length === 0 ? results : window.axe.run(context, usual);
  };
  const { violations: wrong } = await ask(
    { include: ['body'], exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']] },
    {
      runOnly: [...rules],
      rules: Object.fromEntries(ofElements.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
    },
  );
  if (texts.size + crowded.length > 0) {
    const { violations, passes } = await ask(
      { include: [...texts.keys(), ...crowded] },
      { runOnly: [...ofElements], resultTypes: ['violations', 'passes'] },
    );
    wrong.push(...violations);
    // What axe has not seen on the screen passes, too, and says no ratio.
    const isMeasured = ({ data }: { data: unknown }): boolean =>
      typeof data === 'object' && data !== null && 'contrastRatio' in data && Number(data.contrastRatio) > 1;
    for (const { element, any } of passes.flatMap(({ nodes }) => nodes)) {
      const key = element && texts.get(element);
      if (key && any.some(isMeasured)) (window.measured ??= new Set()).add(key);
    }
  }
  return wrong.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
