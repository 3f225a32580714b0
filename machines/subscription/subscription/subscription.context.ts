/** The context of the page of a subscription. */
import type { ReadSubscription } from '../../../domain/licence.ts';
import type { Failure } from '../../failure.ts';
import type { Params } from '../../engine/path.ts';

export interface SubscriptionContext {
  /** The subscription's number in the address. */
  readonly aboId: string;
  /** The server's last answer; `null` before it. */
  readonly detail: ReadSubscription | null;
  /** Failure of the last read. */
  readonly failure: Failure | null;
}

/** The input of the chart. */
export interface SubscriptionInput {
  readonly params: Params;
  /** This person's cached answer. */
  readonly cached: ReadSubscription | null;
}

/** The context at the start of a visit. */
export function begin({ params, cached }: SubscriptionInput): SubscriptionContext {
  return { aboId: params['aboId'] ?? '', detail: cached, failure: null };
}

/** The context at an address: data of another subscription are dropped. */
export function placed({ aboId, detail }: SubscriptionContext, params: Params): SubscriptionContext {
  const asked = params['aboId'] ?? '';
  return { aboId: asked, detail: asked === aboId ? detail : null, failure: null };
}
