/** How the application takes the place of the beginning that the server has drawn. */
import { record, string } from 'superstruct';

/** So long the beginning stays though the application still prepares its page, in milliseconds: then it says what it waits for. */
const PATIENCE = 3_000;

/** Whether a page is drawn whole, with whatever comes late. */
function isDrawn(stage: HTMLElement): boolean {
  const main = stage.querySelector('main:not([aria-busy="true"])');
  return Boolean(main?.querySelector('h1 + *')) && stage.querySelector('[data-late]') === null;
}

/** The link of the application that stands where another one stood. */
function sameLink(stage: HTMLElement, former: Element | null): HTMLElement | null {
  const href = former?.getAttribute('href') ?? null;
  return href === null ? null : stage.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
}

/**
 * Gives where the application draws. Where the document has a beginning, that is an element outside of the document, which
 * takes the beginning's place in one piece as soon as a page is drawn: what is read stays where it is, and so does the focus.
 * Nothing is drawn there before there is more to say than the beginning says.
 *
 * @param root The element that holds the beginning, or nothing.
 * @param coming What the page is drawn of.
 */
export async function mount(root: HTMLElement, coming: Promise<unknown>): Promise<HTMLElement> {
  // Whoever draws hears of a failure.
  const settled = coming.catch(() => undefined);
  if (root.firstElementChild === null) return root;
  const stage = document.createElement('div');
  stage.id = root.id;
  const show = (): void => {
    observer.disconnect();
    if (!root.isConnected) return;
    const focused = root.contains(document.activeElement) ? document.activeElement : null;
    root.replaceWith(stage);
    sameLink(stage, focused)?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (isDrawn(stage)) show();
  });
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([settled, patience]);
  observer.observe(stage, { subtree: true, childList: true, attributes: true });
  void patience.then(show);
  return stage;
}

/** What a beginning has written by formatters, by what it says (`src/i18n/written.ts`). */
export function writtenIn(root: HTMLElement): Readonly<Record<string, string>> {
  const text = root.querySelector('script[data-written]')?.textContent;
  return text ? record(string(), string()).create(JSON.parse(text)) : {};
}
