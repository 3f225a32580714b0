/**
 * The samples of a chart: what a person can do to it and what the world can answer. Stories, model tests, replay lines
 * and the browser walk all draw from them; the compiler demands one for every event and every port.
 */
import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, OutputFrom } from 'xstate';
import type { DraftRules, FunnelInput } from '../funnel.ts';
import type { Params } from '../path.ts';
import type { Step } from '../step.ts';

/** Words that tell configurations of one state value apart; an empty word is the ordinary case. */
export type Facets = Readonly<Record<string, string>>;

/** The events that a person or the application sends; `xstate.route` comes from the chart's own addresses. */
type OwnEvent<Machine extends AnyStateMachine> = Exclude<EventFromLogic<Machine>, { readonly type: 'xstate.route' }>;

/** What an event says beside its type, under the name by which a replay line calls it. */
type EventSamples<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: Readonly<Record<string, Omit<Extract<Event, { readonly type: Type }>, 'type'>>>;
};

/** The ports of a machine: the actors that its `setup` names. */
type PortsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;

/** What a port can answer and how it can fail, under the names by which replay lines call them. */
type ActorResponsesSamples<Ports> = {
  readonly [Name in keyof Ports]-?: {
    readonly done: Readonly<Record<string, OutputFrom<NonNullable<Ports[Name]>>>>;
    readonly failed: Readonly<Record<string, Error>>;
  };
};

/** Something else that the addresses of a chart may name, and what the world tells of it. */
interface Another<Ports> {
  readonly params: Params;
  readonly actorResponses: { readonly [Name in keyof Ports]?: OutputFrom<NonNullable<Ports[Name]>> };
}

/** The one sample of an event that says nothing beside its type: a replay line calls it by its type alone. */
export const plain = { '': {} } as const;

interface ChartRow<Machine extends AnyStateMachine> {
  readonly name: string;
  readonly machine: Machine;
  /** The chart's steps table. */
  readonly steps: Readonly<Record<string, Step>>;
  /** How a visit can begin; the exploration starts from each. */
  readonly inputs: Readonly<Record<string, InputFrom<Machine>>>;
  readonly events: EventSamples<OwnEvent<Machine>>;
  readonly actorResponses: ActorResponsesSamples<PortsOf<Machine>>;
  /** Whether a move, named by its token, makes sense in a context; without it, all do. */
  readonly isPossible?: (token: string, context: ContextFrom<Machine>) => boolean;
  /** Values of the parameters in the chart's addresses. */
  readonly params: Params;
  /** Of a chart with parameters: other values, so that one is gone to from the other. */
  readonly another?: Another<PortsOf<Machine>>;
  /** Actions that touch the world outside the chart: models record them instead. */
  readonly effects: readonly string[];
  /** What guards read: beside the value, it decides what can happen. Too little is found out by the random walks. */
  readonly serialize: (context: ContextFrom<Machine>) => Facets;
  /** What the named step shows differently in one and the same state: each has a story. */
  readonly visibleContext: (context: ContextFrom<Machine>, step: string) => Facets;
  /**
   * Facets without what only the samples' own records have, such as an id or how many there are: by these a running chart
   * is compared with the samples. Without it, by all of them.
   */
  readonly partial?: (facets: Facets) => Facets;
}

/**
 * The typed fields of the draft that a move changes, by its event, by the port that answers, or by `xstate.route`. One that
 * is not named changes none: what was typed elsewhere stays.
 */
type Writes<Machine extends AnyStateMachine, Field extends string> = {
  readonly [Name in EventFromLogic<Machine>['type'] | (keyof PortsOf<Machine> & string)]?: readonly Field[];
};

/** A chart whose visits begin with a draft is a funnel, and says what a tab remembers of it. */
type FunnelRow<Machine extends AnyStateMachine> =
  InputFrom<Machine> extends FunnelInput<infer Draft extends object>
    ? {
        readonly draft: DraftRules<Draft>;
        /** Fields of the draft that nobody types: the identity of an order, what the server is known to keep. */
        readonly untyped?: readonly (keyof Draft & string)[];
        readonly draftFields: Writes<Machine, keyof Draft & string>;
      }
    : { readonly draft?: undefined };

/** A chart with its samples, its types forgotten but for its context. */
export interface Chart<Context extends object = object> {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly steps: Readonly<Record<string, Step>>;
  readonly inputs: Readonly<Record<string, object>>;
  readonly events: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly actorResponses: Readonly<Partial<Record<string, PortSamples>>>;
  readonly params: Params;
  readonly another?: { readonly params: Params; readonly actorResponses: Readonly<Record<string, unknown>> };
  readonly effects: readonly string[];
  /** Of a funnel: what a tab remembers of it. */
  readonly draft?: DraftRules<object> | undefined;
  readonly untyped?: readonly string[];
  readonly draftFields?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Methods, so that one list can hold charts of different contexts. */
  isPossible?(token: string, context: Context): boolean;
  serialize(context: Context): Facets;
  visibleContext(context: Context, step: string): Facets;
  partial?(facets: Facets): Facets;
}

export interface PortSamples {
  readonly done: Readonly<Record<string, unknown>>;
  readonly failed: Readonly<Record<string, Error>>;
}

/** Names a chart's samples; a missing event, port or answer does not compile. */
export function defineChart<Machine extends AnyStateMachine>(
  row: ChartRow<Machine> & FunnelRow<Machine>,
): Chart<ContextFrom<Machine>> {
  return row;
}
