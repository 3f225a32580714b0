import { setTimeout as pause } from 'node:timers/promises';
import type { CallContext } from '../calls/handler.ts';
import type { Throttled } from '../calls/throttle.ts';
import { countAttempt, countOnly, takeBackAttempt } from '../calls/throttle.ts';
import type { Services } from '../services.ts';
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
  readonly accountId: number | null;
}

/**
 * Counts an attempt to sign in, by the account's number, or by an address without account; gives what takes it back once the
 * password was right. Throws a 429 `CallFailure` after too many failures; waits where an account has seen many.
 */
export async function countSignIn(
  services: Services,
  { email, accountId }: SignInTarget,
  context: CallContext,
): Promise<() => Promise<void>> {
  const device = accountId === null ? null : await knownDevice(services, accountId, context);
  const whom = accountId === null ? email : `account ${accountId}`;
  const account: Throttled = { what: 'sign-in by account', whom, limit: limits.pair };
  const counted: readonly Throttled[] =
    device === null
      ? [
          { what: 'sign-in by account and address', whom: `${whom} ${context.address}`, limit: limits.pair },
          { what: 'sign-in by address', whom: context.address, limit: limits.address },
        ]
      : [{ what: 'sign-in by device', whom: `${whom} ${device}`, limit: limits.device }];
  for (const attempt of counted) await countAttempt(services, attempt);
  if (device === null) await pause(delayAfter(await countOnly(services, account)));
  return async () => {
    for (const attempt of device === null ? [...counted, account] : counted) await takeBackAttempt(services, attempt);
  };
}
