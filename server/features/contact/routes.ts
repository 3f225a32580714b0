import type { Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import type { Services } from '../../core/services.ts';
import { sendMessage } from './send-message.ts';
import { texts } from './texts.ts';

/** Answers the call that takes messages to the desk. */
export function contactHandlers(services: Services): Pick<Handlers, 'form/contact'> {
  return {
    'form/contact': {
      handle: async ({ body, context }) => done(await sendMessage(services, body, context), texts.sent),
    },
  };
}
