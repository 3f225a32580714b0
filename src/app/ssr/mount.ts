/** Replaces the prerendered markup by the application. */
import { record, string } from 'superstruct';

/** Longest time for which the prerendered markup stays while the page loads, in milliseconds; then a skeleton shows. */
const PATIENCE = 3_000;

/** Whether a page is rendered whole, including its lazy parts (`data-late`). */
function isDrawn(stage: HTMLElement): boolean {
  const main = stage.querySelector('main:not([aria-busy="true"])');
  return Boolean(main?.querySelector('h1 + *')) && stage.querySelector('[data-late]') === null;
}

/** The application's field, or link to the same address, for a prerendered one. */
function sameControl(stage: HTMLElement, former: Element): HTMLElement | null {
  const href = former.getAttribute('href');
  const selector = href === null ? `#${CSS.escape(former.id)}` : `a[href="${CSS.escape(href)}"]`;
  return former.id === '' && href === null ? null : stage.querySelector<HTMLElement>(selector);
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Types what has been typed in a prerendered field into the application's. */
function typeAgain(stage: HTMLElement, former: Element): void {
  const field = sameControl(stage, former);
  if (!isField(former) || !isField(field)) return;
  // The element's own property is React's, which would see no change.
  Reflect.set(Object.getPrototypeOf(field), 'value', former.value, field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Moves the focus to the application's control, with what is selected in it. */
function focusAgain(stage: HTMLElement, former: Element): void {
  const control = sameControl(stage, former);
  control?.focus({ preventScroll: true });
  if (!(control instanceof HTMLInputElement) || !(former instanceof HTMLInputElement)) return;
  // Fields of emails have no selection.
  if (former.selectionStart !== null) control.setSelectionRange(former.selectionStart, former.selectionEnd);
}

/**
 * Returns the root element for React. In a prerendered document, that is a detached element, which replaces the
 * prerendered markup after the first full render: scroll position, focus and what has been typed stay. Resolves once
 * the page's code has loaded, or after the timeout.
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
    for (const field of root.querySelectorAll('[data-typed]')) typeAgain(stage, field);
    if (focused) focusAgain(stage, focused);
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
