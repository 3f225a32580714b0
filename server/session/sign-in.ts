import { hash, verify } from '@node-rs/argon2';
import type { Credentials } from '../../machines/domain/visitor.ts';
import type { CallContext } from '../calls/handler.ts';
import { countAttempt, takeBackAttempt } from '../calls/throttle.ts';
import { adoptDraft } from '../quote-request/draft.ts';
import type { Services } from '../services.ts';
import type { Identity, KnownAccount } from '../calls/identity.ts';
import { SESSION_SECONDS } from '../lifetimes.ts';
import { hashOf, mintSecret } from '../secrets.ts';
import { closeToken } from './token-exchange.ts';

/** Failed sign-ins for one e-mail address, and from one network address. */
const limits = { account: { attempts: 10, seconds: 900 }, address: { attempts: 50, seconds: 900 } };

/** Verified where no account has the e-mail, so that an unknown one takes as long as a wrong password. */
const nobodysHash = hash(mintSecret());

/** argon2id with the package's parameters: 19 MiB, two passes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

async function findAccount({ db }: Services, email: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'locale', 'is_email_verified as isEmailVerified', 'is_valid as isValid', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** Ends the session of this browser, if it has one. */
export async function endSession({ db }: Services, { cookies }: CallContext): Promise<void> {
  const secret = cookies.read('session');
  if (secret === null) return;
  await db.deleteFrom('sessions').where('id_hash', '=', hashOf(secret)).execute();
  cookies.clear('session');
}

async function beginSession({ db, clock }: Services, account: KnownAccount, { cookies }: CallContext): Promise<void> {
  const secret = mintSecret();
  const now = clock.now();
  await db
    .insertInto('sessions')
    .values({
      id_hash: hashOf(secret),
      account_id: account.id,
      created_at: now.toISOString(),
      seen_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
    })
    .execute();
  cookies.set('session', secret, SESSION_SECONDS);
}

/**
 * Signs in by password. Gives the identity that the caller has from now on, or `null` where e-mail and password do not
 * match; nothing tells an unknown e-mail from a wrong password. A session always gets a new secret, what an invoice link
 * had opened is closed, and a draft of the visitor becomes the account's. Throws a 429 `CallFailure` after too many
 * failures.
 */
export async function signIn(
  services: Services,
  { email, password }: Credentials,
  context: CallContext,
): Promise<Identity | null> {
  const address = email.toLowerCase();
  const throttled = [
    { what: 'sign-in by account', whom: address, limit: limits.account },
    { what: 'sign-in by address', whom: context.address, limit: limits.address },
  ];
  for (const attempt of throttled) await countAttempt(services, attempt);
  const found = await findAccount(services, address);
  const matches = await verify(found?.password_hash ?? (await nobodysHash), password);
  if (!found || !matches) return null;
  const { password_hash: _, ...account } = found;
  for (const attempt of throttled) await takeBackAttempt(services, attempt);
  await endSession(services, context);
  await closeToken(services, context);
  await beginSession(services, account, context);
  await adoptDraft(services, account.id, context);
  return { signedIn: account, recognised: null, token: null };
}
