/** An attempt at what must happen once: its name, by which the server knows it again, and when it is asked for again. */

/** What a tab remembers of its orders. */
export interface OrderingDraft {
  /** Random text (at least 122 bits) that makes this tab's idempotency keys its own. */
  readonly seed: string;
  /** Counts orders that the server has settled one way or another, and carts; part of the key. */
  readonly attempt: number;
  /** An order was sent under the present key and its end is not known. */
  readonly submitted: boolean;
}

/** The name of the present attempt: the same until the server has settled it or what is bought has changed. */
export function idempotencyKey({ seed, attempt }: OrderingDraft): string {
  return `${seed}-${attempt}`;
}

/** A new attempt has a new key: the server has settled the old one, or what is bought has changed. */
export function nextAttempt<Draft extends OrderingDraft>(draft: Draft): Draft {
  return { ...draft, attempt: draft.attempt + 1, submitted: false };
}

/** The order is on its way under the present key. */
export function markSubmitted<Draft extends OrderingDraft>({ draft }: { readonly draft: Draft }) {
  return { draft: { ...draft, submitted: true }, failure: null, asked: 0 };
}

interface Repeated {
  /** How often the same was asked. */
  readonly asked: number;
}

/** 2 s, 4 s, 8 s … at most a minute between two questions about the same thing, in milliseconds. */
export function patience({ context }: { readonly context: Repeated }): number {
  return Math.min(60_000, 2_000 * 2 ** context.asked);
}
