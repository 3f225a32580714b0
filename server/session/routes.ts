import type { Handlers } from '../calls/handler.ts';
import { done } from '../calls/handler.ts';
import type { Services } from '../services.ts';
import { endSession, signIn } from './sign-in.ts';
import { texts } from './texts.ts';
import { closeToken, exchangeToken } from './token-exchange.ts';
import { resendVerification } from './verification.ts';
import { readVisitor } from './visitor.ts';

type SessionHandlers = Pick<Handlers, 'user' | 'user/reset' | 'login/login' | 'login/logout' | 'newsletter/resend'>;

/** Answers the calls about who the visitor is. */
export function sessionHandlers(services: Services): SessionHandlers {
  return {
    user: {
      handle: async ({ query: { invoiceToken }, context }) => {
        const identity =
          invoiceToken === null ? context.identity : await exchangeToken(services, invoiceToken, context);
        if (!identity) return { kind: 'refused', feedback: texts.tokenRefused };
        return done(await readVisitor(services, identity));
      },
    },
    // This server keeps nothing about a visitor that could be out of date: reading afresh is reading.
    'user/reset': { handle: async ({ context }) => done(await readVisitor(services, context.identity)) },
    'login/login': {
      handle: async ({ body, context }) => {
        const identity = await signIn(services, body, context);
        if (!identity) return { kind: 'refused', feedback: texts.refused };
        return done(await readVisitor(services, identity));
      },
    },
    'login/logout': {
      handle: async ({ context }) => {
        await endSession(services, context);
        await closeToken(services, context);
        return done(null);
      },
    },
    'newsletter/resend': {
      handle: async ({ context }) => done(null, await resendVerification(services, context)),
    },
  };
}
