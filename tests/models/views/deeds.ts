/** What a person does with the controls of a page, and what must come of it. */
import { matchPath } from '../../../machines/engine/path.ts';
import { stepOf } from '../../../machines/engine/index.ts';
import { placeOf } from '../../../src/engine/model/places.ts';
import { lookAtComplaints } from './complaints.ts';
import type { Note } from './law.ts';
import type { Control, TextControl } from './controls.ts';
import { seenOn } from './waits.ts';
import { choose, nameOf, options, press, pressable, selects, texts, type, valuesOf } from './controls.ts';
import type { Sent, Stage } from './stage.tsx';

/** Hears what a control has sent, by the control's name. */
export type OnSent = (control: string, sent: readonly Sent[]) => void;

/** Sample texts of a chart's events, by the name of what they are. */
export type SampleTexts = ReadonlyMap<string, readonly string[]>;

/** All texts in some value, by the key under which they stand. */
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

/** The last name of a field: what it is, within whatever it is part of. */
const leafOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/** Another text than stands in a field, of the kind that it takes. */
function anotherText(field: TextControl, samples: SampleTexts): string {
  const known = (samples.get(leafOf(field.name)) ?? []).find((text) => text !== field.value && text !== '');
  if (known !== undefined) return known;
  if (field.type === 'email') return 'zeinab.traore@example.org';
  if (field.type === 'tel') return '+33 6 98 76 54 32';
  return field.inputMode === 'numeric' ? `${field.value}7` : `${field.value} bis`.trim();
}

/** Whether some value holds this text under this key, or a number that reads so. */
function holds(value: unknown, key: string, text: string, under = ''): boolean {
  if (typeof value !== 'object' || value === null) return under === key && String(value) === text;
  return Object.entries(value).some(([name, below]) => holds(below, key, text, Array.isArray(value) ? under : name));
}

/** Compares the fields of a page with what was put into them; takes over what has come into the page meanwhile. */
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

/** Everything that a chart was told and asks: what somebody has typed must be somewhere in it. */
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
    // A combo box shows the name of the option whose code was typed; `typed` is compared with what is sent.
    expected.set(nameOf(field), field.role === 'combobox' ? field.value : text);
    compare(stage, expected, note, nameOf(field));
  }
  return typed;
}

/** Sends each form with nothing typed into it: what is refused says why, where that is. */
export async function sendEmpty(stage: Stage, note: Note): Promise<void> {
  await chooseOthers(stage, new Map(valuesOf(stage)), () => undefined);
  for (const { name } of texts(stage)) {
    const field = texts(stage).find((each) => each.name === name);
    if (field) await type(stage, field, '');
  }
  for (const form of stage.all('main form:not([role=search])')) {
    if (!(form instanceof HTMLFormElement) || !form.isConnected) continue;
    await stage.act(() => form.requestSubmit());
    lookAtComplaints(stage, note);
  }
}

/** After Back, Forward or a link each filter shows what the address says. */
export function judgeFilters(stage: Stage, note: Note): void {
  const received = new Map<string, unknown>(Object.entries(stage.snapshot().context));
  for (const field of [...texts(stage), ...selects(stage)]) {
    const value = received.get(field.name);
    if (typeof value === 'string' && field.value !== value)
      note('values', `holds “${field.value}” instead of “${value}”, as the address says`, nameOf(field));
  }
}

/** Whether focus has come to where errors are told. */
function isFocusOnErrors(): boolean {
  const { activeElement } = document;
  return activeElement?.matches('[role=alert], :has([role=alert])') ?? false;
}

/** Puts something else into every field, then sends the form: what stands in the fields is what the chart is told. */
export async function fillIn(stage: Stage, samples: SampleTexts, note: Note): Promise<void> {
  const since = { sent: stage.sent.length, asked: stage.replay.asked.length };
  const expected = new Map(valuesOf(stage));
  await chooseOthers(stage, expected, note);
  const typed = await typeInto(stage, samples, expected, note);
  await stage.wait();
  const { screen } = stage;
  for (const form of stage.all('main form')) {
    if (!(form instanceof HTMLFormElement)) continue;
    const before = stage.sent.length;
    await stage.act(() => form.requestSubmit());
    const isRefused = stage.sent.length === before && form.querySelector('[role=alert] a') !== null;
    if (isRefused && !isFocusOnErrors()) note('arrival', 'a refused form does not bring focus to its errors');
    if (isRefused) continue;
    const received = receivedBy(stage, since);
    for (const [field, text] of typed) {
      if (!holds(received, leafOf(field), text)) note('values', `“${text}” is not what is sent`, `field ${field}`);
    }
    if (stage.screen !== screen) return;
    // A search that is asked again puts the later question in the place of the first.
    if (stage.snapshot().hasTag('busy') && form.role !== 'search') return judgePending(stage, form, note);
  }
}

/** What is under way says so, and is not sent again. */
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

/** Whether a button cannot be pressed again, and the page says to those who listen that something is under way. */
function isPending(stage: Stage, button: HTMLElement): boolean {
  const isSaid = stage.all('main [role=status], header [role=status]').some(({ textContent }) => textContent !== '');
  return button.getAttribute('aria-disabled') === 'true' && isSaid;
}

/** Presses one thing, and once more where it is still there: the chart may be at work then. */
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
    note('quiet', 'says that it was copied, though the browser lets nobody copy', name);
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

/** A link that tells the chart something leads to an address of the step that is shown then. */
function judgeLink(stage: Stage, href: string, note: Note, control: string): void {
  const { name, paths } = stepOf(stage.snapshot());
  const isThere = paths.length === 0 || paths.some((pattern) => matchPath(pattern, placeOf(href)) !== null);
  if (!isThere) note('links', `leads to ${name} instead of ${href}`, control);
}

/** What an event that came from a control must have done about focus and announcements. */
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
  // The link that changes one answer of a check page leads to the control of that answer.
  const isAtAnswer =
    control?.startsWith('link “Modifier ') === true &&
    document.activeElement?.matches('main :is(input, select, textarea, button)') === true;
  if (document.activeElement !== taking && !isAtAnswer && !isFocusOnErrors()) {
    note(
      'arrival',
      `leaves the focus on ${document.activeElement?.localName} instead of the heading of ${stage.screen}`,
      control,
    );
  }
}

/**
 * Presses everything that can be pressed, each where the chart stands as it did at first.
 * @param isNew Whether a control is to be pressed; asked once for each.
 * @param onSent Is told what each control has sent.
 */
export async function pressAll(
  loaded: Stage,
  open: () => Promise<Stage>,
  isNew: (control: string) => boolean,
  note: Note,
  onSent: OnSent,
): Promise<readonly Stage[]> {
  const stages: Stage[] = [];
  for (let stage = loaded; ; stage = await open()) {
    stages.push(stage);
    const start = stage.snapshot();
    while (stage.snapshot() === start) {
      const next = pressable(stage).find(({ name }) => isNew(name));
      if (!next) return stages;
      stage.announced.length = 0;
      stage.shown.length = 0;
      await pressTwice(stage, next, note, onSent);
    }
  }
}
