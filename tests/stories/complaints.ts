/** What axe says of a page: each rule where its verdict can differ from the ones before. */
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { wcag } from '../../.storybook/wcag.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
    /** Pages that axe has judged here, by the rules that it was asked about and by what they look like. */
    judged?: Set<string>;
  }
}

/** Rules about what is painted: their verdicts depend on colours and widths. All others depend on the elements alone. */
const painted = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * The rules of accessibility that a page breaks, one line each. Two pages of the same elements in the same states get the same
 * verdicts, whatever their words: of a text it counts that there is one, of an id which elements share it. So a page is
 * judged once, whatever its language, and once more in each setting by what is painted.
 * @param setting Names colours and width, and whatever else styles depend on.
 */
export function complaintsOf(page: Page, setting: string): Promise<readonly string[]> {
  return page.evaluate(
    async ([tags, styled, aboutPaint]) => {
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
      const isBuiltAnew = isNew('');
      const isPaintedAnew = isNew(styled);
      if (!isBuiltAnew && !isPaintedAnew) return [];
      const { violations } = await window.axe.run(
        { include: ['body'], exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']] },
        { runOnly: isBuiltAnew ? [...tags] : [...aboutPaint], resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    [wcag, setting, painted] as const,
  );
}
