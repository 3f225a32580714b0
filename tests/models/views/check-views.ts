/** Plays every page of a chart, state by state, and records violated laws. */
import type { Locale } from '../../../domain/locale.ts';
import { isExhaustive } from '../../contract/exhaustive.ts';
import type { Configuration } from '../../../machines/engine/model/explore.ts';
import { explore } from '../../../machines/engine/model/explore.ts';
import { leavesOf } from '../../../machines/engine/step.ts';
import { isUsable, nameOf, pressables, valuesOf, wordsOf } from './controls.ts';
import { replaced, sentByOthers, unoffered, unsaid } from './exceptions.ts';
import type { OnSent } from './acts.ts';
import { fillIn, pressAll, sampleTexts, sendEmpty } from './acts.ts';
import type { Violation, Subject } from './law.ts';
import { noteAt } from './law.ts';
import { changeAround, look } from './look.ts';
import { Plays } from './moves.ts';
import { outlineOf } from './outline.ts';
import { SentBy } from './sent-by.ts';
import type { Heard } from './transcript.ts';
import type { Sent } from './stage.tsx';
import { Stage } from './stage.tsx';
import { lookAtWaits } from './waits.ts';
import { putAway, withStage } from './with-stage.ts';

type Excuses = Readonly<Record<string, string>>;

/** What a check of a chart’s views found. */
export interface CheckedViews {
  readonly violations: readonly Violation[];
  /** The exceptions used. */
  readonly excuses: ReadonlySet<string>;
  /** The distinct texts of the states, in each language. */
  readonly heard: Readonly<Record<Locale, readonly Heard[]>>;
  /** The controls that send the events of each state, as text. */
  readonly controls: string;
}

/** The names of finished work; a subject is new while one of its names is. */
class Seen {
  readonly #names = new Set<string>();

  isNew(names: readonly string[]): boolean {
    const fresh = names.filter((name) => !this.#names.has(name));
    for (const name of fresh) this.#names.add(name);
    return fresh.length > 0;
  }
}

/** Whether an exception, `chart: state | what`, applies to a chart’s state, or to one that contains it. */
function excuses(exception: string, chart: string, leaves: readonly string[], what: string): boolean {
  const [where = '', received] = exception.split(' | ');
  return received === what && leaves.some((leaf) => `${chart}: ${leaf}.`.startsWith(`${where}.`));
}

/** The events that a person may send in the chart’s state. */
function takenAt({ moves }: Configuration): readonly string[] {
  return moves.flatMap(({ move }) =>
    move.kind === 'event' && !Object.hasOwn(sentByOthers, move.event.type) ? [move.event.type] : [],
  );
}

/** Ids that React generates per render: each page’s switch in the footer has one. */
const GENERATED = /_r_\w+?_/g;

/** Numbers in names of controls: those that differ only in them are alike. */
const NUMBER = /\d[\d\s.,]*/g;

/** States of one step with the same controls: busy or not. */
function lookOf({ step, snapshot }: Configuration): string {
  return snapshot.hasTag('busy') ? `${step}, busy` : step;
}

/** The fields of a loaded page, in an exhaustive run also the invalid ones; `null` without fields. */
function formOf(stage: Stage, at: Configuration): string | null {
  const fields = [...valuesOf(stage).keys()];
  if (fields.length === 0) return null;
  const wrong = isExhaustive ? stage.all('[aria-invalid=true]').map(nameOf) : [];
  return JSON.stringify([lookOf(at), fields, wrong]).replaceAll(GENERATED, '…');
}

/** The text of a loaded page. */
function heardIn({ screen, container }: Stage, { id }: Configuration): Heard {
  return { id, screen, lines: outlineOf(container) };
}

/** Types of the events that controls have sent: one press counts for all states of the step with the same look. */
class SentTypes {
  readonly #types = new Map<string, Set<string>>();

  add(sender: string, sent: readonly Sent[]): void {
    this.#types.set(sender, new Set([...this.of(sender), ...sent.map(({ event }) => event.type)]));
  }

