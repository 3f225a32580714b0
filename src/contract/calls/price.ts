import { offerFields } from '../offer.ts';
import { pricedOfferCodec, simulationCodec } from '../simulation.ts';
import { call, defaults, unsaid } from './call.ts';

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
