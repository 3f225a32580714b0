/** What the page of one subscription knows. */
import type { SubscriptionDetail } from '../../domain/licence.ts';
import type { Failure } from '../../failure.ts';
import type { Params } from '../../engine/path.ts';

export interface SubscriptionContext {
  /** The subscription's number, as its address names it. */
  readonly aboId: string;
  /** As the server told it last; `null` before it has. */
  readonly detail: SubscriptionDetail | null;
  /** Why the last question was not answered. */
  readonly failure: Failure | null;
}

/** With what a visit begins. */
export interface SubscriptionInput {
  readonly params: Params;
  /** What this person was told last. */
  readonly cached: SubscriptionDetail | null;
}

/** The beginning of a visit. */
export function begin({ params, cached }: SubscriptionInput): SubscriptionContext {
  return { aboId: params['aboId'] ?? '', detail: cached, failure: null };
}

/** The address of a subscription, maybe of another one: then what was told is not about it. */
export function placed({ aboId, detail }: SubscriptionContext, params: Params): SubscriptionContext {
  const asked = params['aboId'] ?? '';
  return { aboId: asked, detail: asked === aboId ? detail : null, failure: null };
}
