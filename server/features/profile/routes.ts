import type { MessageDescriptor } from '@lingui/core';
import type { Kysely } from 'kysely';
import type {
  Profile,
  PersonalIdentity,
  PersonalInformation,
  PasswordChange,
  EmailChangeRequest,
} from '../../../domain/profile.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { EMAIL_CHANGE_SECONDS } from '../../core/lifetimes.ts';
import { emailChangeAsked } from '../../core/mail/emails/email-change-asked.ts';
import { emailInUse } from '../../core/mail/emails/email-in-use.ts';
import { passwordChanged } from '../../core/mail/emails/password-changed.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext, Handlers, Reply } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import type { KnownAccount } from '../../core/rpc/identity.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { noSooner } from '../../core/in-time.ts';
import { texts as callTexts } from '../../core/rpc/texts.ts';
import { countAttempt, mailboxOf } from '../../core/rpc/throttle.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { ownerOf, findAccount } from '../session/find-account.ts';
import { hashPassword } from '../session/password-hash.ts';
import { isGuessable } from '../session/new-password.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { askForEmail, lockAccount, takeEmailRequestBack } from './email-request.ts';
import { emailChangePath } from './undo-email-change.ts';
import { knowsPassword } from './present-password.ts';
import { texts } from './texts.ts';

type Books = Pick<Services, 'db' | 'clock'>;

/** A person's profile, and the email address that awaits confirmation; one statement. */
async function readProfile({ db, clock }: Books, accountId: AccountId): Promise<Profile> {
  const found = await db
    .selectFrom('accounts as a')
    .leftJoin('email_changes as c', (join) =>
      join.onRef('c.account_id', '=', 'a.id').on('c.expires_at', '>', clock.now().toISOString()),
    )
    .select(['a.civility', 'a.first_name as firstName', 'a.last_name as lastName', 'a.phone', 'a.email'])
    .select(['a.organisation', 'a.job_title as jobTitle', 'a.sector', 'a.source'])
    .select(['c.email as wanted', 'c.expires_at as expiresAt'])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { civility, firstName, lastName, phone, organisation, jobTitle, sector, source, email } = found;
  const { wanted, expiresAt } = found;
  return {
    identity: { civility, firstName, lastName, phone },
    information: { organisation, jobTitle, sector, source },
    email,
    emailChange: wanted === null || expiresAt === null ? null : { email: wanted, expiresAt },
  };
}

const ofAccount = (db: Kysely<Schema>, accountId: AccountId) => db.updateTable('accounts').where('id', '=', accountId);

/** Saves a person's identity. */
async function saveIdentity(books: Books, accountId: AccountId, identity: PersonalIdentity): Promise<Profile> {
  const { civility, firstName, lastName, phone } = identity;
  await ofAccount(books.db, accountId).set({ civility, first_name: firstName, last_name: lastName, phone }).execute();
  return readProfile(books, accountId);
}

/** Saves a person's work, and how they found the publisher. */
async function saveInformation(
  books: Books,
  accountId: AccountId,
  { organisation, jobTitle, sector, source }: PersonalInformation,
): Promise<Profile> {
  await ofAccount(books.db, accountId).set({ organisation, job_title: jobTitle, sector, source }).execute();
  return readProfile(books, accountId);
}

/**
 * Replaces the password of the signed-in account, and alerts its owner by email: every other session ends, no other
 * browser is remembered, and all emailed links are revoked. Returns `false` for a wrong present password; if the new
 * one is in effect already, the request counts as a retry. Throws a `CallFailure`: 422 for a password that is easy to
 * guess, 429.
 */
async function changePassword(
  services: Services,
  { presentPassword, password }: PasswordChange,
  { identity, cookies, locale }: CallContext,
): Promise<boolean> {
  const account = signedInAccount(identity);
  const knows = await knowsPassword(services, account, { presentPassword, orElse: password });
  if (knows !== 'yes') return knows === 'orElse';
  const { identity: person } = await readProfile(services, account.id);
  if (isGuessable(password, [account.email, person.firstName, person.lastName])) {
    const fields = new Map([['motDePasse', { field: 'password', issue: { code: 'guessable' } } as const]]);
    throw new CallFailure(422, callTexts.incomplete, { fields });
  }
  const passwordHash = await hashPassword(password);
  const here = { session: hashOf(cookies.read('session') ?? ''), device: hashOf(cookies.read('device') ?? '') };
  await services.db.transaction().execute(async (trx) => {
    await trx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', account.id).execute();
    await trx
      .deleteFrom('sessions')
      .where('account_id', '=', account.id)
      .where('id_hash', '<>', here.session)
      .execute();
    await trx
      .deleteFrom('known_devices')
      .where('account_id', '=', account.id)
      .where('id_hash', '<>', here.device)
      .execute();
    await trx.deleteFrom('password_links').where('account_id', '=', account.id).execute();
    const email = { from: await readEmailLayout(trx, locale), to: await ownerOf(trx, account), locale };
    const changed = passwordChanged({ ...email, at: services.clock.now().toISOString() });
    await services.mailer.enqueue(trx, changed, { accountId: account.id });
  });
  services.log.info('password.changed', { account: account.id });
  return true;
}

