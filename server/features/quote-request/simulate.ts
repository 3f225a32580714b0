import type { PricedOffer, Simulation } from '../../../machines/domain/offer.ts';
import { priceOffer } from '../../../machines/domain/offer.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { attempt, byNetwork, countAttempt, requireAllowed } from '../../core/rpc/throttle.ts';
import type { Services } from '../../core/services.ts';
import { HOME_COUNTRY, tariffColumns, tariffOf } from '../catalogue/tariff.ts';
import { typedVatNumber } from '../catalogue/typed-vat-number.ts';

/** Simulations from one address: a price follows every choice that people make. */
const limit = { attempts: 600, seconds: 600 };

/**
 * Computes the price of an offer at the present list prices; counted and read in one statement. Throws a `CallFailure`:
 * 422 for an offer that is not sold or a wrong VAT number, 429 after too many simulations.
 */
export async function simulate(
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
