import type { Credentials } from '../../machines/domain/visitor.ts';
import type { CallContext } from '../calls/handler.ts';
import type { Services } from '../services.ts';
import type { Identity } from '../calls/identity.ts';
import { findAccount } from './find-account.ts';
import { isPasswordOf } from './password-hash.ts';
import { letIn } from './sessions.ts';
import { countSignIn } from './sign-in-limits.ts';

/**
 * Signs in by password. Gives the identity that the caller has from now on, or `null` where e-mail and password do not
 * match; nothing tells an unknown e-mail from a wrong password. Throws a 429 `CallFailure` after too many failures.
 */
export async function signIn(
  services: Services,
  { email, password, staysSignedIn }: Credentials,
  context: CallContext,
): Promise<Identity | null> {
  const address = email.toLowerCase();
  const found = await findAccount(services.db, address);
  const takeBack = await countSignIn(services, { email: address, accountId: found?.id ?? null }, context);
  const matches = await isPasswordOf(found?.passwordHash ?? null, password);
  if (!found || !matches) {
    services.log.info('signIn.refused', { account: found?.id ?? null });
    return null;
  }
  await takeBack();
  const { passwordHash: _, ...account } = found;
  return letIn(services, account, { context, isKept: staysSignedIn ?? false });
}
