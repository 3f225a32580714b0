import { emailChanged } from '../mail/letters/email-changed.ts';
import { hashOf } from '../secrets.ts';
import { letThrough } from '../modification/settle.ts';
import type { Services } from '../services.ts';
import { findAccount, ownerOf } from '../session/find-account.ts';
import { readLetterhead } from '../site/letterhead.ts';
import { holdEmailRequest, lockAccount } from './email-request.ts';

/**
 * Gives an account the e-mail address whose reader has followed the link of our letter, and tells the old address. Links of
 * letters to the old one hold no longer. Gives `false` for a token that holds no longer, and where somebody else has the
 * address meanwhile.
 */
export async function confirmEmail(services: Services, token: string): Promise<boolean> {
  const { db, clock, mailer, log } = services;
  const now = clock.now().toISOString();
  return db.transaction().execute(async (trx) => {
    const asked = await trx
      .selectFrom('email_changes')
      .select('account_id as id')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (!asked) return false;
    const { email: old, locale } = await lockAccount(trx, asked.id);
    const request = await holdEmailRequest(trx, asked.id);
    const change = await trx
      .deleteFrom('email_changes')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now)
      .returning(['account_id as id', 'email'])
      .executeTakeFirst();
    // Where the change ends so, its request is taken back as one that has expired.
    if (!change || (await findAccount(trx, change.email))) return false;
    await trx
      .updateTable('accounts')
      .set({ email: change.email, is_email_verified: true })
      .where('id', '=', change.id)
      .execute();
    for (const table of ['password_links', 'email_verifications'] as const) {
      await trx.deleteFrom(table).where('account_id', '=', change.id).execute();
    }
    if (request) await letThrough(trx, services, request.id);
    const to = await ownerOf(trx, { id: change.id, email: old });
    const letter = { from: await readLetterhead(trx, locale), to, locale };
    await mailer.enqueue(trx, emailChanged({ ...letter, email: change.email, at: now }));
    log.info('email.changed', { account: change.id });
    return true;
  });
}
