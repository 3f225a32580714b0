import type { Handlers, CallContext } from '../../core/rpc/handler.ts';
import { done } from '../../core/rpc/handler.ts';
import type { Services } from '../../core/services.ts';
import { dropDraft, readDraft, saveDraft } from './draft.ts';
import { requestQuote } from './send-request.ts';
import { texts } from './texts.ts';
import type { PricedOffer, Simulation } from '../../../domain/offer.ts';
import { priceOffer } from '../../../domain/offer.ts';
import { attempt, byNetwork, countAttempt, requireAllowed } from '../../core/rpc/throttle.ts';
import { HOME_COUNTRY, tariffColumns, tariffOf } from '../catalogue/tariff.ts';
import { typedVatNumber } from '../catalogue/typed-vat-number.ts';

/** Simulations from one address: a price follows every choice that people make. */
const limit = { attempts: 600, seconds: 600 };

/**
 * Computes the price of an offer at the present list prices; counted and read in one statement. Throws a `CallFailure`:
 * 422 for an offer that is not sold or a wrong VAT number, 429 after too many simulations.
 */
async function simulate(
  services: Services,
  { offer, country: chosen, vatNumber: typed }: Simulation,
  { address, locale }: CallContext,
): Promise<PricedOffer> {
  const country = chosen ?? HOME_COUNTRY;
  const vatNumber = typedVatNumber(typed, country, 'numeroTVA');
  const [throttled, ...wider] = byNetwork({ what: 'simulation by address', limit }, address);
  for (const each of wider) await countAttempt(services, each);
  const { count, ends_at, ...tariff } = await services.db
    .with('attempt', (db) => attempt(db, services, throttled))
    .selectFrom('attempt')
    .select(['count', 'ends_at', ...tariffColumns(offer)])
    .executeTakeFirstOrThrow();
  requireAllowed(services, throttled, { count, ends_at });
  return priceOffer(offer, tariffOf(tariff, offer, locale), { country, vatNumber });
}

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
