/** The controls of a page: what a person can press, type into and choose, each under a name that a report can tell. */
import type { Stage } from './stage.tsx';

/** The accessible words of a control. */
function wordsOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
}

/** A file is chosen in the browser’s own window, which no script opens. */
const TEXTS = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';
const OPTIONS = 'input[type=checkbox], input[type=radio]';

/** Something that a person can do something with. */
export interface Control {
  /** Finds it again in another drawing of the same page: what it is and is called, and which of those. */
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

/** Whether a person can use it now. Controls hidden by a step that loads late do not count. */
function isUsable(element: HTMLElement): boolean {
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

/** Buttons and links, without the footer: it belongs to no chart. */
export function pressable(stage: Stage): readonly Control[] {
  return named(stage.all('button, a[href], summary')).filter(({ element }) => isUsable(element));
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

/** Native lists of options. */
export function selects(stage: Stage): readonly HTMLSelectElement[] {
  return stage
    .all('select')
    .filter((element) => element instanceof HTMLSelectElement)
    .filter(isUsable);
}

/** Values of all fields of the page, by name. */
export function valuesOf(stage: Stage): ReadonlyMap<string, string> {
  const fields = named(stage.all('input, textarea, select')).map(({ name, element }) => {
    if (element instanceof HTMLInputElement && element.matches(OPTIONS))
      return [name, String(element.checked)] as const;
    const isField = isText(element) || element instanceof HTMLSelectElement;
    return [name, isField ? element.value : ''] as const;
  });
  return new Map(fields);
}

/** Puts a text into a field as a keyboard does: past what React keeps of it. */
export async function type(stage: Stage, field: TextControl, text: string): Promise<void> {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  await stage.act(() => {
    Reflect.set(prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Chooses a line of a native list. */
export async function choose(stage: Stage, field: HTMLSelectElement, value: string): Promise<void> {
  await stage.act(() => {
    Reflect.set(HTMLSelectElement.prototype, 'value', value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** A click of a mouse: focus comes first, as in a browser. */
export async function press(stage: Stage, element: HTMLElement): Promise<void> {
  await stage.act(() => {
    element.focus();
    element.click();
  });
}

/** The name by which reports call an element. */
export function nameOf(element: HTMLElement): string {
  return calledAs(element);
}
