/** A person’s use of a page’s controls, and its required effects. */
import { matchPath } from '../../../machines/engine/path.ts';
import { stepOf } from '../../../machines/engine/index.ts';
import { placeOf } from '../../../src/engine/model/places.ts';
import { lookAtIssues } from './issues.ts';
import type { Note } from './law.ts';
import type { Control, TextControl } from './controls.ts';
import { seenOn } from './waits.ts';
import { choose, isUsable, nameOf, options, press, pressables, selects, texts, type, valuesOf } from './controls.ts';
import type { Sent, Stage } from './stage.tsx';

/** Receives the event that a control has sent, by the control's name. */
export type OnSent = (control: string, sent: readonly Sent[]) => void;

/** The sample texts of a chart's events, by field name. */
export type SampleTexts = ReadonlyMap<string, readonly string[]>;

/** All texts in a value, by their keys. */
function* textsIn(value: unknown, key = ''): Generator<readonly [key: string, text: string]> {
  if (typeof value === 'string') yield [key, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [name, below] of Object.entries(value)) yield* textsIn(below, Array.isArray(value) ? key : name);
  }
}

export function sampleTexts(events: object): SampleTexts {
  const found = Map.groupBy(textsIn(events), ([key]) => key);
  return new Map([...found].map(([key, pairs]) => [key, [...new Set(pairs.map(([, text]) => text))]]));
}

/** The last part of a field’s path. */
const leafOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/** A text of the field’s kind, other than its present one. */
function anotherText(field: TextControl, samples: SampleTexts): string {
  const known = (samples.get(leafOf(field.name)) ?? []).find((text) => text !== field.value && text !== '');
  if (known !== undefined) return known;
  if (field.type === 'email') return 'zeinab.traore@example.org';
  if (field.type === 'tel') return '+33 6 98 76 54 32';
  return field.inputMode === 'numeric' ? `${field.value}7` : `${field.value} bis`.trim();
}

/** Whether a value holds this text under this key, or a number that reads the same. */
function holds(value: unknown, key: string, text: string, under = ''): boolean {
  if (typeof value !== 'object' || value === null) return under === key && String(value) === text;
  return Object.entries(value).some(([name, below]) => holds(below, key, text, Array.isArray(value) ? under : name));
}

/** Compares the fields of a page with the entered values; adds fields that have appeared meanwhile. */
function compare(stage: Stage, expected: Map<string, string>, note: Note, control: string): void {
  const present = valuesOf(stage);
  for (const [field, value] of expected) {
    const actual = present.get(field);
    if (actual !== undefined && actual !== value)
      note('values', `${field} holds “${actual}” instead of “${value}”`, control);
  }
  expected.clear();
  for (const [field, value] of present) expected.set(field, value);
}

/** All data that a chart has received and requested: it must contain the typed values. */
function receivedBy(stage: Stage, since: { readonly sent: number; readonly asked: number }): unknown {
  const { draft } = { draft: null, ...stage.snapshot().context };
  const { sent, replay } = stage;
  return [
    draft,
    sent.slice(since.sent).map(({ event }) => event),
    replay.asked.slice(since.asked).map(({ input }) => input),
  ];
}

async function chooseOthers(stage: Stage, expected: Map<string, string>, note: Note): Promise<void> {
  for (const { name } of options(stage)) {
    const option = options(stage).find((each) => each.name === name);
    if (!(option?.element instanceof HTMLInputElement)) continue;
    const { type: kind, name: group, checked } = option.element;
    if (kind === 'radio' && checked) continue;
    if (kind === 'radio') {
      for (const field of expected.keys()) if (field.startsWith(`radio ${group}=`)) expected.set(field, 'false');
    }
    expected.set(name, String(kind === 'radio' || !checked));
    await press(stage, option.element);
    compare(stage, expected, note, name);
  }
  for (const { name, options: lines, value } of selects(stage)) {
    const other = [...lines].map((line) => line.value).findLast((line) => line !== value && line !== '');
    const field = selects(stage).find((each) => each.name === name);
    if (other === undefined || !field) continue;
    expected.set(nameOf(field), other);
    await choose(stage, field, other);
    compare(stage, expected, note, nameOf(field));
  }
}

async function typeInto(stage: Stage, samples: SampleTexts, expected: Map<string, string>, note: Note) {
  const typed = new Map<string, string>();
  for (const { name } of texts(stage)) {
    const field = texts(stage).find((each) => each.name === name);
    if (!field) continue;
    const text = anotherText(field, samples);
    typed.set(name, text);
    await type(stage, field, text);
    // A combo box shows the name of the option with the typed code; `typed` is compared with the event.
    expected.set(nameOf(field), field.role === 'combobox' ? field.value : text);
    compare(stage, expected, note, nameOf(field));
  }
  return typed;
}

