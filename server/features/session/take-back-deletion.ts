import type { KnownAccount } from '../../core/rpc/identity.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { deletionTakenBack } from '../../core/mail/emails/deletion.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';

/** Whoever signs in takes back that their account is to be deleted, where they had asked for it; a letter says so. */
export async function takeBackDeletion(
  { db, mailer, log }: Services,
  { id, email, locale }: KnownAccount,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const taken = await trx
      .deleteFrom('deletion_requests')
      .where('account_id', '=', id)
      .returning('account_id')
      .executeTakeFirst();
    if (!taken) return;
    const person = await trx
      .selectFrom('accounts')
      .select(['first_name as firstName', 'last_name as lastName', 'civility'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const mail = { from: await readEmailLayout(trx, locale), to: addresseeOf(person, email), locale };
    await mailer.enqueue(trx, deletionTakenBack(mail), { accountId: id });
    log.info('deletion.takenBack', { account: id });
  });
}
