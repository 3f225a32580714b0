/** A request for a library card: its draft, its context, its events, and its steps. */
import type { DraftRules } from 'chart-funnel';
import { routedIn, step } from 'chart-funnel';
import type { Infer } from 'superstruct';
import { enums, literal, nonempty, number, object, string, type, union } from 'superstruct';

const draftStruct = object({
  /** With `attempt`, the idempotency key: a request that is sent twice is taken once. */
  seed: string(),
  attempt: number(),
  name: string(),
  email: string(),
});

export type Draft = Infer<typeof draftStruct>;

export const freshDraft = (seed: string): Draft => ({ seed, attempt: 0, name: '', email: '' });

/** The tab keeps a draft for a day. */
export const draft: DraftRules<Draft> = { version: 1, struct: draftStruct, lifetime: 24 * 60 * 60 * 1_000 };

/** What the server says of a request. */
export const cardAnswer = union([
  type({ kind: literal('issued'), name: string(), number: string() }),
  type({ kind: enums(['waiting', 'unknown']) }),
]);

export type CardAnswer = Infer<typeof cardAnswer>;

export interface Context {
  readonly draft: Draft;
  /** The last call failed. */
  readonly hasFailed: boolean;
  /** The request that the address names. */
  readonly reference: string | null;
  readonly answer: CardAnswer | null;
}

export type Event =
  | { readonly type: 'person.given'; readonly name: string; readonly email: string }
  | { readonly type: 'request.confirmed' | 'retried' | 'another.begun' };

const nothing = type({});
const person = type({ draft: type({ name: nonempty(string()), email: nonempty(string()) }) });
const issued = type({ answer: type({ kind: literal('issued'), name: string(), number: string() }) });
/** Every screen of the outcome is shown at its address: only the server's answer tells which. */
const outcome = { paths: ['/card/requests/:reference'], isOutcome: true, progress: 'card' } as const;

export const steps = {
  person: step('person', { paths: ['/card'], needs: nothing, progress: 'person' }),
  check: step('check', { paths: ['/card?step=check'], needs: person, progress: 'check' }),
  request: step('request', { ...outcome, needs: nothing }),
  unreadable: step('unreadable', { ...outcome, needs: nothing }),
  issued: step('issued', { ...outcome, needs: issued }),
  waiting: step('waiting', { ...outcome, needs: nothing }),
  unknown: step('unknown', { ...outcome, needs: nothing, progress: null }),
};

export const routed = routedIn('card');
