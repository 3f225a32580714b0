import { nullable, object } from 'superstruct';
import type { Simulation } from '../../machines/domain/offer.ts';
import { requesterForm } from '../../machines/validation/forms/quote-request.ts';
import { compact, maxLength, line } from '../../machines/validation/rules/text.ts';
import { answerCodec } from './answer.ts';
import { call, defaults, unsaid } from './call.ts';
import { codec } from './codec.ts';
import { offre } from './offer-sent.ts';
import { offerFromWire, offerToWire, offreChiffree, pricedFromWire, pricedToWire, offerFields } from './offer.ts';

/** Longer than any VAT number with blanks between its characters. */
const LONGEST_VAT_NUMBER = 40;

// Its check digits are for the form and the server to see: the tables of all countries would be in every page.
const numeroTVA = maxLength(line(), LONGEST_VAT_NUMBER);

/** What an offer would cost: the country of the buyer, where it is known, and a European VAT number or none. */
const simulationCodec = codec(
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
const pricedOfferCodec = answerCodec(offreChiffree, { decode: pricedFromWire, encode: pricedToWire });

/** Calls about prices. */
export const priceCalls = {
  'simulateurv2/commande': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/simulateurv2/commande',
    request: simulationCodec,
    answer: pricedOfferCodec,
    readsOnly: true,
    failures: [400, 403, 422, 429],
    successWords: unsaid.byEachChange,
    fields: { ...offerFields, pays: 'country', numeroTVA: 'vatNumber' },
    fixtures: ['simulateur.france', 'simulateur.reverse-charge', 'simulateur.too-many-readers'],
    purpose: 'Computes what an offer costs: lines, tax by rate, total.',
  }),
};
