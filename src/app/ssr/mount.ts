/** Replaces the prerendered markup by the application. */
import { record, string } from 'superstruct';

/** Longest time for which the prerendered markup stays while the page loads, in milliseconds; then a skeleton shows. */
const PATIENCE = 3_000;

/** Whether a page is rendered whole, including its lazy parts (`data-late`). */
function isDrawn(stage: HTMLElement): boolean {
  const main = stage.querySelector('main:not([aria-busy="true"])');
  return Boolean(main?.querySelector('h1 + *')) && stage.querySelector('[data-late]') === null;
}

/** The application's link to the same address as a prerendered one. */
function sameLink(stage: HTMLElement, former: Element | null): HTMLElement | null {
  const href = former?.getAttribute('href') ?? null;
  return href === null ? null : stage.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
}

/**
 * Returns the root element for React. In a prerendered document, that is a detached element, which replaces the
 * prerendered markup after the first full render: scroll position and focus stay. Resolves once the page's code has
 * loaded, or after the timeout.
 *
 * @param root The element with the prerendered markup, or without children.
 * @param coming Loading of the page's code and data.
 */
export async function mount(root: HTMLElement, coming: Promise<unknown>): Promise<HTMLElement> {
  // The render reports a failure.
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

/** Formatted texts of the prerendered markup, by their keys (`src/i18n/written.ts`). */
export function writtenIn(root: HTMLElement): Readonly<Record<string, string>> {
  const text = root.querySelector('script[data-written]')?.textContent;
  return text ? record(string(), string()).create(JSON.parse(text)) : {};
}
