import type { FastifyInstance } from 'fastify';
import { PASSWORD_LINK_SECONDS } from '../../core/lifetimes.ts';
import { emailChangeUndone } from '../../core/mail/emails/email-change-undone.ts';
import { lockLicencesRead, moveAddress } from '../../core/people/addresses.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { registerConfirmationPage } from '../session/confirmation-page.ts';
import { ownerOf } from '../session/find-account.ts';
import { hashPassword } from '../session/password-hash.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { newPasswordPath, profilePath } from '../site/places.ts';
import { lockAccount, takeEmailRequestBack } from './email-request.ts';
import { texts } from './texts.ts';

/** Paths outside the app for links in emails about an email address, so that their secrets never reach the app. */
export const emailChangePath = '/email-change';
export const emailUndoPath = '/email-change/undo';

/** Result: undone, with a token to choose a password; link expired; or address taken by another account. */
type Undone =
  | { readonly kind: 'undone'; readonly passwordToken: string }
  | { readonly kind: 'over' }
  | { readonly kind: 'taken' };

/**
 * Restores an account's former address by an emailed link. The change may have been made by an attacker who knows the
 * password: all sessions end, no browser is remembered, later changes cannot be undone, and a new password is needed.
 */
async function undoEmailChange(services: Services, token: string): Promise<Undone> {
  const { db, clock, mailer, log } = services;
  const now = clock.now();
  return db.transaction().execute(async (trx): Promise<Undone> => {
    const asked = await trx
      .selectFrom('email_change_undos')
      .select('account_id as accountId')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (!asked) return { kind: 'over' };
    const { accountId } = asked;
    await lockLicencesRead(trx, accountId);
    const { email: lost, locale } = await lockAccount(trx, accountId);
    const undo = await trx
      .selectFrom('email_change_undos')
      .select(['id', 'email'])
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst();
    if (!undo) return { kind: 'over' };
    if (lost !== undo.email && !(await moveAddress(trx, services, { accountId, email: undo.email }))) {
      return { kind: 'taken' };
    }
    await takeEmailRequestBack(trx, services, accountId);
    await trx
      .updateTable('accounts')
      .set({ password_hash: await hashPassword(mintSecret()) })
      .where('id', '=', accountId)
      .execute();
    for (const table of ['sessions', 'known_devices', 'password_links', 'email_verifications'] as const) {
      await trx.deleteFrom(table).where('account_id', '=', accountId).execute();
    }
    // A later change may be the hostile one: its former address must not be restorable.
    await trx.deleteFrom('email_change_undos').where('account_id', '=', accountId).where('id', '>=', undo.id).execute();
    const passwordToken = mintSecret();
    await trx
      .insertInto('password_links')
      .values({
        token_hash: hashOf(passwordToken),
        account_id: accountId,
        redirect: null,
        expires_at: new Date(now.getTime() + PASSWORD_LINK_SECONDS * 1000).toISOString(),
      })
      .execute();
    const to = await ownerOf(trx, { id: accountId, email: lost });
    const email = { from: await readEmailLayout(trx, locale), to, locale, at: now.toISOString() };
    await mailer.enqueue(trx, emailChangeUndone(email), { accountId });
    log.info('email.changeUndone', { account: accountId });
    return { kind: 'undone', passwordToken };
  });
}

/** The page behind the link emailed to the former address: undoes a change, and leads to a new password. */
export function registerEmailUndoPage(app: FastifyInstance, services: Services): void {
  registerConfirmationPage(app, services, {
    path: emailUndoPath,
    words: {
      title: texts.undoTitle,
      question: texts.undoQuestion,
      button: texts.undoButton,
      done: texts.undone,
      refused: texts.confirmRefused,
      advice: texts.undoAdvice,
    },
    confirm: async (token, { cookies, locale }) => {
      const undone = await undoEmailChange(services, token);
      if (undone.kind === 'taken') return { refused: texts.undoTaken };
      if (undone.kind === 'over') return false;
      cookies.set('password', undone.passwordToken, PASSWORD_LINK_SECONDS);
      return { redirect: newPasswordPath(null, locale, services.settings) };
    },
    next: (locale) => profilePath(locale, services.settings),
  });
}
