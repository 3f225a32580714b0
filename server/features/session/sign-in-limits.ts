import type { AccountId } from '../../core/db/account-id.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import type { Throttled } from '../../core/rpc/throttle.ts';
import { byNetwork, countAttempt, countOnly, takeBackAttempt } from '../../core/rpc/throttle.ts';
import { pause } from '../../core/in-time.ts';
import type { Services } from '../../core/services.ts';
import { knownDevice } from './known-devices.ts';

const QUARTER = 900;

/**
 * Failed sign-ins within a quarter of an hour. Where somebody guesses they are shut out, and not whose password it is:
 * what closes is an account from one network address, an address, a browser in which its owner has signed in before.
 * An account itself never closes: attempts on it from everywhere together are only answered later.
 */
const limits = {
  pair: { attempts: 10, seconds: QUARTER },
  address: { attempts: 50, seconds: QUARTER },
  device: { attempts: 10, seconds: QUARTER },
};

/** Attempts at one account, from anywhere, that are judged at the same time. One whose process died counts for 10 seconds. */
const inProgress = { attempts: 20, seconds: 10 };

/** Failures of one account, wherever from, after which answers take their time; each five more double it. */
const UNSLOWED = 15;
const FIRST_DELAY = 250;
const LONGEST_DELAY = 4_000;

/** How long an answer is held back after so many failed sign-ins to one account, in milliseconds. */
export function delayAfter(failures: number): number {
  if (failures <= UNSLOWED) return 0;
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.floor((failures - UNSLOWED - 1) / 5));
}

/** What somebody signs in to: the account that has the address now, or an address that nobody has. */
interface SignInTarget {
  readonly email: string;
  readonly accountId: AccountId | null;
}

/**
 * Judges an attempt to sign in, by the account's number or by an address without account, within its limits; one that succeeds
 * does not count. Gives what `judge` gives, `null` for a failure. Throws a 429 `CallFailure` after too many failures, or while too many
 * attempts at the account are in progress; waits where an account has seen many. A known browser has limits of its own.
 */
export async function judgeSignIn<Result>(
  services: Services,
  { email, accountId }: SignInTarget,
  context: CallContext,
  judge: () => Promise<Result | null>,
): Promise<Result | null> {
  const device = accountId === null ? null : await knownDevice(services, accountId, context);
  const whom = accountId === null ? email : `account ${accountId}`;
  if (device !== null) {
    const byDevice = { what: 'sign-in by device', whom: `${whom} ${device}`, limit: limits.device };
    return judgeCounted(services, [byDevice], judge);
  }
  const progress: Throttled = { what: 'sign-in in progress', whom, limit: inProgress };
  await countAttempt(services, progress);
  try {
    const account: Throttled = { what: 'sign-in by account', whom, limit: limits.pair };
    const { address } = context;
    const counted = [
      ...byNetwork({ what: 'sign-in by account and address', whom, limit: limits.pair }, address),
      ...byNetwork({ what: 'sign-in by address', limit: limits.address }, address),
    ];
    return await judgeCounted(services, counted, async () => {
      await pause(delayAfter(await countOnly(services, account)));
      const result = await judge();
      if (result !== null) await takeBackAttempt(services, account);
      return result;
    });
  } finally {
    await takeBackAttempt(services, progress);
  }
}

async function judgeCounted<Result>(
  services: Services,
  counted: readonly Throttled[],
  judge: () => Promise<Result | null>,
): Promise<Result | null> {
  for (const attempt of counted) await countAttempt(services, attempt);
  const result = await judge();
  if (result !== null) for (const attempt of counted) await takeBackAttempt(services, attempt);
  return result;
}
