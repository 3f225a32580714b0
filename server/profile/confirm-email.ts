import { emailChanged } from '../mail/letters/email-changed.ts';
import { hashOf } from '../secrets.ts';
import type { Services } from '../services.ts';
import { findAccount, ownerOf } from '../session/find-account.ts';
import { readLetterhead } from '../site/letterhead.ts';

/**
 * Gives an account the e-mail address whose reader has followed the link of our letter, and tells the old address. Links of
 * letters to the old one hold no longer. Gives `false` for a token that holds no longer, and where somebody else has the
 * address meanwhile.
 */
export async function confirmEmail({ db, clock, mailer, log }: Services, token: string): Promise<boolean> {
  const now = clock.now().toISOString();
  return db.transaction().execute(async (trx) => {
    const change = await trx
      .deleteFrom('email_changes')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now)
      .returning(['account_id as id', 'email'])
      .executeTakeFirst();
    if (!change || (await findAccount(trx, change.email))) return false;
    const { email: old, locale } = await trx
      .selectFrom('accounts')
      .select(['email', 'locale'])
      .where('id', '=', change.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('accounts')
      .set({ email: change.email, is_email_verified: true })
      .where('id', '=', change.id)
      .execute();
    for (const table of ['password_links', 'email_verifications'] as const) {
      await trx.deleteFrom(table).where('account_id', '=', change.id).execute();
    }
    const to = await ownerOf(trx, { id: change.id, email: old });
    const letter = { from: await readLetterhead(trx, locale), to, locale };
    await mailer.enqueue(trx, emailChanged({ ...letter, email: change.email, at: now }));
    log.info('email.changed', { account: change.id });
    return true;
  });
}
