/**
 * The floor of an act's time: its changes of the page, made by hand-written DOM code on a static page of the same HTML
 * and styles.
 */
import type { Page } from 'playwright';

/** One change of a document. The path of its element: indexes among `children`, from `body` on. */
type Change = { readonly path: readonly number[] } & (
  | { readonly kind: 'html' | 'value'; readonly text: string }
  | { readonly kind: 'attribute'; readonly name: string; readonly text: string | null }
  | { readonly kind: 'checked'; readonly isOn: boolean }
  | { readonly kind: 'focus' }
);

/** The page before an act, as a static document, and the act's changes. */
export interface Recorded {
  readonly html: string;
  readonly changes: readonly Change[];
}

/** The event that the static page answers. */
export type Trigger = 'click' | 'change' | 'input';

declare global {
  interface Window {
    /** The document before the act, with its typed and ticked values. */
    former?: { readonly root: HTMLElement; readonly focused: Element | null };
  }
}

/** Runs in the page: keeps it as it is. */
export function keepFormer(): void {
  const root = document.documentElement.cloneNode(true);
  if (root instanceof HTMLElement) window.former = { root, focused: document.activeElement };
}

/** Runs in the page after an act: returns the changes since {@link keepFormer}. */
export function recordChanges(): Recorded {
  const { former } = window;
  const before = former?.root.querySelector('body');
  if (!former || !before) throw new Error('The page before the act was not kept');
  const changes: Change[] = [];
  const textsOf = (element: Element): string =>
    [...element.childNodes].map((node) => (node instanceof Text ? node.data : '|')).join('');
  const compare = (old: Element, now: Element, path: readonly number[]): void => {
    for (const name of new Set([...old.getAttributeNames(), ...now.getAttributeNames()])) {
      const text = now.getAttribute(name);
      if (old.getAttribute(name) !== text) changes.push({ path, kind: 'attribute', name, text });
    }
    if (old instanceof HTMLInputElement && now instanceof HTMLInputElement) {
      if (old.checked !== now.checked) changes.push({ path, kind: 'checked', isOn: now.checked });
      if (old.value !== now.value) changes.push({ path, kind: 'value', text: now.value });
    }
    const [children, others] = [[...old.children], [...now.children]];
    const isAlike =
      textsOf(old) === textsOf(now) && children.every((child, index) => child.nodeName === others[index]?.nodeName);
    if (!isAlike) {
      changes.push({ path, kind: 'html', text: now.innerHTML });
      return;
    }
    for (const [index, child] of children.entries()) {
      const other = others[index];
      if (other) compare(child, other, [...path, index]);
    }
  };
  compare(before, document.body, []);
  const { activeElement } = document;
  if (activeElement && activeElement !== former.focused) {
    const path: number[] = [];
    for (let at: Element | null = activeElement; at && at !== document.body; at = at.parentElement)
      path.unshift([...(at.parentElement?.children ?? [])].indexOf(at));
    changes.push({ path, kind: 'focus' });
  }
  for (const input of before.querySelectorAll('input')) {
    if (input.type === 'checkbox' || input.type === 'radio') input.toggleAttribute('checked', input.checked);
    else input.setAttribute('value', input.value);
  }
  for (const code of former.root.querySelectorAll('script, [as="script"], [rel="modulepreload"]')) code.remove();
  return { html: `<!doctype html>${former.root.outerHTML}`, changes };
}

/** Runs in the static page: makes the changes when the event comes. */
function answer({ changes, trigger }: { readonly changes: readonly Change[]; readonly trigger: Trigger }): void {
  const found = changes.map((change) => ({
    change,
    element: change.path.reduce<Element | undefined>((element, index) => element?.children[index], document.body),
  }));
  const make = (event: Event): void => {
    if (trigger === 'click') event.preventDefault();
    for (const { change, element } of found) {
      if (change.kind === 'html' && element) element.innerHTML = change.text;
      if (change.kind === 'attribute' && change.text === null) element?.removeAttribute(change.name);
      if (change.kind === 'attribute' && change.text !== null) element?.setAttribute(change.name, change.text);
      if (element instanceof HTMLInputElement && change.kind === 'value') element.value = change.text;
      if (element instanceof HTMLInputElement && change.kind === 'checked') element.checked = change.isOn;
    }
    // Elements of the new HTML can only be found now.
    for (const { path, kind } of changes) {
      const element = path.reduce<Element | undefined>((at, index) => at?.children[index], document.body);
      if (kind === 'focus' && element instanceof HTMLElement) element.focus();
    }
  };
  addEventListener(trigger, make, { once: true });
}

/** Opens the static page, scrolled and focused as the page was, ready for the act. */
export async function openFloor(
  page: Page,
  { html, changes }: Recorded,
  trigger: Trigger,
  scrolled: number,
): Promise<void> {
  await page.route('**/floor', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  await page.goto('/floor', { waitUntil: 'networkidle' });
  await page.unroute('**/floor');
  await page.evaluate(answer, { changes, trigger });
  await page.evaluate((top) => scrollTo(0, top), scrolled);
}
