/**
 * A simulated tab that visits a funnel: address bar with history, storage, and consistent answers: a question that is
 * asked again gets the same answer.
 */
import type { EventObject } from 'xstate';
import type { ChartActor, ChartRoute, Funnel, Page, PageInput, Place, Step } from '../../../machines/engine/index.ts';
import { announcedStep, formatPath, locate, routesOf, stateName, stepOf } from '../../../machines/engine/index.ts';
import { structureHash } from '../../../machines/engine/chart.ts';
import type { Move } from '../../../machines/engine/model/moves.ts';
import type { OpenReplay } from '../../../machines/engine/model/replay.ts';
import { openReplay } from '../../../machines/engine/model/replay.ts';
import type { Chart } from '../../../machines/engine/model/samples.ts';
import { keepDraft } from '../keep-draft.ts';
import { tabStore } from '../storage.ts';
import type { Visit } from '../visit.ts';
import { openVisit } from '../visit.ts';
import type { PageContext } from './places.ts';
import { placeOf, placeOfInput, textOf } from './places.ts';

/** One answer or failure of a port. */
export type Answer = Move & { readonly kind: 'answer' };

/** Actor responses, by port. */
export type Answers = ReadonlyMap<string, Answer>;

/** A person's view of a funnel, and the values they typed. */
export interface Sight {
  readonly state: string;
  readonly step: string;
  /** The step whose title and progress mark are shown. */
  readonly announced: Step;
  readonly place: string;
  readonly isBusy: boolean;
  /** An address is pending until the chart rests; it may be corrected then. */
  readonly isOnTheWay: boolean;
  /** Typed fields of the draft, as JSON; fields that are `null` are left out. */
  readonly typed: ReadonlyMap<string, string>;
}

/** Most answers in a row until a chart must rest. */
const LONGEST_TALK = 20;

/** A tab that visits a funnel. */
export class Tab {
  readonly #chart: Chart<PageContext>;
  readonly #input: string;
  readonly #storage = new Map<string, string>();
  /** The last answers, by port. */
  readonly #received = new Map<string, Answer>();
  /** Answers that take precedence over the last ones. */
  readonly #actorResponses: Answers;
  readonly #questions = new Map<string, readonly Answer[]>();
  readonly #entries: string[];
  #index = 0;
  /** Sights since the last page load. */
  #seen: Sight[] = [];
  /** An address was requested since the chart rested last. */
  #isAsked = true;
  #visit: Visit<PageContext, EventObject>;
  #replay: OpenReplay<PageContext>;

  /**
   * Opens a funnel with the draft of one of its inputs, at the input's first place or another one.
   * @param actorResponses Answers that stay the same for the whole visit.
   */
  constructor(chart: Chart<PageContext>, input: string, actorResponses: Answers, place = placeOfInput(chart, input)) {
    this.#chart = chart;
    this.#input = input;
    this.#actorResponses = actorResponses;
    this.#entries = [textOf(place)];
    [this.#visit, this.#replay] = this.#open();
  }

  #open(): readonly [Visit<PageContext, EventObject>, OpenReplay<PageContext>] {
    const { name } = this.#chart;
    const replays: OpenReplay<PageContext>[] = [];
    const visit = openVisit<PageContext, EventObject>({
      page: this.#page((input) => {
        const replay = openReplay(this.#chart, { ...this.#chart.inputs[this.#input], ...input });
        replays.push(replay);
        return replay.actor;
      }),
      place: placeOf(this.#address),
      navigate: (place, { replace }) => {
        this.#isAsked = false;
        if (!replace) this.#index += 1;
        this.#entries.splice(this.#index, replace ? 1 : Infinity, textOf(place));
      },
    });
    // Holds, releases and holds again, as React's strict mode does.
    visit.hold();
    visit.release();
    visit.hold();
    const [replay] = replays;
    if (!replay) throw new Error(`The visit of ${name} has opened no chart`);
    return [visit, replay];
  }

  /** The page as the application opens it: one with a draft keeps it in the tab's storage. */
  #page(open: (input: PageInput) => ChartActor<PageContext, EventObject>): Page<PageContext, EventObject> {
    const { name, machine, draft, inputs } = this.#chart;
    if (!draft) return { routes: routesOf(machine), open };
    const given = { draft: {}, ...inputs[this.#input] };
    const funnel: Funnel<PageContext, EventObject, object | undefined> = {
      name,
      draft,
      open,
      routes: routesOf(machine),
      hash: structureHash(machine),
    };
    const store = tabStore(() => ({
      length: 0,
      clear: () => this.#storage.clear(),
      key: () => null,
      getItem: (key) => this.#storage.get(key) ?? null,
      setItem: (key, text) => this.#storage.set(key, text),
      removeItem: (key) => this.#storage.delete(key),
    }));
    return keepDraft(funnel, { person: 'amina', fresh: () => given.draft, store, now: () => 0 });
  }

  get #address(): string {
    return this.#entries[this.#index] ?? '';
  }

  /** Number of entries of the history. */
  get depth(): number {
    return this.#entries.length;
  }

  /** Whether the funnel has an address behind this one. */
  get canGoBack(): boolean {
    return this.#index > 0;
  }

  /** Route of the address; `null` if it is none of the funnel's. */
  get #route(): ChartRoute | null {
    return locate(routesOf(this.#chart.machine), placeOf(this.#address));
  }

  /** Pattern of the address; empty if it is none of the funnel's. */
  get #pattern(): string {
    return this.#route?.pattern ?? '';
  }

  /** The step that the address names. */
  get named(): Step | null {
    return this.#route?.step ?? null;
  }

