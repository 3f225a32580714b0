import type { Handlers } from '../calls/handler.ts';
import { done } from '../calls/handler.ts';
import type { Services } from '../services.ts';
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
