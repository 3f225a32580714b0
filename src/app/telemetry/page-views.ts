import type { Locale } from '../../../machines/domain/locale.ts';
import { pushPageView } from '../../page/analytics.ts';

/** Where the application draws: at first perhaps nowhere in the document yet. */
let stage: ParentNode = document;

/** Says where the application draws. */
export function drawIn(element: ParentNode): void {
  stage = element;
}

/** The page that is drawn and no longer prepared, if one is. */
export function readyPage(): HTMLElement | null {
  const main = stage.querySelector<HTMLElement>('#main');
  return main?.getAttribute('aria-busy') === 'true' ? null : main;
}

/**
 * Tells each navigation once (specification §2): when the page that it has led to is drawn and no longer prepared, under
 * the title that it has then. A page in another language is another one; what differs in the query alone, as the filters
 * of a list do, is the same.
 */
export class PageViews {
  #address = '';
  #page = '';

  /** Looks at what is drawn, after every change of it. */
  look(locale: Locale): void {
    const main = readyPage();
    if (!main) return;
    const { pathname, search } = window.location;
    const address = `${locale} ${pathname}${search}`;
    const page = `${locale} ${pathname} ${main.dataset['screen'] ?? ''}`;
    // Where the address is the same, a page has only gone on, from a failure for instance.
    const isAnother = address !== this.#address && page !== this.#page;
    this.#address = address;
    this.#page = page;
    if (isAnother) pushPageView(document.title);
  }
}
