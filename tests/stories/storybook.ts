import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import axe from 'axe-core';
import { record, string, type } from 'superstruct';
import { wcag } from '../../.storybook/wcag.ts';
import { finishStory, openPreview as openFolder } from '../../scripts/storyboard/preview.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
    /** Looks whose contrast axe has measured on this page. */
    measuredLooks?: Set<string>;
  }
}

/** Where `npm run test:stories` has built Storybook. */
export const folder = join(import.meta.dirname, '../../reports/storybook');

const indexStruct = type({ entries: record(string(), type({ id: string(), title: string(), name: string() })) });

/** All stories of the built Storybook. */
export function readStories(): readonly { id: string; title: string; name: string }[] {
  const index: unknown = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return Object.values(indexStruct.create(index).entries);
}

/** Opens the preview of the built Storybook with nothing in it, and axe beside it. */
export async function openPreview(context: BrowserContext): Promise<Page> {
  await context.addInitScript({ content: axe.source });
  return openFolder(context, folder);
}

/** Shows a story. Gives back what it threw. */
export async function showStory(page: Page, storyId: string): Promise<readonly string[]> {
  const { event, payload } = await finishStory(page, storyId);
  return event === 'storyFinished' ? [] : [`${event}: ${JSON.stringify(payload)}`];
}

/**
 * The rules of accessibility that a page breaks, one line each. Contrast, which takes most of the time, depends on
 * elements and their styles, not on words: it is measured once for each look, that is for the same elements in the same
 * state under the same setting.
 * @param setting Names colours and width, and whatever else styles depend on.
 */
export function complaintsOf(page: Page, setting: string): Promise<readonly string[]> {
  return page.evaluate(
    async ([tags, styled]) => {
      /** Attributes by which two languages, or two samples, may differ and look the same. */
      const wordy = [
        'alt',
        'content',
        'datetime',
        'for',
        'href',
        'id',
        'lang',
        'name',
        'placeholder',
        'title',
        'value',
      ];
      const isWordy = (name: string): boolean =>
        wordy.includes(name) || /^aria-(?:label|describe|control|detail)/.test(name);
      const lookOf = (element: Element): string => {
        const attributes = [...element.attributes].filter(({ name }) => !isWordy(name));
        const state = [':focus', ':checked', ':disabled', ':invalid', ':placeholder-shown'].filter((each) =>
          element.matches(each),
        );
        const inner = [...element.childNodes].map((node) => {
          if (node instanceof Element) return lookOf(node);
          return node.textContent?.trim() ? 'words' : '';
        });
        const own = attributes.map(({ name, value }) => `${name}=${value}`);
        return `<${[element.tagName, ...own, ...state].join(' ')}>${inner.join('')}</>`;
      };
      window.measuredLooks ??= new Set();
      const look = `${styled} ${lookOf(document.body)}`;
      const isNew = !window.measuredLooks.has(look);
      window.measuredLooks.add(look);
      const { violations } = await window.axe.run(
        { include: ['body'], exclude: [['.sb-wrapper'], ['#storybook-docs'], ['#storybook-highlights-root']] },
        { runOnly: [...tags], rules: { 'color-contrast': { enabled: isNew } }, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
      );
    },
    [wcag, setting] as const,
  );
}
