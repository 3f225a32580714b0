import type { FastifyInstance } from 'fastify';
import { claimContact } from '../../core/people/contacts.ts';
import type { Services } from '../../core/services.ts';
import { accountPath } from '../site/places.ts';
import { hashOf } from '../../core/secrets.ts';
import { registerConfirmationPage } from './confirmation-page.ts';
import { texts } from './texts.ts';
import { verificationPath } from './verification.ts';

/** Marks the email address as verified that a token was sent to; `false` for a token that holds no longer. */
async function verify(services: Services, token: string): Promise<boolean> {
  const { db, clock } = services;
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .deleteFrom('email_verifications')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', clock.now().toISOString())
      .returning('account_id')
      .executeTakeFirst();
    if (!found) return false;
    const { account_id: accountId } = found;
    const { email } = await trx
      .updateTable('accounts')
      .set({ is_email_verified: true })
      .where('id', '=', accountId)
      .returning('email')
      .executeTakeFirstOrThrow();
    await claimContact(trx, services, { accountId, email });
    return true;
  });
}

/** The page that a verification mail leads to. */
export function registerVerificationPage(app: FastifyInstance, services: Services): void {
  registerConfirmationPage(app, services, {
    path: verificationPath,
    words: {
      title: texts.verificationTitle,
      question: texts.verificationQuestion,
      button: texts.verificationButton,
      done: texts.verified,
      refused: texts.verificationRefused,
    },
    confirm: (token) => verify(services, token),
    next: (locale) => accountPath(locale, services.settings),
  });
}
