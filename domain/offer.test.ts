import { expect, it } from 'vitest';
import { money } from './money.ts';
import type { NetLine, Offer, Tariff } from './offer.ts';
import { priceOffer, taxed } from './offer.ts';

const offer: Offer = { publicationIds: [11, 21], licence: 'professional', readers: 3, months: 12, currency: 'EUR' };
const tariff: Tariff = {
  publications: [
    { id: 11, title: 'Lettre', kind: 'press', price: money(33_333, 'EUR') },
    { id: 12, title: 'Hebdo', kind: 'press', price: money(10_001, 'EUR') },
    { id: 21, title: 'Base', kind: 'database', price: money(50_000, 'EUR') },
  ],
  licenceRate: 10_000,
  tiers: [{ from: 1, rate: 10_000 }],
  durationRate: 10_000,
};

it('an offer’s tax is rounded once for each rate', () => {
  const halves = { ...tariff, publications: tariff.publications.map((each) => ({ ...each, price: money(25, 'EUR') })) };
  const { lines, vatByRate, total } = priceOffer({ ...offer, readers: 1 }, halves, { country: 'FR', vatNumber: null });
  expect(lines.map(({ vat }) => vat.minor)).toEqual([1, 0, 5]);
  expect(vatByRate.map(({ vat }) => vat.minor)).toEqual([1, 5]);
  expect(total.minor).toBe(81);
});

it('keeps the tax of an invoice that is issued already', () => {
  const net = [11, 12].map((publicationId): NetLine => ({
    publicationId,
    title: 'Lettre',
    kind: 'press',
    net: money(25, 'EUR'),
    seats: null,
  }));
  const invoiced = taxed(net, 'EUR', { country: 'FR', vatNumber: null }, [1, 1]);
  expect(invoiced).toMatchObject({ vat: money(2, 'EUR'), total: money(52, 'EUR') });
  expect(invoiced.vatByRate).toEqual([{ rate: 210, net: money(50, 'EUR'), vat: money(2, 'EUR') }]);
});

it('an offer’s tax is listed by line and by rate', () => {
  const priced = priceOffer(offer, tariff, { country: 'FR', vatNumber: null });
  const eur = (minor: number) => money(minor, 'EUR');
  expect(priced).toEqual({
    country: 'FR',
    lines: [
      {
        publicationId: 11,
        title: 'Lettre',
        net: eur(99_999),
        seats: [{ count: 3, price: eur(33_333) }],
        vatRate: 210,
        vat: eur(2100),
      },
      {
        publicationId: 12,
        title: 'Hebdo',
        net: eur(30_003),
        seats: [{ count: 3, price: eur(10_001) }],
        vatRate: 210,
        vat: eur(630),
      },
      {
        publicationId: 21,
        title: 'Base',
        net: eur(150_000),
        seats: [{ count: 3, price: eur(50_000) }],
        vatRate: 2000,
        vat: eur(30_000),
      },
    ],
    net: eur(280_002),
    vatByRate: [
      { rate: 210, net: eur(130_002), vat: eur(2730) },
      { rate: 2000, net: eur(150_000), vat: eur(30_000) },
    ],
    vat: eur(32_730),
    total: eur(312_732),
    mention: null,
  });
});

it('an offer to a business elsewhere in the Union has a rate of zero, and a mention', () => {
  const priced = priceOffer(offer, tariff, { country: 'DE', vatNumber: 'DE136695976' });
  expect(priced).toMatchObject({
    vatByRate: [{ rate: 0, net: money(280_002, 'EUR') }],
    vat: money(0, 'EUR'),
    total: money(280_002, 'EUR'),
    mention: 'reverseCharge',
  });
});

it('lists tax by rate, lowest first, in any order of the lines', () => {
  const reversed = { ...tariff, publications: tariff.publications.toReversed() };
  const { vatByRate } = priceOffer(offer, reversed, { country: 'FR', vatNumber: null });
  expect(vatByRate.map(({ rate }) => rate)).toEqual([210, 2000]);
});
