import type { AccountId } from '../../core/db/account-id.ts';
import { type } from 'superstruct';
import type { Offer } from '../../../domain/offer.ts';
import { netLines } from '../../../domain/offer.ts';
import type { Quotation } from '../../../domain/quotation.ts';
import { codec } from '../../../contract/codec.ts';
import { identifier } from '../../../contract/scalars.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { doOnce } from '../../core/rpc/idempotency.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import { readTariff } from '../catalogue/tariff.ts';
import type { Services } from '../../core/services.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { createQuotation } from './create-quotation.ts';
import { readQuotation } from './store.ts';
import { texts } from './texts.ts';

/** Quotations started by one person. */
const limit = { attempts: 20, seconds: 3600 };

/** The answer saved under a key is the number: a retry gets the quotation's current state. */
export const started = codec(type({ aboIId: identifier() }), {
  decode: ({ aboIId }): number => aboIId,
  encode: (id) => ({ aboIId: id }),
});

/** Owner of idempotency keys of quotations. */
export function keyHolder(accountId: AccountId): string {
  return `quotation ${accountId}`;
}

/**
 * Starts a quotation at list prices, once per idempotency key. Throws a `CallFailure`: 409, 422 for unsold items or a
 * key that was used for another request, 429 after too many.
 */
export async function startQuotation(services: Services, offer: Offer, context: CallContext): Promise<Quotation> {
  const { id: accountId } = signedInAccount(context.identity);
  const person = keyHolder(accountId);
  const id = await doOnce(
    services,
    { person, key: context.idempotencyKey },
    {
      kept: 'quotation start',
      codec: started,
      words: texts,
      request: ['start', offer],
      check: () => countAttempt(services, { what: 'quotation', whom: person, limit }),
      work: async (trx) => {
        const lines = netLines(offer, await readTariff(trx, offer, context.locale));
        return createQuotation(trx, services, { accountId, offer, lines, isOfferOpen: true });
      },
    },
  );
  return readQuotation(services.db, services, { id, locale: context.locale });
}
