import type { Offer } from '../../../domain/offer.ts';
import { netLines } from '../../../domain/offer.ts';
import type { QuotationChanged, QuotationDetails, QuotationVersion } from '../../../domain/quotation.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { notOffered, readTariff } from '../catalogue/tariff.ts';
import type { Services } from '../../core/services.ts';
import { changeQuotation } from './change.ts';
import { writeOffer } from './create-quotation.ts';
import { texts } from './texts.ts';

/**
 * Replaces the offer of a quotation by another at the present list prices, if the offer is the buyer's own. Throws a
 * `CallFailure`: 403 if the offer is the publisher's, 404, 422 for an offer that is not sold.
 */
export async function changeOffer(
  services: Services,
  { offer, ...asked }: QuotationVersion & { readonly offer: Offer },
  { identity, locale }: CallContext,
): Promise<QuotationChanged> {
  return changeQuotation(services, {
    accountId: signedInAccount(identity).id,
    asked,
    locale,
    content: ['offer', offer],
    make: async (trx, { id, isOfferOpen }) => {
      if (!isOfferOpen) throw new CallFailure(403, texts.offerOfPublisher);
      await writeOffer(trx, id, { offer, lines: netLines(offer, await readTariff(trx, offer, locale)) });
    },
  });
}

/** The countries of addresses, by their names on the wire and in the code. */
function countriesOf({ billing, delivery }: QuotationDetails) {
  return [
    { wire: 'coordonnees.facturation.pays', field: 'billing.country', country: billing.country },
    ...(delivery
      ? [{ wire: 'coordonnees.livraison.pays', field: 'delivery.country', country: delivery.country } as const]
      : []),
  ] as const;
}

/**
 * Saves the buyer's details; the tax follows the billing address. Throws a `CallFailure`: 404, 422 for a country that
 * is not served.
 */
export async function saveDetails(
  services: Services,
  { details, ...asked }: QuotationVersion & { readonly details: QuotationDetails },
  { identity, locale }: CallContext,
): Promise<QuotationChanged> {
  return changeQuotation(services, {
    accountId: signedInAccount(identity).id,
    asked,
    locale,
    content: ['details', details],
    make: async (trx, { id }) => {
      const places = countriesOf(details);
      const served = await trx
        .selectFrom('countries')
        .select('code')
        .where(
          'code',
          'in',
          places.map(({ country }) => country),
        )
        .execute();
      const unserved = places.find(({ country }) => served.every(({ code }) => code !== country));
      if (unserved) throw notOffered(unserved.wire, unserved.field);
      await trx
        .updateTable('quotations')
        .set({ details: JSON.stringify(details) })
        .where('subscription_id', '=', id)
        .execute();
    },
  });
}
