import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Kysely } from 'kysely';
import type { PasswordLink } from '../../../domain/password.ts';
import type { Schema } from '../../core/db/schema.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { passwordChanged } from '../../core/mail/emails/password-changed.ts';
import { claimContact } from '../../core/people/contacts.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import type { Identity, KnownAccount } from '../../core/rpc/identity.ts';
import { texts as callTexts } from '../../core/rpc/texts.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import { hashOf } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { insertAccount } from './create-account.ts';
import { hashPassword } from './password-hash.ts';
import { letIn } from './sessions.ts';

/** Judging takes longer with each character; characters beyond these make no password easier to guess. */
const JUDGED_LENGTH = 64;

/** Of 0 to 4; less is guessed in fewer than a hundred million attempts. */
const LEAST_SCORE = 3;

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Whether a password is among the first that are tried: it is on the lists of common ones, repeats itself, follows the
 * keys, or is made of known facts about its owner.
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  const parts = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((part) => part.length > 2);
  return judge.check(password.slice(0, JUDGED_LENGTH), parts).score < LEAST_SCORE;
}

/** Passwords tried by one link: checking each is expensive. */
const limit = { attempts: 30, seconds: 900 };

/** An opened link, and known facts about its reader. */
interface Opened extends PasswordLink {
  readonly redirect: string | null;
  readonly names: readonly string[];
}

/** The link of a token; `null` if it has expired. Changes nothing: mail programs prefetch links. */
export async function openedBy({ db, clock }: Services, token: string | null): Promise<Opened | null> {
  if (token === null) return null;
  const now = clock.now().toISOString();
  const another = await db
    .selectFrom('password_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['a.email', 'l.redirect', 'a.first_name as firstName', 'a.last_name as lastName'])
    .where('l.token_hash', '=', hashOf(token))
    .where('l.expires_at', '>', now)
    .executeTakeFirst();
  const first = await db
    .selectFrom('account_requests as r')
    .innerJoin('contacts as c', 'c.id', 'r.contact_id')
    .select(['c.email', 'r.redirect', 'r.first_name as firstName', 'r.last_name as lastName'])
    .where('r.token_hash', '=', hashOf(token))
    .where('r.expires_at', '>', now)
    .executeTakeFirst();
  const found = another ?? first;
  if (!found) return null;
  const { email, redirect, firstName, lastName } = found;
  return { purpose: another ? 'another' : 'first', email, redirect, names: [firstName, lastName] };
}

/** Creates the requested account; `null` if the link has expired, or the account was created meanwhile. */
async function makeAccount(
  trx: Kysely<Schema>,
  services: Services,
  { token, passwordHash }: { readonly token: string; readonly passwordHash: string },
): Promise<KnownAccount | null> {
  const request = await trx
    .deleteFrom('account_requests as r')
    .using('contacts as c')
    .whereRef('c.id', '=', 'r.contact_id')
    .where('r.token_hash', '=', hashOf(token))
    .where('r.expires_at', '>', services.clock.now().toISOString())
    .returning(['r.contact_id', 'c.email', 'r.locale', 'r.civility', 'r.origin'])
    .returning(['r.first_name as firstName', 'r.last_name as lastName'])
    .executeTakeFirst();
  if (!request) return null;
  await trx.deleteFrom('account_requests').where('contact_id', '=', request.contact_id).execute();
  const id = await insertAccount(trx, services, { ...request, passwordHash });
  if (id === null) return null;
  services.log.info('account.created', { account: id, origin: request.origin });
  return { id, email: request.email, locale: request.locale, isEmailVerified: true, isValid: true };
}

/**
 * Replaces the password of an account, and alerts its owner: every session ends, no browser is remembered, and other
 * links are revoked. Opening the link proves the email address. `null` if the link has expired.
 */
async function replacePassword(
  trx: Kysely<Schema>,
  services: Services,
  {
    token,
    passwordHash,
    locale,
  }: { readonly token: string; readonly passwordHash: string } & Pick<CallContext, 'locale'>,
): Promise<KnownAccount | null> {
  const link = await trx
    .deleteFrom('password_links')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', services.clock.now().toISOString())
    .returning('account_id as id')
    .executeTakeFirst();
  if (!link) return null;
  const account = await trx
    .updateTable('accounts')
    .set({ password_hash: passwordHash, is_email_verified: true })
    .where('id', '=', link.id)
    .returning(['id', 'email', 'locale', 'is_email_verified as isEmailVerified', 'is_valid as isValid'])
    .returning(['civility', 'first_name as firstName', 'last_name as lastName'])
    .executeTakeFirstOrThrow();
  for (const table of ['password_links', 'sessions', 'known_devices', 'email_verifications'] as const) {
    await trx.deleteFrom(table).where('account_id', '=', account.id).execute();
  }
  const mail = { from: await readEmailLayout(trx, locale), to: addresseeOf(account, account.email), locale };
  const changed = passwordChanged({ ...mail, at: services.clock.now().toISOString() });
  await services.mailer.enqueue(trx, changed, { accountId: account.id });
  await claimContact(trx, services, { accountId: account.id, email: account.email });
  services.log.info('password.replaced', { account: account.id });
  const { civility: _, firstName: __, lastName: ___, ...known } = account;
  return known;
}

/**
 * Saves the password chosen through an emailed link, and signs its reader in. Resolves to `null` if the link has
 * expired. Throws a `CallFailure`: 422 for a password that is easy to guess, 429.
 */
export async function choosePassword(
  services: Services,
  { password }: { readonly password: string },
  context: CallContext,
): Promise<Identity | null> {
  const token = context.cookies.read('password');
  const opened = await openedBy(services, token);
  if (token === null || opened === null) return null;
  await countAttempt(services, { what: 'password by link', whom: token, limit });
  if (isGuessable(password, [opened.email, ...opened.names])) {
    const fields = new Map([['motDePasse', { field: 'password', issue: { code: 'guessable' } } as const]]);
    throw new CallFailure(422, callTexts.incomplete, { fields });
  }
  const chosen = { token, passwordHash: await hashPassword(password), locale: context.locale };
  const account = await services.db
    .transaction()
    .execute((trx) =>
      opened.purpose === 'first' ? makeAccount(trx, services, chosen) : replacePassword(trx, services, chosen),
    );
  context.cookies.clear('password');
  return account && letIn(services, account, { context, isKept: false });
}