/** Submits a form. Whether the form refuses it; then its errors must take the focus, which was elsewhere. */
async function isRefused(stage: Stage, form: HTMLFormElement, note: Note, time: string): Promise<boolean> {
  const before = stage.sent.length;
  await stage.act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await stage.act(() => form.requestSubmit());
  const isBusy = stage.snapshot().hasTag('busy');
  if (isBusy || stage.sent.length !== before || form.querySelector('[role=alert] a') === null) return false;
  if (!isFocusOnErrors()) note('arrival', `does not bring the focus to its errors, the ${time} time`, 'form');
  return true;
}

/** Submits each form empty, three times: each refusal must show its errors. */
export async function sendEmpty(stage: Stage, note: Note): Promise<void> {
  await chooseOthers(stage, new Map(valuesOf(stage)), () => undefined);
  for (const { name } of texts(stage)) {
    const field = texts(stage).find((each) => each.name === name);
    if (field) await type(stage, field, '');
  }
  for (const form of stage.all('main form:not([role=search])')) {
    if (!(form instanceof HTMLFormElement) || !form.isConnected) continue;
    for (const time of ['first', 'second', 'third'])
      if (form.isConnected && !(await isRefused(stage, form, note, time))) break;
    lookAtIssues(stage, note);
  }
}

/** After Back, Forward or a link each filter shows the address’s value. */
export function judgeFilters(stage: Stage, note: Note): void {
  const received = new Map<string, unknown>(Object.entries(stage.snapshot().context));
  for (const field of [...texts(stage), ...selects(stage)]) {
    const value = received.get(field.name);
    if (typeof value === 'string' && field.value !== value)
      note('values', `holds “${field.value}” instead of “${value}”, as the address says`, nameOf(field));
  }
}

/** Whether focus is on the errors. */
function isFocusOnErrors(): boolean {
  const { activeElement } = document;
  return activeElement?.matches('[role=alert], :has([role=alert]):not(body)') ?? false;
}

/**
 * Enters another value in every field, then submits the form: the chart must receive the fields' values.
 * @param onSent Receives the events of each form, by the name of its button.
 */
export async function fillIn(stage: Stage, samples: SampleTexts, note: Note, onSent: OnSent): Promise<void> {
  const since = { sent: stage.sent.length, asked: stage.replay.asked.length };
  const expected = new Map(valuesOf(stage));
  await chooseOthers(stage, expected, note);
  const typed = await typeInto(stage, samples, expected, note);
  await stage.wait();
  const { screen } = stage;
  for (const form of stage.all('main form')) {
    if (!(form instanceof HTMLFormElement)) continue;
    const button = form.querySelector<HTMLElement>('button[type=submit]');
    const before = stage.sent.length;
    if (await isRefused(stage, form, note, 'first')) continue;
    if (button) onSent(nameOf(button), stage.sent.slice(before));
    const received = receivedBy(stage, since);
    for (const [field, text] of typed) {
      if (!holds(received, leafOf(field), text)) note('values', `“${text}” is not what is sent`, `field ${field}`);
    }
    if (stage.screen !== screen) return;
    // A second search replaces the first one.
    if (stage.snapshot().hasTag('busy') && form.role !== 'search') return judgePending(stage, form, note);
  }
}

/** A request under way is announced, and not sent again. */
async function judgePending(stage: Stage, form: HTMLFormElement, note: Note): Promise<void> {
  const button = form.querySelector<HTMLElement>('button[type=submit]');
  const control = button ? nameOf(button) : 'form';
  if (button && !isPending(stage, button)) note('busy', 'is not marked while it is under way', control);
  const { sent, replay } = stage;
  const before = [sent.length, replay.asked.length];
  if (button) await press(stage, button);
  await stage.act(() => form.requestSubmit());
  if (sent.length !== before[0] || replay.asked.length !== before[1]) note('busy', 'is sent twice', control);
}

/** Whether a button is disabled against a second press, and the page announces that work is under way. */
function isPending(stage: Stage, button: HTMLElement): boolean {
  const isSaid = stage.all('main [role=status], header [role=status]').some(({ textContent }) => textContent !== '');
  return button.getAttribute('aria-disabled') === 'true' && isSaid;
}