/** Emails that one account causes to other addresses, and emails to one address by any account. */
const limits = { account: { attempts: 6, seconds: 3600 }, email: { attempts: 3, seconds: 600 } };

/** A change of address: the account, and the new address. */
interface Change {
  readonly account: KnownAccount;
  readonly email: string;
}

async function countEmail(services: Services, { account, email }: Change): Promise<void> {
  await countAttempt(services, { what: 'e-mail change by account', whom: String(account.id), limit: limits.account });
  await countAttempt(services, { what: 'e-mail change by e-mail', whom: mailboxOf(email), limit: limits.email });
}

/** Enqueues the email to the new address: to its reader, or to the owner of another account that has it. */
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
  // The address may belong to a third party: the email contains neither a name nor typed text.
  const to = { name: '', email };
  const mail = emailChangeAsked({ from, to, locale, link, hours: EMAIL_CHANGE_SECONDS / 3600 });
  return mailer.enqueue(trx, mail, { accountId: account.id });
}

/** Saves the change, which replaces an earlier one and revokes its link, and emails the new address. */
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

/** Cancels a change of email address: the emailed link is revoked. */
async function cancelEmailChange(services: Services, accountId: AccountId): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    await takeEmailRequestBack(trx, services, accountId);
  });
}

/**
 * Starts a change of the signed-in account's email address, which takes effect once its reader confirms. The response
 * does not reveal whether another account has it: its owner is emailed instead. The present address cancels a pending
 * change. Throws a 429 `CallFailure`.
 */
async function requestEmailChange(
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

/** Resends the email to the pending address; `false` if none is pending. Throws a 429 `CallFailure`. */
async function resendEmailChange(services: Services, context: CallContext): Promise<boolean> {
  const account = signedInAccount(context.identity);
  const { emailChange } = await readProfile(services, account.id);
  if (emailChange) await begin(services, { account, email: emailChange.email }, context);
  return emailChange !== null;
}

type ProfileHandlers = Pick<
  Handlers,
  | 'user/update'
  | 'user/informations'
  | 'user/informations/update'
  | 'user/email'
  | 'user/email/resend'
  | 'user/email/cancel'
  | 'user/password'
>;

/** Handlers of the calls about the profile and the sign-in. */
export function profileHandlers(services: Services): ProfileHandlers {
  const caller = ({ identity }: CallContext): AccountId => signedInAccount(identity).id;
  const asItStands = async (context: CallContext, words?: MessageDescriptor): Promise<Reply<Profile>> =>
    done(await readProfile(services, caller(context)), words);
  return {
    'user/update': {
      handle: async ({ body, context }) =>
        done(await saveIdentity(services, caller(context), body), texts.identityKept),
    },
    'user/informations': { handle: async ({ context }) => asItStands(context) },
    'user/informations/update': {
      handle: async ({ body, context }) =>
        done(await saveInformation(services, caller(context), body), texts.informationKept),
    },
    'user/email': {
      handle: async ({ body, context }) => {
        const asked = await requestEmailChange(services, body, context);
        if (asked === 'wrongPassword') return { kind: 'refused', feedback: texts.wrongPassword };
        return asItStands(context, asked === 'stays' ? texts.emailStays : texts.emailAsked);
      },
    },
    'user/email/resend': {
      handle: async ({ context }) => {
        const isSent = await resendEmailChange(services, context);
        return asItStands(context, isSent ? texts.emailResent : texts.noEmailChange);
      },
    },
    'user/email/cancel': {
      handle: async ({ context }) => {
        await cancelEmailChange(services, caller(context));
        return asItStands(context, texts.emailStays);
      },
    },
    'user/password': {
      handle: async ({ body, context }) =>
        (await changePassword(services, body, context))
          ? done(null, texts.passwordKept)
          : { kind: 'refused', feedback: texts.wrongPassword },
    },
  };
}
