import type { Moment } from '../../../domain/moment.ts';
import type { PersonalData } from '../../../domain/personal-data.ts';
import { DELETION_SECONDS } from '../../core/lifetimes.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import { deletionRequested } from '../../core/mail/emails/deletion.ts';
import type { CallContext, Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import type { Services } from '../../core/services.ts';
import { takeEmailRequestBack } from '../profile/email-request.ts';
import { knowsPassword } from '../profile/present-password.ts';
import { endSession } from '../session/sessions.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { confirmedAt, noteConfirmed, sureUntil } from './confirmation.ts';
import { standingOf } from './obstacles.ts';
import { texts } from './texts.ts';

/**
 * Schedules the deletion of the signed-in account; a sign-in before that day cancels it. Ends all sessions and emails
 * the next steps. Refused for a wrong password, and while money is owed or in progress. Throws a 429 `CallFailure`.
 */
async function requestDeletion(
  services: Services,
  { presentPassword }: { readonly presentPassword: string },
  context: CallContext,
): Promise<{ readonly erasesAt: Moment } | 'wrongPassword' | 'obstacles'> {
  const account = signedInAccount(context.identity);
  if ((await knowsPassword(services, account, { presentPassword })) !== 'yes') return 'wrongPassword';
  const { locale } = context;
  const now = services.clock.now();
  const erasesAt = new Date(now.getTime() + DELETION_SECONDS * 1000).toISOString();
  const isAsked = await services.db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('accounts')
      .select(['first_name as firstName', 'last_name as lastName', 'civility'])
      .where('id', '=', account.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if ((await standingOf(trx, account.id)).obstacles.length > 0) return false;
    const asked = { requested_at: now.toISOString(), erases_at: erasesAt };
    await trx
      .insertInto('deletion_requests')
      .values({ account_id: account.id, ...asked })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(asked))
      .execute();
    for (const table of ['sessions', 'known_devices', 'password_links'] as const) {
      await trx.deleteFrom(table).where('account_id', '=', account.id).execute();
    }
    await takeEmailRequestBack(trx, services, account.id);
    const email = { from: await readEmailLayout(trx, locale), to: addresseeOf(person, account.email), locale };
    await services.mailer.enqueue(trx, deletionRequested({ ...email, erasesAt }), { accountId: account.id });
    return true;
  });
  if (!isAsked) return 'obstacles';
  await endSession(services, context);
  services.log.info('deletion.requested', { account: account.id });
  return { erasesAt };
}

type PersonalDataHandlers = Pick<Handlers, 'user/donnees' | 'user/donnees/confirm' | 'user/donnees/delete'>;

/** Answers the calls about all that is held of a person. */
export function personalDataHandlers(services: Services): PersonalDataHandlers {
  const tell = async (context: CallContext): Promise<PersonalData> => {
    const { id } = signedInAccount(context.identity);
    const { at, ...standing } = await standingOf(services.db, id, confirmedAt(context));
    return { ...standing, confirmedUntil: sureUntil(at, services) };
  };
  return {
    'user/donnees': { handle: async ({ context }) => done(await tell(context)) },
    'user/donnees/confirm': {
      handle: async ({ body, context }) => {
        const account = signedInAccount(context.identity);
        if ((await knowsPassword(services, account, body)) !== 'yes') {
          return { kind: 'refused', feedback: texts.wrongPassword };
        }
        await noteConfirmed(services, context);
        return done(await tell(context));
      },
    },
    'user/donnees/delete': {
      handle: async ({ body, context }) => {
        const asked = await requestDeletion(services, body, context);
        if (asked === 'wrongPassword') return { kind: 'refused', feedback: texts.wrongPassword };
        if (asked === 'obstacles') return { kind: 'refused', feedback: texts.obstacles };
        return done(asked);
      },
    },
  };
}
