import { nullable, object } from 'superstruct';
import type { Simulation } from '../../machines/domain/offer.ts';
import { compact } from '../../machines/validation/rules/compact.ts';
import { maxLength } from '../../machines/validation/rules/length.ts';
import { line } from '../../machines/validation/rules/line.ts';
import { requesterForm } from '../../machines/validation/forms/quote-request.ts';
import { answerCodec } from './answer.ts';
import { codec } from './codec.ts';
import { offerFromWire, offerToWire, offreChiffree, pricedFromWire, pricedToWire } from './offer.ts';
import { offre } from './offer-sent.ts';

/** Longer than any VAT number with blanks between its characters. */
const LONGEST_VAT_NUMBER = 40;

// Its check digits are for the form and the server to see: the tables of all countries would be in every page.
const numeroTVA = maxLength(line(), LONGEST_VAT_NUMBER);

/** What an offer would cost: the country of the buyer, where it is known, and a European VAT number or none. */
export const simulationCodec = codec(
  object({ offre, pays: nullable(requesterForm.schema.country), numeroTVA: nullable(numeroTVA) }),
  {
    decode: (wire): Simulation => ({
      offer: offerFromWire(wire.offre),
      country: wire.pays,
      vatNumber: compact(wire.numeroTVA ?? '') || null,
    }),
    encode: ({ offer, country, vatNumber }) => ({ offre: offerToWire(offer), pays: country, numeroTVA: vatNumber }),
  },
);

/** How the server answers a simulation. */
export const pricedOfferCodec = answerCodec(offreChiffree, { decode: pricedFromWire, encode: pricedToWire });
