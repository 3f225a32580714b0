import type { AccountId } from '../../server/core/db/account-id.ts';
/** Who lives a journey, where, and how they try again. */
import { setTimeout as pause } from 'node:timers/promises';
import { NoResultError } from 'kysely';
import type { Services } from '../../server/core/services.ts';
import { StartError } from '../../server/core/start-error.ts';
import type { Visitor } from '../../tests/contract/visitor.ts';
import type { Counts, Fleet, Network } from './fleet.ts';

/** Where journeys take place. */
export interface ActorResponses {
  readonly fleet: Fleet;
  /** The office's commands; their connections break, too. */
  readonly office: Services;
  /** What arranges and reads, on connections that hold. */
  readonly sure: Services;
  readonly counts: Counts;
}

/** An order that was placed. */
export interface Placed {
  readonly reference: string;
  readonly kind: 'hosted' | 'transfer' | 'alreadyPaid';
  /** The path of the hosted page. */
  readonly page: string;
  readonly due: number;
  /** What has come for it by transfer, in the smallest units of its currency, as the bank knows it. */
  come: number;
  /** Amounts that were settled without the bank’s reference: another transfer of the same amount needs it. */
  readonly unnamed: Set<number>;
}

export interface Buyer {
  readonly actorResponses: ActorResponses;
  readonly accountId: AccountId;
  readonly subscriptionId: number | null;
  readonly network: Network;
  readonly visitor: Visitor;
  readonly placed: Placed[];
  /** Requests that come again, after what follows them. */
  readonly later: (() => Promise<unknown>)[];
  /** A name that no other thing of any journey has. */
  readonly newName: (what: string) => string;
}

/** How long somebody tries again, in milliseconds: longer than a key is held by a process that was killed. */
const PATIENCE = 90_000;

/** An answer that trying again does not change. */
export class Refused extends Error {}

/** Does something until it is done: servers are killed, connections break. Rejects with what is final. */
export async function untilDone<Result>(
  work: () => Promise<Result>,
  onRepeat: () => void = () => undefined,
): Promise<Result> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isFinal = error instanceof Refused || error instanceof StartError || error instanceof NoResultError;
      if (isFinal || performance.now() > end) throw error;
      onRepeat();
      await pause(150);
    }
  }
}