  /** Sights from the last page load until the chart rested. */
  get seen(): readonly Sight[] {
    return this.#seen;
  }

  sight(): Sight {
    const snapshot = this.#replay.snapshot();
    const { name, paths } = stepOf(snapshot);
    const isBusy = snapshot.hasTag('busy');
    const draft = Object.entries(snapshot.context.draft ?? {}).filter(
      ([key, value]) => !this.#chart.untyped?.includes(key) && value !== null,
    );
    return {
      state: stateName(snapshot.value),
      step: name,
      announced: announcedStep(snapshot, routesOf(this.#chart.machine), placeOf(this.#address)),
      place: this.#address,
      isBusy,
      isOnTheWay: isBusy && this.#isAsked && !paths.includes(this.#pattern),
      typed: new Map(draft.map(([key, value]) => [key, JSON.stringify(value)])),
    };
  }

  /** Violations of the law of addresses: a shown step is ready, and at its own address unless it is on the way to one. */
  lies(): readonly string[] {
    const { isOnTheWay, place } = this.sight();
    const snapshot = this.#replay.snapshot();
    const { name, paths, isReady } = stepOf(snapshot);
    return [
      ...(isReady(snapshot.context) ? [] : [`shows ${name} without what it needs`]),
      ...(isOnTheWay || paths.length === 0 || paths.includes(this.#pattern) ? [] : [`shows ${name} at ${place}`]),
    ];
  }

  /** Events that the person can send now. */
  get moves(): readonly Move[] {
    return this.#replay.moves().filter(({ kind }) => kind === 'event');
  }

  /** All questions through a port, as JSON. */
  askedThrough(port: string): readonly string[] {
    return this.#replay.asked.filter((question) => question.port === port).map(({ input }) => JSON.stringify(input));
  }

  #asked(): readonly Answer[] {
    return this.#replay.moves().flatMap((move) => (move.kind === 'answer' ? [move] : []));
  }

  /** Questions since the end of the path, with their possible answers, in order. */
  get questions(): ReadonlyMap<string, readonly Answer[]> {
    return this.#questions;
  }

  /** Place of a route, or `null` for another move. */
  #destination(move: Move): Place | null {
    const route = routesOf(this.#chart.machine).find(({ stateId }) => move.token === `route #${stateId}`);
    return route ? formatPath(route.pattern, this.#chart.params) : null;
  }

  /** Whether a move is possible now: a change of the address may have made it impossible. */
  offers(move: Move): boolean {
    return this.#replay.moves().some(({ token }) => token === move.token);
  }

  /** Whether a move has an effect in a browser: a link to the current address has none. */
  canMake(move: Move): boolean {
    const destination = this.#destination(move);
    return destination === null || textOf(destination) !== this.#address;
  }

  /** Lets one thing happen. Throws where it cannot. */
  async make(move: Move): Promise<void> {
    if (!this.offers(move)) throw new Error(`${move.token} cannot happen in ${this.sight().state}`);
    if (move.kind === 'answer') this.#received.set(move.port, move);
    const destination = this.#destination(move);
    if (!this.sight().isBusy) this.#isAsked = false;
    if (destination === null) return this.#replay.make(move);
    this.#go(destination);
  }

  #go(destination: Place): void {
    this.#isAsked = true;
    this.#index += 1;
    this.#entries.splice(this.#index, Infinity, textOf(destination));
    this.#visit.arrive(destination);
  }

  /** Follows a link. */
  async follow(destination: Place): Promise<void> {
    this.#go(destination);
    await this.talk();
  }

  /** Back (-1) or Forward (1). */
  async travel(by: -1 | 1): Promise<void> {
    this.#index += by;
    this.#isAsked = true;
    this.#visit.arrive(placeOf(this.#address));
    await this.talk();
  }

  /** Loads the page again. */
  async reload(): Promise<void> {
    this.#visit.release();
    this.#isAsked = true;
    [this.#visit, this.#replay] = this.#open();
    this.#seen = [this.sight()];
    await this.talk();
  }

  /**
   * Ends the session on the server: questions fail, the person signs in and returns to the same address.
   * @param refusal Error of a question after that.
   */
  async expire(refusal: Error): Promise<void> {
    const address = this.#address;
    for (const move of this.#asked()) {
      const isOpen = this.#asked().some(({ port }) => port === move.port);
      if (isOpen) await this.#replay.make({ ...move, isDone: false, answer: refusal });
    }
    this.#entries[this.#index] = address;
    await this.reload();
  }

  /**
   * Answers each question as it was answered last, until the chart rests or asks a new question. A question fails at
   * most once: after that only the person could retry.
   */
  async talk(): Promise<void> {
    const failed = new Set<string>();
    for (let answers = 0; answers < LONGEST_TALK; answers += 1) {
      const asked = this.#asked();
      for (const { port } of asked)
        this.#questions.set(
          port,
          asked.filter((move) => move.port === port),
        );
      const known = asked
        .filter(({ port, token }) => this.#answerOf(port)?.token === token && !failed.has(port))
        .map(({ port }) => this.#answerOf(port))[0];
      const waits = this.#replay.moves().filter(({ kind }) => kind === 'wait');
      const [next] = known ? [known] : this.sight().isBusy && asked.length + failed.size === 0 ? waits : [];
      if (!next) return;
      if (known && !known.isDone) failed.add(known.port);
      await this.#replay.make(next);
      this.#seen.push(this.sight());
    }
    throw new Error(`${this.#chart.name} goes on asking in ${this.sight().state}`);
  }

  #answerOf(port: string): Answer | undefined {
    return this.#actorResponses.get(port) ?? this.#received.get(port);
  }
}
