import type { Kysely } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { AccountRequest, PasswordRequest } from '../../../domain/password.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import type { KnownAccount } from '../../core/rpc/identity.ts';
import { noSooner } from '../../core/in-time.ts';
import { countAttempt, countCaller, mailboxOf } from '../../core/rpc/throttle.ts';
import type { Schema } from '../../core/db/schema.ts';
import { ACCOUNT_REQUEST_SECONDS, PASSWORD_LINK_SECONDS } from '../../core/lifetimes.ts';
import { accountExists } from '../../core/mail/emails/account-exists.ts';
import { accountRequested } from '../../core/mail/emails/account-requested.ts';
import { noAccount } from '../../core/mail/emails/no-account.ts';
import { passwordForgotten } from '../../core/mail/emails/password-forgotten.ts';
import { contactAt } from '../../core/people/contacts.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { accountRequestPath } from '../site/places.ts';
import { findAccount, ownerOf } from './find-account.ts';

/** Emails to one mailbox, known or not, and emails requested by one caller. */
const limits = {
  mailbox: { attempts: 3, seconds: 600 },
  mailboxHourly: { attempts: 6, seconds: 3600 },
  address: { attempts: 60, seconds: 3600 },
};

/** Path of links in password emails: outside the app, so that the secret never reaches it. */
export const passwordLinkPath = '/password-link';

async function countEmail(services: Services, email: string, context: CallContext): Promise<void> {
  await countCaller(services, { what: 'password letter by address', limit: limits.address }, context);
  const whom = mailboxOf(email);
  await countAttempt(services, { what: 'password letter by mailbox', whom, limit: limits.mailbox });
  await countAttempt(services, { what: 'password letter by mailbox, hourly', whom, limit: limits.mailboxHourly });
}

/** Values common to all password emails. */
async function writer(trx: Kysely<Schema>, { settings, clock }: Services, locale: Locale, seconds: number) {
  const token = mintSecret();
  return {
    tokenHash: hashOf(token),
    expiresAt: new Date(clock.now().getTime() + seconds * 1000).toISOString(),
    common: {
      from: await readEmailLayout(trx, locale),
      locale,
      link: `${settings.publicUrl}${passwordLinkPath}?${new URLSearchParams({ token, locale }).toString()}`,
      hours: seconds / 3600,
    },
  };
}

/** Emails an account's owner a link to reset the password. */
async function writeToOwner(
  trx: Kysely<Schema>,
  services: Services,
  asked: {
    readonly account: KnownAccount;
    readonly redirect: string | null;
    readonly compose: typeof passwordForgotten;
  },
): Promise<void> {
  const { account, redirect, compose } = asked;
  const { tokenHash, expiresAt, common } = await writer(trx, services, account.locale, PASSWORD_LINK_SECONDS);
  await trx
    .insertInto('password_links')
    .values({ token_hash: tokenHash, account_id: account.id, redirect, expires_at: expiresAt })
    .execute();
  const mail = compose({ ...common, to: await ownerOf(trx, account) });
  await services.mailer.enqueue(trx, mail, { accountId: account.id });
}

/** Emails an address without account a link to choose the first password of one. */
async function writeToNewAddress(
  trx: Kysely<Schema>,
  services: Services,
  { email, lastName, firstName, civility, origin, locale, redirect }: AccountRequest & Pick<CallContext, 'locale'>,
): Promise<void> {
  const { tokenHash, expiresAt, common } = await writer(trx, services, locale, ACCOUNT_REQUEST_SECONDS);
  const contact = await contactAt(trx, services, { email, locale, origin });
  const person = { last_name: lastName, first_name: firstName, civility };
  await trx
    .insertInto('account_requests')
    .values({
      token_hash: tokenHash,
      contact_id: contact.contactId,
      ...person,
      origin,
      locale,
      redirect,
      expires_at: expiresAt,
    })
    .execute();
  await services.mailer.enqueue(trx, accountRequested({ ...common, to: { name: '', email } }), contact);
}

/** The holder of a seat at an address without account: their name is known already. */
async function seatHolder(trx: Kysely<Schema>, email: string) {
  return trx
    .selectFrom('contacts as c')
    .innerJoin('subscription_readers as r', 'r.contact_id', 'c.id')
    .select(['r.last_name as lastName', 'r.first_name as firstName', 'r.civility'])
    .where('c.email', '=', email)
    .where('c.closed_at', 'is', null)
    .where('r.is_accepted', '=', true)
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Emails a link to choose a password, which creates the requested account. If the address has an account, its owner is
 * informed instead, which the response does not reveal. Throws a 429 `CallFailure`.
 */
export async function requestAccount(services: Services, request: AccountRequest, context: CallContext): Promise<void> {
  const email = request.email.toLowerCase();
  await countEmail(services, email, context);
  const written = services.db.transaction().execute(async (trx) => {
    const { redirect, lastName, firstName, civility, origin } = request;
    const account = await findAccount(trx, email);
    if (account) return writeToOwner(trx, services, { account, redirect, compose: accountExists });
    const { locale } = context;
    const firstVisit = { email, lastName, firstName, civility, origin, locale, redirect };
    return writeToNewAddress(trx, services, firstVisit);
  });
  await noSooner(written);
}

/**
 * Emails a link to reset a forgotten password; an address without account is informed of that, which the response does
 * not reveal. Throws a 429 `CallFailure`.
 */
export async function requestPassword(
  services: Services,
  { email: typed, redirect }: PasswordRequest,
  context: CallContext,
): Promise<void> {
  const email = typed.toLowerCase();
  await countEmail(services, email, context);
  const written = services.db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, email);
    if (account) return writeToOwner(trx, services, { account, redirect, compose: passwordForgotten });
    const { locale } = context;
    const reader = await seatHolder(trx, email);
    if (reader) return writeToNewAddress(trx, services, { ...reader, email, origin: 'subscription', locale, redirect });
    const { publicUrl } = services.settings;
    const link = `${publicUrl}${accountRequestPath(redirect, locale, services.settings)}`;
    const from = await readEmailLayout(trx, locale);
    const contact = await contactAt(trx, services, { email, locale, origin: 'unknown' });
    return services.mailer.enqueue(trx, noAccount({ from, to: { name: '', email }, locale, link }), contact);
  });
  await noSooner(written);
}
