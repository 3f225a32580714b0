/** Invented offers and their prices: what designers see in Storybook and what the models are walked with. */
import { money } from '../../domain/money.ts';
import type { Offer, PricedOffer, Tariff } from '../../domain/offer.ts';
import { priceOffer } from '../../domain/offer.ts';

const tariff: Tariff = {
  publications: [
    { id: 11, title: 'La Lettre du Fleuve', kind: 'press', price: money(94_000, 'EUR') },
    { id: 13, title: 'Ports d’Afrique', kind: 'database', price: money(60_000, 'EUR') },
  ],
  licenceRate: 10_000,
  tiers: [
    { from: 1, rate: 10_000 },
    { from: 2, rate: 6_000 },
  ],
  durationRate: 10_000,
};

/** A press title and a database: two rates of tax in France. */
export const teamOffer: Offer = {
  publicationIds: [11, 13],
  licence: 'professional',
  readers: 5,
  months: 12,
  currency: 'EUR',
};

function priced(country: string, vatNumber: string | null): PricedOffer {
  return priceOffer(teamOffer, tariff, { country, vatNumber });
}

/** Prices of the offer by the buyer's place. */
export const prices = {
  france: priced('FR', null),
  reverseCharge: priced('DE', 'DE136695976'),
  outsideUnion: priced('SN', null),
};
