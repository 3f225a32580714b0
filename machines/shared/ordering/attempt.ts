/** Idempotent attempts: their keys, and the backoff between requests about the same thing. */

/** The part of a tab's draft that identifies its orders. */
export interface OrderingDraft {
  /** Random text (at least 122 bits) that makes this tab's idempotency keys its own. */
  readonly seed: string;
  /** Counts orders that the server has settled one way or another, and carts; part of the key. */
  readonly attempt: number;
  /** An order was sent under the present key and its end is not known. */
  readonly submitted: boolean;
}

/** Key of the present attempt; changes once the server has settled it or the purchase has changed. */
export function idempotencyKey({ seed, attempt }: Pick<OrderingDraft, 'seed' | 'attempt'>): string {
  return `${seed}-${attempt}`;
}

/** A new attempt has a new key: the server has settled the old one, or what is bought has changed. */
export function nextAttempt<Draft extends OrderingDraft>(draft: Draft): Draft {
  return { ...draft, attempt: draft.attempt + 1, submitted: false };
}

/** Marks the order as sent under the present key. */
export function markSubmitted<Draft extends OrderingDraft>({ draft }: { readonly draft: Draft }) {
  return { draft: { ...draft, submitted: true }, failure: null, asked: 0 };
}

interface Repeated {
  /** Number of requests about the same thing. */
  readonly asked: number;
}

/** Delay before the next request about the same thing, in milliseconds: 2 s, 4 s, 8 s … at most a minute. */
export function patience({ context }: { readonly context: Repeated }): number {
  return Math.min(60_000, 2_000 * 2 ** context.asked);
}