  of(sender: string): ReadonlySet<string> {
    return this.#types.get(sender) ?? new Set();
  }
}

export async function checkViews(subject: Subject): Promise<CheckedViews> {
  const violations: Violation[] = [];
  const samples = sampleTexts(subject.chart.events);
  const seen = new Seen();
  const sentTypes = new SentTypes();
  const sentBy = new SentBy();
  const offered = new Map<string, Set<string>>();
  /** The name of each step's view. */
  const views = new Map<string, string>();
  /** The exceptions used. */
  const used = new Set<string>();
  const configurations = explore(subject.chart);
  const heard: Record<Locale, Heard[]> = { fr: [], en: [] };
  const stories = configurations.filter(({ isStory }) => isStory);
  const isExcused =
    (list: Excuses) =>
    (leaves: readonly string[], what: string): boolean => {
      const excuse = Object.keys(list).find((each) => excuses(each, subject.chart.name, leaves, what));
      if (excuse !== undefined) used.add(excuse);
      return excuse !== undefined;
    };
  const plays = new Plays(
    subject,
    configurations,
    { unsaid: isExcused(unsaid), replaced: isExcused(replaced) },
    violations,
  );
  for (const at of stories) {
    const note = noteAt(violations, at);
    const leaves = leavesOf(at.snapshot.value);
    const step = lookOf(at);
    const english = await Stage.open(subject, at, 'en');
    heard.en.push(heardIn(english, at));
    const inEnglish = pressables(english).map(({ element }) => wordsOf(element));
    await putAway(english, note);
    const loaded = await Stage.open(subject, at);
    look(loaded, subject, note);
    for (const excuse of lookAtWaits(loaded, subject.chart, note)) used.add(excuse);
    heard.fr.push(heardIn(loaded, at));
    views.set(at.step, subject.viewOf(loaded.replay.actor));
    const form = formOf(loaded, at);
    const senderOf = (control: string): string =>
      `${step}: ${isExhaustive ? control : control.replaceAll(NUMBER, '0')}`;
    const all = pressables(loaded).map(({ name, element }, place) => ({
      name,
      isUsable: isUsable(element),
      words: { fr: wordsOf(element), en: inEnglish[place] ?? '' },
    }));
    const usable = all.filter((control) => control.isUsable);
    const present = usable.map(({ name }) => senderOf(name));
    const open = (): Promise<Stage> => Stage.open(subject, at);
    const onSent: OnSent = (control, sent) => {
      // A control that another one has revealed belongs to the step.
      sentTypes.add(present.includes(senderOf(control)) ? senderOf(control) : step, sent);
    };
    const { stages: played, isLastUntouched } = await pressAll(
      loaded,
      open,
      (control) => seen.isNew([senderOf(control)]),
      note,
      onSent,
    );
    const last = played.at(-1) ?? loaded;
    for (const stage of played.slice(0, -1)) await putAway(stage, note);
    if (seen.isNew([`around ${at.step}`])) await changeAround(last, subject, note);
    else if (isLastUntouched) await plays.playNext(last, at);
    await putAway(last, note);
    if (form !== null && seen.isNew([form])) {
      await withStage(subject, at, note, (stage) => sendEmpty(stage, note));
      const filled = await withStage(subject, at, note, (stage) => fillIn(stage, samples, note, onSent));
      sentTypes.add(form, filled.sent);
    }
    const sent = [
      ...played.flatMap((stage) => stage.sent.map(({ event }) => event.type)),
      ...[step, form ?? step, ...present].flatMap((sender) => [...sentTypes.of(sender)]),
    ];
    for (const { name, words } of usable) sentBy.add(leaves, sentTypes.of(senderOf(name)), words);
    for (const leaf of leaves) offered.set(leaf, new Set([...(offered.get(leaf) ?? []), ...sent]));
  }
  for (const [step, view] of views) {
    const named = view.charAt(0).toLowerCase() + view.slice(1);
    if (named !== step && views.has(named) && views.get(named) !== view)
      violations.push({ law: 'own', text: `${step} is drawn by ${view}, which ${named} is not drawn by` });
  }
  await plays.playRest();
  for (const at of stories) {
    const leaves = leavesOf(at.snapshot.value);
    const missing = takenAt(at).filter((type) => leaves.every((leaf) => !offered.get(leaf)?.has(type)));
    for (const type of missing.filter((each) => !isExcused(unoffered)(leaves, each))) {
      noteAt(violations, at)('offered', `no control sends ${type}`);
    }
  }
  return { violations, excuses: used, heard, controls: sentBy.text() };
}
