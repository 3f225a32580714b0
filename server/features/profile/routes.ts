import type { AccountId } from '../../core/db/account-id.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { Profile } from '../../../machines/domain/profile.ts';
import type { CallContext, Handlers, Reply } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import type { Services } from '../../core/services.ts';
import { cancelEmailChange, requestEmailChange, resendEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { readProfile, saveIdentity, saveInformation } from './store.ts';
import { texts } from './texts.ts';

type ProfileHandlers = Pick<
  Handlers,
  | 'user/update'
  | 'user/informations'
  | 'user/informations/update'
  | 'user/email'
  | 'user/email/resend'
  | 'user/email/cancel'
  | 'user/password'
>;

/** Answers the calls about what is known of a person, and by what they sign in. */
export function profileHandlers(services: Services): ProfileHandlers {
  const caller = ({ identity }: CallContext): AccountId => signedInAccount(identity).id;
  const asItStands = async (context: CallContext, words?: MessageDescriptor): Promise<Reply<Profile>> =>
    done(await readProfile(services, caller(context)), words);
  return {
    'user/update': {
      handle: async ({ body, context }) =>
        done(await saveIdentity(services, caller(context), body), texts.identityKept),
    },
    'user/informations': { handle: async ({ context }) => asItStands(context) },
    'user/informations/update': {
      handle: async ({ body, context }) =>
        done(await saveInformation(services, caller(context), body), texts.informationKept),
    },
    'user/email': {
      handle: async ({ body, context }) => {
        const asked = await requestEmailChange(services, body, context);
        if (asked === 'wrongPassword') return { kind: 'refused', feedback: texts.wrongPassword };
        return asItStands(context, asked === 'stays' ? texts.emailStays : texts.emailAsked);
      },
    },
    'user/email/resend': {
      handle: async ({ context }) => {
        const isSent = await resendEmailChange(services, context);
        return asItStands(context, isSent ? texts.emailResent : texts.noEmailChange);
      },
    },
    'user/email/cancel': {
      handle: async ({ context }) => {
        await cancelEmailChange(services, caller(context));
        return asItStands(context, texts.emailStays);
      },
    },
    'user/password': {
      handle: async ({ body, context }) =>
        (await changePassword(services, body, context))
          ? done(null, texts.passwordKept)
          : { kind: 'refused', feedback: texts.wrongPassword },
    },
  };
}
