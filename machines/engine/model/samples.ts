/**
 * The samples of a chart: its events and the answers of its ports. Stories, model tests, replay lines and the browser
 * walk use them; the compiler demands one for every event and every port.
 */
import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom, OutputFrom } from 'xstate';
import type { DraftRules, FunnelInput } from '../funnel.ts';
import type { Params } from '../path.ts';
import type { Step } from '../step.ts';

/** Facets that distinguish configurations of one state value; an empty one is the ordinary case. */
export type Facets = Readonly<Record<string, string>>;

/** The events that a person or the application sends; `xstate.route` comes from the chart's own addresses. */
type OwnEvent<Machine extends AnyStateMachine> = Exclude<EventFromLogic<Machine>, { readonly type: 'xstate.route' }>;

/** The payloads of an event, under the names that replay lines use. */
type EventSamples<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: Readonly<Record<string, Omit<Extract<Event, { readonly type: Type }>, 'type'>>>;
};

/** The ports of a machine: the actors that its `setup` names. */
type PortsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>;

/** The answers and failures of a port, under the names that replay lines use. */
type ActorResponsesSamples<Ports> = {
  readonly [Name in keyof Ports]-?: {
    readonly done: Readonly<Record<string, OutputFrom<NonNullable<Ports[Name]>>>>;
    readonly failed: Readonly<Record<string, Error>>;
  };
};

/** A second record that the addresses of a chart may name, and the answers for it. */
interface Another<Ports> {
  readonly params: Params;
  readonly actorResponses: { readonly [Name in keyof Ports]?: OutputFrom<NonNullable<Ports[Name]>> };
}

/** Why the person goes on while a state asks, by the path of the state. */
export type Quiet = Readonly<Record<string, string>>;

/** What an event that begins again keeps of the attempt before, by its path in the context, and why. */
export type Kept = Readonly<Record<string, string>>;

/** The one sample of an event without a payload: a replay line names it by its type alone. */
export const plain = { '': {} } as const;

interface ChartRow<Machine extends AnyStateMachine> {
  readonly name: string;
  readonly machine: Machine;
  /** The chart's steps table. */
  readonly steps: Readonly<Record<string, Step>>;
  /** Inputs of visits; the exploration starts from each. */
  readonly inputs: Readonly<Record<string, InputFrom<Machine>>>;
  readonly events: EventSamples<OwnEvent<Machine>>;
  readonly actorResponses: ActorResponsesSamples<PortsOf<Machine>>;
  /** Whether a move, named by its token, makes sense in a context; without it, all do. */
  readonly isPossible?: (token: string, context: ContextFrom<Machine>) => boolean;
  /** Values of the parameters in the chart's addresses. */
  readonly params: Params;
  /** For a chart with parameters: other values, so that one record links to another. */
  readonly another?: Another<PortsOf<Machine>>;
  /** Actions with effects outside the chart: models record them instead. */
  readonly effects: readonly string[];
  /**
   * Facets that the guards read: with the value they decide which moves are possible. The random walks detect missing
   * ones.
   */
  readonly serialize: (context: ContextFrom<Machine>) => Facets;
  /** Facets that the named step shows differently in one state: each has a story. */
  readonly visibleContext: (context: ContextFrom<Machine>, step: string) => Facets;
  /**
   * Facets without those that only the samples' records have, such as an id or a count, for comparing a running chart
   * with the samples. Default: all facets.
   */
  readonly partial?: (facets: Facets) => Facets;
  /** The states that ask a port without being `busy`, so that addresses and forms are not held up meanwhile. */
  readonly quiet?: Quiet;
}

/** The events that begin another attempt: `another.begun`. */
type Beginning<Machine extends AnyStateMachine> = Extract<EventFromLogic<Machine>['type'], `${string}.begun`>;

/**
 * The typed fields of the draft that a move changes, by its event, by the port that answers, or by `xstate.route`. A
 * move that is not listed changes none: input of other steps stays.
 */
type Writes<Machine extends AnyStateMachine, Field extends string> = {
  readonly [Name in EventFromLogic<Machine>['type'] | (keyof PortsOf<Machine> & string)]?: readonly Field[];
};

/** A chart whose visits begin with a draft is a funnel, and defines the draft's rules. */
type FunnelRow<Machine extends AnyStateMachine> =
  InputFrom<Machine> extends FunnelInput<infer Draft extends object>
    ? {
        readonly draft: DraftRules<Draft>;
        /** Fields of the draft that are not typed: the identity of an order, ids of records saved on the server. */
        readonly untyped?: readonly (keyof Draft & string)[];
        readonly draftFields: Writes<Machine, keyof Draft & string>;
      } & ([Beginning<Machine>] extends [never]
        ? { readonly begins?: undefined }
        : {
            /** What each event that begins again keeps; everything else is as in a fresh visit. */
            readonly begins: { readonly [Type in Beginning<Machine>]: Kept };
          })
    : { readonly draft?: undefined };

/** A chart with its samples; only the type of its context remains. */
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
  /** The draft rules of a funnel. */
  readonly draft?: DraftRules<object> | undefined;
  readonly untyped?: readonly string[];
  readonly draftFields?: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly begins?: Readonly<Record<string, Kept>> | undefined;
  readonly quiet?: Quiet;
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
