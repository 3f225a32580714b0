/** The buyer of a journey, its environment, and their retries. */
import type { AccountId } from '../../server/core/db/account-id.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { NoResultError } from 'kysely';
import type { Currency } from '../../domain/money.ts';
import type { Services } from '../../server/core/services.ts';
import { StartError } from '../../server/core/start-stop.ts';
import type { Visitor } from '../../tests/contract/visitor.ts';
import type { Counts, Fleet, Network } from './fleet.ts';
import type { Notes } from './notes.ts';

/** The environment of journeys. */
export interface Simulation {
  readonly fleet: Fleet;
  /** The office's commands; their connections break, too. */
  readonly office: Services;
  /** Services for arranging and reading, on connections that break only where the database is killed. */
  readonly sure: Services;
  readonly counts: Counts;
  readonly notes: Notes;
  /** Whether all servers are of one release: an earlier one has other words. */
  readonly isOneRelease: boolean;
}

/** An order that was placed. */
export interface Placed {
  readonly reference: string;
  readonly kind: 'hosted' | 'transfer' | 'alreadyPaid';
  /** The path of the hosted page. */
  readonly page: string;
  readonly due: number;
  readonly currency: Currency;
  /** The amount received by transfer, in the smallest units of its currency, according to the bank. */
  come: number;
  /** Amounts that were settled without the bank’s reference: another transfer of the same amount needs it. */
  readonly unnamed: Set<number>;
}

export interface Buyer {
  readonly simulation: Simulation;
  readonly accountId: AccountId;
  readonly subscriptionId: number | null;
  readonly network: Network;
  readonly visitor: Visitor;
  readonly placed: Placed[];
  /** Requests to be repeated after the one that follows them. */
  readonly later: (() => Promise<unknown>)[];
  /** What must never happen to them. */
  readonly issues: string[];
  /** A name that is unique across all journeys. */
  readonly newName: (what: string) => string;
}

/** How long a buyer retries, in milliseconds: longer than the lease of a key held by a killed process. */
const PATIENCE = 400_000;

/** First and longest pause between two attempts, in milliseconds: an answer that takes its time is not asked for in a loop. */
const PAUSE = { first: 150, longest: 2400 } as const;

/** A final answer, which a retry does not change. */
export class Refused extends Error {}

/** Retries until success: servers are killed, connections break. Rejects with a final failure. */
export async function untilDone<Result>(
  work: () => Promise<Result>,
  onRepeat: () => void = () => undefined,
): Promise<Result> {
  const end = performance.now() + PATIENCE;
  for (let gap: number = PAUSE.first; ; gap = Math.min(2 * gap, PAUSE.longest)) {
    try {
      return await work();
    } catch (error) {
      const isFinal = error instanceof Refused || error instanceof StartError || error instanceof NoResultError;
      if (isFinal || performance.now() > end) throw error;
      onRepeat();
      await pause(gap);
    }
  }
}
