import type { MessageDescriptor } from '@lingui/core';
import type { CallContext } from '../../core/rpc/handler.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import { texts as callTexts } from '../../core/rpc/texts.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { emailVerification } from '../../core/mail/emails/email-verification.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { VERIFICATION_SECONDS } from '../../core/lifetimes.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import { texts } from './texts.ts';

/** Verification mails for one account. */
const limit = { attempts: 3, seconds: 600 };

/** Path of the link in a verification mail. */
export const verificationPath = '/verify';

/**
 * Emails the signed-in person a link that verifies their address. Returns a message: sent, or verified already. Throws
 * a 429 `CallFailure` after too many.
 */
export async function resendVerification(services: Services, context: CallContext): Promise<MessageDescriptor> {
  const { signedIn } = context.identity;
  if (!signedIn) throw new CallFailure(401, callTexts.unauthorised);
  if (signedIn.isEmailVerified) return texts.alreadyVerified;
  await countAttempt(services, { what: 'verification', whom: String(signedIn.id), limit });
  const { db, clock, mailer, settings } = services;
  const token = mintSecret();
  await db.transaction().execute(async (trx) => {
    const expiresAt = new Date(clock.now().getTime() + VERIFICATION_SECONDS * 1000).toISOString();
    await trx
      .insertInto('email_verifications')
      .values({ token_hash: hashOf(token), account_id: signedIn.id, expires_at: expiresAt })
      .execute();
    const person = await trx
      .selectFrom('accounts')
      .select(['first_name as firstName', 'last_name as lastName', 'civility'])
      .where('id', '=', signedIn.id)
      .executeTakeFirstOrThrow();
    const { locale } = context;
    const email = emailVerification({
      from: await readEmailLayout(trx, locale),
      to: addresseeOf(person, signedIn.email),
      locale,
      link: `${settings.publicUrl}${verificationPath}?${new URLSearchParams({ token, locale }).toString()}`,
      hours: VERIFICATION_SECONDS / 3600,
    });
    await mailer.enqueue(trx, email, { accountId: signedIn.id });
  });
  return texts.verificationSent;
}
