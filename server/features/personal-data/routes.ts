import type { PersonalData } from '../../../machines/domain/personal-data.ts';
import type { CallContext, Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { knowsPassword } from '../profile/present-password.ts';
import type { Services } from '../../core/services.ts';
import { confirmedAt, noteConfirmed, sureUntil } from './confirmation.ts';
import { standingOf } from './obstacles.ts';
import { requestDeletion } from './request-deletion.ts';
import { texts } from './texts.ts';

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
