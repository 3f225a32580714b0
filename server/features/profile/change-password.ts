import type { PasswordChange } from '../../../machines/domain/profile.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { texts as callTexts } from '../../core/rpc/texts.ts';
import { passwordChanged } from '../../core/mail/emails/password-changed.ts';
import { hashOf } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { ownerOf } from '../session/find-account.ts';
import { hashPassword } from '../session/password-hash.ts';
import { isGuessable } from '../session/password-strength.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { knowsPassword } from './present-password.ts';
import { readProfile } from './store.ts';

/**
 * Replaces the password of whoever has signed in, and tells them by letter: every session but this one ends, no other browser
 * is remembered, and no link of a letter holds. Gives `false` where the present password is another; one that is the new
 * one already is the same request again, whose answer was lost. Throws a `CallFailure`: 422 for a password that is easy to
 * guess, 429.
 */
export async function changePassword(
  services: Services,
  { presentPassword, password }: PasswordChange,
  { identity, cookies, locale }: CallContext,
): Promise<boolean> {
  const account = signedInAccount(identity);
  const knows = await knowsPassword(services, account, { presentPassword, orElse: password });
  if (knows !== 'yes') return knows === 'orElse';
  const { identity: person } = await readProfile(services, account.id);
  if (isGuessable(password, [account.email, person.firstName, person.lastName])) {
    const fields = new Map([['motDePasse', { field: 'password', complaint: { code: 'guessable' } } as const]]);
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
