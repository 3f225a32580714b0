/** Controls of a page that a person can press, type into or choose, each with a name for reports. */
import type { Stage } from './stage.tsx';

/** Accessible name of a control. */
export function wordsOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
}

/** File inputs open a window of the browser, which no script can use. */
const TEXTS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';
const OPTIONS = 'input[type=checkbox], input[type=radio]';

const FIELDS = 'input, textarea, select';

/** A usable control. */
export interface Control {
  /** Key that finds the control in another rendering of the same page: kind, name and index. */
  readonly name: string;
  readonly element: HTMLElement;
}

function calledAs(element: HTMLElement): string {
  if (element instanceof HTMLInputElement) {
    const { type, name, value } = element;
    return type === 'checkbox' || type === 'radio' ? `${type} ${name}=${value}` : `field ${name}`;
  }
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return `field ${element.name}`;
  return `${element.localName === 'a' ? 'link' : element.localName} “${wordsOf(element)}”`;
}

/** Whether a person can use it now. Controls hidden by a step that loads late do not count, nor those of the footer, which belongs to no chart. */
export function isUsable(element: HTMLElement): boolean {
  return (
    !element.matches(':disabled, [aria-disabled=true], [readonly]') &&
    element.closest('[hidden], [style*="display: none"], footer') === null
  );
}

function named(elements: readonly HTMLElement[]): readonly Control[] {
  const seen = new Map<string, number>();
  return elements.map((element) => {
    const called = calledAs(element);
    const count = (seen.get(called) ?? 0) + 1;
    seen.set(called, count);
    return { name: count === 1 ? called : `${called} (${count})`, element };
  });
}

/** Buttons and links, also those that cannot be used now. */
export function pressables(stage: Stage): readonly Control[] {
  return named(stage.all('button, a[href], summary'));
}

/** Usable buttons and fields by name. */
export function controlsByName(stage: Stage): ReadonlyMap<string, readonly HTMLElement[]> {
  return Map.groupBy(stage.all(`button, ${FIELDS}`).filter(isUsable), calledAs);
}

/** Checkboxes, radio buttons and options. */
export function options(stage: Stage): readonly Control[] {
  return named(stage.all(OPTIONS)).filter(({ element }) => isUsable(element));
}

/** A field of text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

function isText(element: HTMLElement): element is TextControl {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Text fields. */
export function texts(stage: Stage): readonly TextControl[] {
  return stage.all(TEXTS).filter(isText).filter(isUsable);
}

/** Native selects. */
export function selects(stage: Stage): readonly HTMLSelectElement[] {
  return stage
    .all('select')
    .filter((element) => element instanceof HTMLSelectElement)
    .filter(isUsable);
}

/** Values of all fields of the page, by name. */
export function valuesOf(stage: Stage): ReadonlyMap<string, string> {
  const fields = named(stage.all(FIELDS)).map(({ name, element }) => {
    if (element instanceof HTMLInputElement && element.matches(OPTIONS))
      return [name, String(element.checked)] as const;
    const isField = isText(element) || element instanceof HTMLSelectElement;
    return [name, isField ? element.value : ''] as const;
  });
  return new Map(fields);
}

/** Types a text as a keyboard does: the prototype's setter bypasses React's. */
export async function type(stage: Stage, field: TextControl, text: string): Promise<void> {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  await stage.act(() => {
    Reflect.set(prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Chooses an option of a native select. */
export async function choose(stage: Stage, field: HTMLSelectElement, value: string): Promise<void> {
  await stage.act(() => {
    Reflect.set(HTMLSelectElement.prototype, 'value', value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** A mouse click: focus comes first, as in a browser. */
export async function press(stage: Stage, element: HTMLElement): Promise<void> {
  await stage.act(() => {
    element.focus();
    element.click();
  });
}

/** Name of an element in reports. */
export function nameOf(element: HTMLElement): string {
  return calledAs(element);
}
