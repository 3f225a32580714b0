import type { Handlers } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import type { Services } from '../../core/services.ts';
import { dropDraft, readDraft, saveDraft } from './draft.ts';
import { requestQuote } from './send-request.ts';
import { simulate } from './simulate.ts';
import { texts } from './texts.ts';

type QuoteRequestHandlers = Pick<
  Handlers,
  'simulateurv2/commande' | 'infosquote/read' | 'infosquote/update' | 'infosquote/reset' | 'subscriptions/commande'
>;

/** Answers the calls about prices and requests for a quote. */
export function quoteRequestHandlers(services: Services): QuoteRequestHandlers {
  return {
    'simulateurv2/commande': {
      handle: async ({ body, context }) => done(await simulate(services, body, context)),
    },
    'infosquote/read': {
      handle: async ({ context }) => done(await readDraft(services, context)),
    },
    'infosquote/update': {
      handle: async ({ body, context }) => done({ version: await saveDraft(services, body, context) }),
    },
    'infosquote/reset': {
      handle: async ({ context }) => {
        await dropDraft(services.db, context);
        return done(null);
      },
    },
    'subscriptions/commande': {
      handle: async ({ body, context }) => done(await requestQuote(services, body, context), texts.sent),
    },
  };
}
