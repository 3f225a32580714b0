/** The state log: the states that one element of a page has shown, in order, however briefly, over all its loads. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

declare global {
  interface Window {
    readonly tellState: (state: string) => Promise<void>;
  }
}

/** The timeout for a state, in milliseconds: longer than a busy machine needs. */
const PATIENCE = 15_000;

export interface Trail {
  /** Forgets the states so far. */
  forget(): void;
  /** Waits until a state has been shown since the last awaited one. */
  passes(state: string): Promise<void>;
}

/** Watches an attribute of an element. */
export async function watch(
  page: Page,
  { element, attribute }: { readonly element: string; readonly attribute: string },
): Promise<Trail> {
  const shown: string[] = [];
  let mark = 0;
  await page.exposeFunction('tellState', (state: string) => void shown.push(state));
  await page.addInitScript(
    ([selector, name]) => {
      let last: string | null = null;
      const tell = (state: string | null | undefined): void => {
        if (state === null || state === undefined || state === last) return;
        last = state;
        void window.tellState(state);
      };
      const options = { subtree: true, childList: true, attributeFilter: [name], attributeOldValue: true };
      // Other elements, such as other sections, show their own states by the same attribute.
      const isOwn = ({ target }: MutationRecord): boolean => target instanceof Element && target.matches(selector);
      new MutationObserver((records) => {
        for (const { oldValue } of records.filter(isOwn).slice(1)) tell(oldValue);
        tell(document.querySelector(selector)?.getAttribute(name));
      }).observe(document, options);
    },
    [element, attribute] as const,
  );
  return {
    forget: () => {
      mark = shown.length;
    },
    passes: async (state) => {
      await expect
        .poll(() => shown.slice(mark), { message: `the page shows ${state}`, timeout: PATIENCE })
        .toContain(state);
      mark = shown.indexOf(state, mark) + 1;
    },
  };
}
