/** A request for a library card: its draft, the server's answer, and the chart's context and events. */
import type { Infer } from 'superstruct';
import { enums, literal, number, object, string, type, union } from 'superstruct';

export const draftStruct = object({
  /** With `attempt`, the idempotency key: a request that is sent twice is taken once. */
  seed: string(),
  attempt: number(),
  name: string(),
  email: string(),
});

export type Draft = Infer<typeof draftStruct>;

export const freshDraft = (seed: string): Draft => ({ seed, attempt: 0, name: '', email: '' });

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
