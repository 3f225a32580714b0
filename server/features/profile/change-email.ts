import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import type { EmailChangeRequest } from '../../../machines/domain/profile.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import type { KnownAccount } from '../../core/rpc/identity.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { countAttempt, mailboxOf } from '../../core/rpc/throttle.ts';
import type { Schema } from '../../core/db/schema.ts';
import { EMAIL_CHANGE_SECONDS } from '../../core/lifetimes.ts';
import { emailChangeAsked } from '../../core/mail/emails/email-change-asked.ts';
import { emailInUse } from '../../core/mail/emails/email-in-use.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { findAccount, ownerOf } from '../session/find-account.ts';
import { noSooner } from '../../core/rpc/no-sooner.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { askForEmail, lockAccount, takeEmailRequestBack } from './email-request.ts';
import { emailChangePath } from './paths.ts';
import { knowsPassword } from './present-password.ts';
import { readProfile } from './store.ts';

/** Letters that one account has sent to other addresses, and letters to one address, whoever asks for them. */
const limits = { account: { attempts: 6, seconds: 3600 }, email: { attempts: 3, seconds: 600 } };

/** Who changes their address, and to which. */
interface Change {
  readonly account: KnownAccount;
  readonly email: string;
}

async function countEmail(services: Services, { account, email }: Change): Promise<void> {
  await countAttempt(services, { what: 'e-mail change by account', whom: String(account.id), limit: limits.account });
  await countAttempt(services, { what: 'e-mail change by e-mail', whom: mailboxOf(email), limit: limits.email });
}

/** The letter that somebody gets at the new address: its reader, or the owner of the account that has it already. */
async function emailTo(
  trx: Kysely<Schema>,
  { settings, mailer }: Services,
  { account, email, token, locale }: Change & { readonly token: string } & Pick<CallContext, 'locale'>,
): Promise<void> {
  const owner = await findAccount(trx, email);
  if (owner) {
    const from = await readEmailLayout(trx, owner.locale);
    const mail = emailInUse({ from, to: await ownerOf(trx, owner), locale: owner.locale });
    return mailer.enqueue(trx, mail, { accountId: owner.id });
  }
  const link = `${settings.publicUrl}${emailChangePath}?${new URLSearchParams({ token, locale }).toString()}`;
  const from = await readEmailLayout(trx, locale);
  // Whoever reads the address's mail may be a stranger: they are told no name, nor what somebody has typed as theirs.
  const to = { name: '', email };
  const mail = emailChangeAsked({ from, to, locale, link, hours: EMAIL_CHANGE_SECONDS / 3600 });
  return mailer.enqueue(trx, mail, { accountId: account.id });
}

/** Keeps the change in the place of an earlier one, whose link holds no longer, and writes to the new address. */
async function begin(services: Services, change: Change, { locale, cookies }: CallContext): Promise<void> {
  await countEmail(services, change);
  const { account, email } = change;
  const token = mintSecret();
  const expiresAt = new Date(services.clock.now().getTime() + EMAIL_CHANGE_SECONDS * 1000).toISOString();
  const written = services.db.transaction().execute(async (trx) => {
    await askForEmail(trx, services, { id: account.id, email });
    const session = await trx
      .selectFrom('sessions')
      .select('id')
      .where('id_hash', '=', hashOf(cookies.read('session') ?? ''))
      .executeTakeFirst();
    const awaited = { email, token_hash: hashOf(token), expires_at: expiresAt, session_id: session?.id ?? null };
    await trx
      .insertInto('email_changes')
      .values({ account_id: account.id, ...awaited })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(awaited))
      .execute();
    await emailTo(trx, services, { ...change, token, locale });
  });
  await noSooner(written);
}

/** Leaves an e-mail address as it is: the link of a letter that was sent holds no longer. */
export async function cancelEmailChange(services: Services, accountId: AccountId): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    await takeEmailRequestBack(trx, services, accountId);
  });
}

/**
 * Writes to another address of whoever has signed in; it is theirs once its reader has confirmed it. Whoever asks learns
 * nothing of whether it is somebody else's: its owner is told instead. The address that they have already ends a change
 * that awaits. Throws a 429 `CallFailure`.
 */
export async function requestEmailChange(
  services: Services,
  { email: typed, presentPassword }: EmailChangeRequest,
  context: CallContext,
): Promise<'asked' | 'stays' | 'wrongPassword'> {
  const account = signedInAccount(context.identity);
  if ((await knowsPassword(services, account, { presentPassword })) !== 'yes') return 'wrongPassword';
  const email = typed.toLowerCase();
  if (email === account.email) {
    await cancelEmailChange(services, account.id);
    return 'stays';
  }
  await begin(services, { account, email }, context);
  return 'asked';
}

/** Writes to the awaiting address once more; `false` where none awaits. Throws a 429 `CallFailure`. */
export async function resendEmailChange(services: Services, context: CallContext): Promise<boolean> {
  const account = signedInAccount(context.identity);
  const { emailChange } = await readProfile(services, account.id);
  if (emailChange) await begin(services, { account, email: emailChange.email }, context);
  return emailChange !== null;
}
