import { countAttempt, takeBackAttempt } from '../../core/rpc/throttle.ts';
import type { KnownAccount } from '../../core/rpc/identity.ts';
import type { Services } from '../../core/services.ts';
import { passwordHashOf } from '../session/find-account.ts';
import { isPasswordOf } from '../session/password-hash.ts';

/** Wrong passwords of somebody who has signed in: whoever finds a browser open may not try on and on. */
const limit = { attempts: 10, seconds: 900 };

/**
 * Whether somebody who has signed in knows the password of the account. One that was wrong is looked at again where it may
 * be right meanwhile (`orElse`). Throws a 429 `CallFailure` after too many wrong ones.
 */
export async function knowsPassword(
  services: Services,
  account: KnownAccount,
  { presentPassword, orElse = null }: { readonly presentPassword: string; readonly orElse?: string | null },
): Promise<'yes' | 'orElse' | 'no'> {
  const throttled = { what: 'present password', whom: String(account.id), limit };
  await countAttempt(services, throttled);
  const passwordHash = await passwordHashOf(services.db, account.id);
  const isRight = await isPasswordOf(passwordHash, presentPassword);
  const isOther = !isRight && orElse !== null && (await isPasswordOf(passwordHash, orElse));
  if (!isRight && !isOther) {
    services.log.info('presentPassword.refused', { account: account.id });
    return 'no';
  }
  await takeBackAttempt(services, throttled);
  return isRight ? 'yes' : 'orElse';
}
