import type { Locale } from '../../../domain/locale.ts';
import { pushPageView } from '../../page/analytics.ts';

/** Root of the application’s markup; at first it may be detached from the document. */
let stage: ParentNode = document;

/** Sets the root of the application’s markup. */
export function drawIn(element: ParentNode): void {
  stage = element;
}

/** The main region of the rendered page; `null` while there is none, or it is busy. */
export function readyPage(): HTMLElement | null {
  const main = stage.querySelector<HTMLElement>('#main');
  return main?.getAttribute('aria-busy') === 'true' ? null : main;
}

/**
 * Reports each navigation once (specification §2): when its page has rendered and is no longer busy, under the title
 * at that moment. Another language makes another page; another query alone, as of a list’s filters, does not.
 */
export class PageViews {
  #address = '';
  #page = '';

  /** Checks the rendered page; called after each commit. */
  look(locale: Locale): void {
    const main = readyPage();
    if (!main) return;
    const { pathname, search } = window.location;
    const address = `${locale} ${pathname}${search}`;
    const page = `${locale} ${pathname} ${main.dataset['screen'] ?? ''}`;
    // Another screen at the same address is no navigation: the page has recovered from a failure, for instance.
    const isAnother = address !== this.#address && page !== this.#page;
    this.#address = address;
    this.#page = page;
    if (isAnother) pushPageView(document.title);
  }
}
