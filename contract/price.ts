import { nullable, object } from 'superstruct';
import type { Simulation } from '../domain/offer.ts';
import { LONGEST_VAT_NUMBER } from '../domain/vat.ts';
import { countryCode } from '../validation/rules/postal-code.ts';
import { compact, maxLength, line } from '../validation/rules/text.ts';
import { answerCodec } from './answer.ts';
import { call, defaults, omittedWords } from './call.ts';
import { offre } from './offer-sent.ts';
import { offerMapping, offreChiffree, pricedMapping, offerFields } from './offer.ts';
import type { Mapping } from './mapping.ts';
import { requestOf } from './mapping.ts';
import { formFields } from './wire-names.ts';

/** A blank number is none. */
const blankIsNull: Mapping<string | null, string | null> = {
  decode: (typed) => compact(typed ?? '') || null,
  encode: (number) => number,
};

// The server verifies its check digits: the tables of all countries would otherwise be in every page.
const numeroTVA = maxLength(line(), LONGEST_VAT_NUMBER);

/** Wire names of the buyer. */
const buyerNames = { country: 'pays', vatNumber: ['numeroTVA', blankIsNull] } as const;

/** A question for prices: the offer, the buyer's country if known, and a European VAT number or none. */
const simulationCodec = requestOf<Simulation>()(
  object({ offre, pays: nullable(countryCode()), numeroTVA: nullable(numeroTVA) }),
  { offer: ['offre', offerMapping], ...buyerNames },
);

/** The answer to a simulation. */
const pricedOfferCodec = answerCodec(offreChiffree, pricedMapping);

/** Calls about prices. */
export const priceCalls = {
  'simulateurv2/commande': call({
    ...defaults,
    method: 'POST',
    path: '/ajax/simulateurv2/commande',
    request: simulationCodec,
    answer: pricedOfferCodec,
    readsOnly: true,
    failures: [429],
    successWords: omittedWords.byEachChange,
    fields: { ...offerFields, ...formFields<Omit<Simulation, 'offer'>>(buyerNames) },
    port: { name: 'simulateOffer' },
    fixtures: ['simulateur.france', 'simulateur.reverse-charge', 'simulateur.too-many-readers'],
    purpose: 'Computes what an offer costs: lines, tax by rate, total.',
  }),
};
