/** Plays every page of a chart, state by state, and notes where a law does not hold. */
import type { Locale } from '../../../machines/domain/locale.ts';
import type { Configuration } from '../../../machines/funnel/model/explore.ts';
import { explore } from '../../../machines/funnel/model/explore.ts';
import { leavesOf } from '../../../machines/funnel/state-name.ts';
import { nameOf, valuesOf } from './controls.ts';
import { sentByOthers, unoffered, unsaid } from './exceptions.ts';
import type { OnSent } from './deeds.ts';
import { fillIn, pressAll, sampleTexts, sendEmpty } from './deeds.ts';
import type { Breach, Subject } from './law.ts';
import { noteAt } from './law.ts';
import { changeAround, look } from './look.ts';
import { playMoves } from './moves.ts';
import { outlineOf } from './outline.ts';
import type { Heard } from './transcript.ts';
import { SentBy } from './sent-by.ts';
import { Stage } from './stage.tsx';
import { lookAtWaits } from './waits.ts';
import { putAway, withStage } from './with-stage.ts';

type Excuses = Readonly<Record<string, string>>;

/** What a rehearsal has found. */
export interface Rehearsal {
  readonly breaches: readonly Breach[];
  /** The exceptions that were needed. */
  readonly excuses: ReadonlySet<string>;
  /** What each state says that looks different from others, in each language. */
  readonly heard: Readonly<Record<Locale, readonly Heard[]>>;
  /** Which control of a state sends which event, as a text (`control-record.ts`). */
  readonly controls: string;
}

/** What was done already; something is new as long as one of its names is. */
class Seen {
  readonly #names = new Set<string>();

  isNew(names: readonly string[]): boolean {
    const fresh = names.filter((name) => !this.#names.has(name));
    for (const name of fresh) this.#names.add(name);
    return fresh.length > 0;
  }
}

/** Whether an exception, `chart: state | what`, is about a state in which a chart stands, or one that holds it. */
function excuses(exception: string, chart: string, leaves: readonly string[], what: string): boolean {
  const [where = '', told] = exception.split(' | ');
  return told === what && leaves.some((leaf) => `${chart}: ${leaf}.`.startsWith(`${where}.`));
}

/** The events that a person may send where the chart stands. */
function takenAt({ moves }: Configuration): readonly string[] {
  return moves.flatMap(({ move }) =>
    move.kind === 'event' && !Object.hasOwn(sentByOthers, move.event.type) ? [move.event.type] : [],
  );
}

/** Names that React makes anew for each drawing: every page has a switch at its foot that is called so. */
const GENERATED = /_r_\w+?_/g;

/** What there is to fill in where a page has been loaded, with what it holds and what is wrong: told alike, it is the same. */
function formOf(stage: Stage, { step, snapshot }: Configuration): string {
  const wrong = stage.all('[aria-invalid=true]').map(nameOf);
  const form = ['form', step, snapshot.hasTag('busy'), [...valuesOf(stage)], wrong];
  return JSON.stringify(form).replaceAll(GENERATED, '…');
}

export async function rehearse(subject: Subject): Promise<Rehearsal> {
  const breaches: Breach[] = [];
  const samples = sampleTexts(subject.chart.events);
  const seen = new Seen();
  const sentBy = new SentBy(subject.chart);
  const offered = new Map<string, Set<string>>();
  /** The name of each step's view. */
  const views = new Map<string, string>();
  /** The exceptions that were needed. */
  const used = new Set<string>();
  const configurations = explore(subject.chart);
  const heard: Record<Locale, Heard[]> = { en: [], fr: [] };
  const stories = configurations.filter(({ isStory }) => isStory);
  for (const at of stories) {
    const note = noteAt(breaches, at);
    const leaves = leavesOf(at.snapshot.value);
    const played: Stage[] = [];
    const isNew = (control: string): boolean => seen.isNew(leaves.map((leaf) => `${leaf}: ${control}`));
    const loaded = await Stage.open(subject, at);
    look(loaded, subject, note);
    for (const excuse of lookAtWaits(loaded, subject.chart, note)) used.add(excuse);
    const hear = (locale: Locale): unknown =>
      heard[locale].push({ id: at.id, screen: loaded.screen, lines: outlineOf(loaded.container) });
    hear('en');
    sentBy.forget();
    const readInFrench = sentBy.read(loaded);
    await loaded.inFrench(() => {
      hear('fr');
      readInFrench();
    });
    const onSent: OnSent = (control, sent) =>
      sentBy.note(
        leaves,
        control,
        sent.map(({ event }) => event),
      );
    const heardOf = { before: (stage: Stage, control: string) => sentBy.know(stage, control), sent: onSent };
    views.set(at.step, subject.viewOf(loaded.replay.actor));
    const form = formOf(loaded, at);
    played.push(...(await pressAll(loaded, () => Stage.open(subject, at), isNew, note, heardOf)));
    for (const stage of played) await putAway(stage, note);
    if (seen.isNew([`around ${at.step}`]))
      await withStage(subject, at, note, (stage) => changeAround(stage, subject, note));
    if (seen.isNew([`${form} empty`])) {
      await withStage(subject, at, note, (stage) => sendEmpty(stage, note));
    }
    if (isNew(form)) {
      played.push(await withStage(subject, at, note, (stage) => fillIn(stage, samples, note, onSent)));
    }
    const sent = played.flatMap((stage) => stage.sent.map(({ event }) => event.type));
    for (const leaf of leaves) offered.set(leaf, new Set([...(offered.get(leaf) ?? []), ...sent]));
  }
  for (const [step, view] of views) {
    const named = view.charAt(0).toLowerCase() + view.slice(1);
    if (named !== step && views.has(named) && views.get(named) !== view)
      breaches.push({ law: 'own', text: `${step} is drawn by ${view}, which ${named} is not drawn by` });
  }
  const isExcused =
    (list: Excuses) =>
    (leaves: readonly string[], what: string): boolean => {
      const excuse = Object.keys(list).find((each) => excuses(each, subject.chart.name, leaves, what));
      if (excuse !== undefined) used.add(excuse);
      return excuse !== undefined;
    };
  await playMoves(subject, configurations, isExcused(unsaid), breaches);
  for (const at of stories) {
    const leaves = leavesOf(at.snapshot.value);
    const missing = takenAt(at).filter((type) => leaves.every((leaf) => !offered.get(leaf)?.has(type)));
    for (const type of missing.filter((each) => !isExcused(unoffered)(leaves, each))) {
      noteAt(breaches, at)('offered', `no control sends ${type}`);
    }
  }
  return { breaches, excuses: used, heard, controls: sentBy.toText() };
}
