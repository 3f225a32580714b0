/** A browser's page translation, as Chrome does it: each text is taken out, and a `<font>` stands in its place. */
import type { Page } from '@playwright/test';

/** Marks words that were translated. */
export const translated = '†';

/** Translates every text of a page, and of the pages after it, as soon as it is there. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const translateText = (text: Text): void => {
      const isWorthIt = /\p{L}|\d/u.test(text.data) && !text.data.includes(mark);
      if (!isWorthIt || text.parentElement?.closest('script, style, textarea, title')) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data.replace(/\s*$/u, (space) => mark + space);
      text.replaceWith(outer);
    };
    const translateAll = (node: Node): void => {
      if (node instanceof Text) translateText(node);
      else [...node.childNodes].forEach(translateAll);
    };
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateAll(node);
    });
    document.addEventListener('DOMContentLoaded', () => {
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      translateAll(document.body);
    });
  }, translated);
}