/** Presses a control, and again while it is still there: the chart may be busy then. */
async function pressTwice(stage: Stage, { name, element }: Control, note: Note, onSent: OnSent): Promise<void> {
  const { screen } = stage;
  const wasBusy = stage.snapshot().hasTag('busy');
  const asked = stage.replay.asked.length;
  const sent = stage.sent.length;
  const href = element.matches('a') ? element.getAttribute('href') : null;
  const seen = seenOn(stage);
  await press(stage, element);
  onSent(name, stage.sent.slice(sent));
  if (stage.all('main [role=status]').some(({ textContent }) => /copié/i.test(textContent ?? '')))
    note('quiet', 'says that it was copied, though the browser refuses to copy', name);
  if (sent === stage.sent.length) return;
  if (href !== null) judgeLink(stage, href, note, name);
  judgeArrival(stage, screen, note, name);
  if (stage.replay.asked.length > asked && stage.screen === screen && seenOn(stage) === seen)
    note('waiting', 'asks for an answer, and nothing is seen of it', name);
  const hasBegun = !wasBusy && stage.snapshot().hasTag('busy');
  if (!hasBegun || stage.screen !== screen || !element.isConnected || !element.matches('button')) return;
  if (!isPending(stage, element)) note('busy', 'is not marked while it is under way', name);
  const now = [stage.sent.length, stage.replay.asked.length];
  await press(stage, element);
  if (stage.sent.length !== now[0] || stage.replay.asked.length !== now[1]) note('busy', 'is sent twice', name);
  if (stage.replay.asked.length > asked + 1) note('busy', 'asks more than once', name);
}

/** A link with an event has an address of the step that the event shows. */
function judgeLink(stage: Stage, href: string, note: Note, control: string): void {
  const { name, paths } = stepOf(stage.snapshot());
  const isThere = paths.length === 0 || paths.some((pattern) => matchPath(pattern, placeOf(href)) !== null);
  if (!isThere) note('links', `leads to ${name} instead of ${href}`, control);
}

/** The required effects of a control’s event on focus and announcements. */
export function judgeArrival(stage: Stage, before: string, note: Note, control?: string): void {
  const announced = stage.announced.splice(0);
  const [heading] = stage.all('h1');
  const views = stage.shown.splice(0).length;
  if (stage.screen === before) {
    if (announced.length > 0)
      note('arrival', `announces “${announced.join('”, “')}” though it stays at ${before}`, control);
    if (views > 0) note('arrival', `tells analytics of ${before} again`, control);
    if (document.activeElement === heading) note('arrival', `takes focus to the heading of ${before} again`, control);
    return;
  }
  if (announced.length > 1) note('arrival', `says where one is ${announced.length} times`, control);
  if (views !== 1) note('arrival', `tells analytics ${views} times of ${stage.screen}`, control);
  const taking = stage.all('main [role=alert][tabindex="-1"]')[0] ?? heading;
  // The link that changes one answer of a check page focuses the control of that answer.
  const isAtAnswer =
    control?.startsWith('link “Modifier ') === true &&
    document.activeElement?.matches('main :is(input, select, textarea, button)') === true;
  // The form that such a link led to gives the focus back to it.
  const isAtLink =
    document.activeElement?.matches('main a') === true &&
    document.activeElement.textContent?.startsWith('Modifier ') === true;
  if (document.activeElement !== taking && !isAtAnswer && !isAtLink && !isFocusOnErrors()) {
    note(
      'arrival',
      `leaves the focus on ${document.activeElement?.localName} instead of the heading of ${stage.screen}`,
      control,
    );
  }
}

/**
 * Presses every control, each in the chart’s initial state.
 * @param isNew Whether a control is to be pressed; asked once for each.
 * @param onSent Receives each control's event.
 * @returns The pages, the last of them in the state that it was loaded in, and whether nothing was pressed on that one.
 */
export async function pressAll(
  loaded: Stage,
  open: () => Promise<Stage>,
  isNew: (control: string) => boolean,
  note: Note,
  onSent: OnSent,
): Promise<{ readonly stages: readonly Stage[]; readonly isLastUntouched: boolean }> {
  const earlier: Stage[] = [];
  const known = new Set<string>();
  /** Whether a control is usable costs more than whether it was asked for before. */
  const isNext = ({ name, element }: Control): boolean => {
    if (known.has(name) || !isUsable(element)) return false;
    known.add(name);
    return isNew(name);
  };
  for (let stage = loaded; ; stage = await open()) {
    const start = stage.snapshot();
    let isUntouched = true;
    while (stage.snapshot() === start) {
      const next = pressables(stage).find(isNext);
      if (!next) return { stages: [...earlier, stage], isLastUntouched: isUntouched };
      isUntouched = false;
      stage.announced.length = 0;
      stage.shown.length = 0;
      await pressTwice(stage, next, note, onSent);
    }
    earlier.push(stage);
  }
}
