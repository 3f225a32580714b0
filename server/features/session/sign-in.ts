import type { Credentials } from '../../../machines/domain/visitor.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import type { Services } from '../../core/services.ts';
import type { Identity } from '../../core/rpc/identity.ts';
import { findAccount } from './find-account.ts';
import { isPasswordOf } from './password-hash.ts';
import { letIn } from './sessions.ts';
import { judgeSignIn } from './sign-in-limits.ts';

/**
 * Signs in by password. Returns the caller's new identity, or `null` if e-mail and password do not match; an unknown
 * e-mail looks the same as a wrong password. Throws a 429 `CallFailure` after too many failures.
 */
export async function signIn(
  services: Services,
  { email, password, staysSignedIn }: Credentials,
  context: CallContext,
): Promise<Identity | null> {
  const address = email.toLowerCase();
  const found = await findAccount(services.db, address);
  const target = { email: address, accountId: found?.id ?? null };
  const account = await judgeSignIn(services, target, context, async () => {
    if ((await isPasswordOf(found?.passwordHash ?? null, password)) && found) return found;
    services.log.info('signIn.refused', { account: found?.id ?? null });
    return null;
  });
  if (account === null) return null;
  const { passwordHash: _, ...known } = account;
  return letIn(services, known, { context, isKept: staysSignedIn ?? false });
}
