import type { AccountId } from '../../core/db/account-id.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import type { Throttled } from '../../core/rpc/throttle.ts';
import { byNetwork, countAttempt, countOnly, takeBackAttempt } from '../../core/rpc/throttle.ts';
import { pause } from '../../core/in-time.ts';
import type { Services } from '../../core/services.ts';
import { knownDevice } from './known-devices.ts';

const QUARTER = 900;

/**
 * Failed sign-ins within a quarter of an hour. Limits shut out the guesser, not the account's owner: they apply to an
 * account from one network address, an address, and a browser known for the account. An account itself is never locked:
 * many attempts on it from everywhere are only slowed down.
 */
const limits = {
  pair: { attempts: 10, seconds: QUARTER },
  address: { attempts: 50, seconds: QUARTER },
  device: { attempts: 10, seconds: QUARTER },
};

/** Concurrent attempts at one account, from anywhere. An attempt whose process died counts for 10 seconds. */
const inProgress = { attempts: 20, seconds: 10 };

/** Failures of one account, from anywhere, after which answers are delayed; each five more double the delay. */
const UNSLOWED = 15;
const FIRST_DELAY = 250;
const LONGEST_DELAY = 4_000;

/** The delay of an answer after a number of failed sign-ins to one account, in milliseconds. */
export function delayAfter(failures: number): number {
  if (failures <= UNSLOWED) return 0;
  return Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.floor((failures - UNSLOWED - 1) / 5));
}

/** The target of a sign-in: the account that has the address now, or an address without account. */
interface SignInTarget {
  readonly email: string;
  readonly accountId: AccountId | null;
}

/**
 * Runs a sign-in attempt within the limits of its target; success does not count. Resolves to the result of `judge`,
 * `null` for a failure. Throws a 429 `CallFailure` after too many failures, or while too many attempts at the account
 * are in progress; delays the answer if an account has seen many. A known browser has limits of its own.
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
