import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { EMAIL_UNDO_SECONDS } from '../../core/lifetimes.ts';
import { emailChanged } from '../../core/mail/emails/email-changed.ts';
import { lockLicencesRead, moveAddress } from '../../core/people/addresses.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { letThrough } from '../modification/settle.ts';
import { registerConfirmationPage } from '../session/confirmation-page.ts';
import { ownerOf } from '../session/find-account.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { profilePath } from '../site/places.ts';
import { holdEmailRequest, lockAccount } from './email-request.ts';
import { emailChangePath, emailUndoPath } from './undo-email-change.ts';
import { texts } from './texts.ts';

interface Changed {
  readonly id: AccountId;
  readonly former: string;
  readonly email: string;
  readonly locale: Locale;
}

/** Emails the former address a link that undoes the change. */
async function writeToFormer(
  trx: Transaction<Schema>,
  { clock, settings, mailer }: Services,
  { id, former, email, locale }: Changed,
): Promise<void> {
  const now = clock.now();
  const token = mintSecret();
  const expiresAt = new Date(now.getTime() + EMAIL_UNDO_SECONDS * 1000).toISOString();
  await trx
    .insertInto('email_change_undos')
    .values({ token_hash: hashOf(token), account_id: id, email: former, expires_at: expiresAt })
    .execute();
  const mail = emailChanged({
    from: await readEmailLayout(trx, locale),
    to: await ownerOf(trx, { id, email: former }),
    locale,
    email,
    at: now.toISOString(),
    link: `${settings.publicUrl}${emailUndoPath}?${new URLSearchParams({ token, locale }).toString()}`,
    days: EMAIL_UNDO_SECONDS / 86_400,
  });
  await mailer.enqueue(trx, mail, { accountId: id });
}

/** Ends the sessions of an account except the one that requested the change, and forgets its other browsers. */
async function endOtherSessions(
  trx: Transaction<Schema>,
  accountId: AccountId,
  sessionId: number | null,
): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id is distinct from ${sessionId}::integer`)
    .execute();
  await trx
    .deleteFrom('known_devices as d')
    .where('d.account_id', '=', accountId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessions as s')
            .select('s.id')
            .where('s.account_id', '=', accountId)
            .whereRef('s.device_hash', '=', 'd.id_hash'),
        ),
      ),
    )
    .execute();
}

/**
 * Gives an account the email address that its reader confirmed by an emailed link, and alerts the former one, whose
 * reader can undo the change. Other sessions end, and links emailed to the former address are revoked; invoices and
 * seats stay. Returns `false` for an expired token, and if another account took the address meanwhile.
 */
async function confirmEmail(services: Services, token: string): Promise<boolean> {
  const { db, clock, log } = services;
  const now = clock.now().toISOString();
  return db.transaction().execute(async (trx) => {
    const asked = await trx
      .selectFrom('email_changes')
      .select('account_id as id')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (!asked) return false;
    await lockLicencesRead(trx, asked.id);
    const { email: former, locale } = await lockAccount(trx, asked.id);
    const request = await holdEmailRequest(trx, asked.id);
    const change = await trx
      .deleteFrom('email_changes')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now)
      .returning(['account_id as id', 'email', 'session_id as sessionId'])
      .executeTakeFirst();
    // If it fails here, the request is withdrawn like an expired one.
    if (!change) return false;
    const { id, email, sessionId } = change;
    if (!(await moveAddress(trx, services, { accountId: id, email }))) return false;
    for (const table of ['password_links', 'email_verifications'] as const) {
      await trx.deleteFrom(table).where('account_id', '=', id).execute();
    }
    await endOtherSessions(trx, id, sessionId);
    if (request) await letThrough(trx, services, request.id);
    await writeToFormer(trx, services, { id, former, email, locale });
    log.info('email.changed', { account: id });
    return true;
  });
}

/** The page behind the link emailed to the new address. */
export function registerEmailChangePage(app: FastifyInstance, services: Services): void {
  registerConfirmationPage(app, services, {
    path: emailChangePath,
    words: {
      title: texts.confirmTitle,
      question: texts.confirmQuestion,
      button: texts.confirmButton,
      done: texts.confirmed,
      refused: texts.confirmRefused,
      advice: texts.refusedAdvice,
    },
    confirm: (token) => confirmEmail(services, token),
    next: (locale) => profilePath(locale, services.settings),
  });
}
