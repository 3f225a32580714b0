import type { Kysely } from 'kysely';
import type { Duration, LicenceType, PriceCurrency, PublicationKind, Region } from '../../machines/domain/catalogue.ts';
import { durations, licenceTypes, priceCurrencies } from '../../machines/domain/catalogue.ts';
import type { Schema, Texts } from '../core/db/schema.ts';
import { siteCode } from './site.ts';

interface DemoPublication {
  readonly id: number;
  readonly title: Texts;
  readonly kind: PublicationKind;
  readonly region: Region;
  /** A year for one reader before tax, in cents and pence. */
  readonly prices: Readonly<Record<PriceCurrency, number>>;
}

/** What the invented publisher sells. */
export const publications: readonly DemoPublication[] = [
  {
    id: 11,
    title: { fr: 'Le Courrier des Lagunes', en: 'The Lagoon Courier' },
    kind: 'press',
    region: 'westCentral',
    prices: { EUR: 94_000, USD: 102_000, GBP: 81_000 },
  },
  {
    id: 12,
    title: { fr: 'Sahel Énergies', en: 'Sahel Energy' },
    kind: 'press',
    region: 'westCentral',
    prices: { EUR: 78_000, USD: 84_000, GBP: 67_000 },
  },
  {
    id: 13,
    title: { fr: 'Grands Lacs Hebdo', en: 'Great Lakes Weekly' },
    kind: 'press',
    region: 'eastSouthern',
    prices: { EUR: 64_000, USD: 69_500, GBP: 55_000 },
  },
  {
    id: 14,
    title: { fr: 'Maghreb Confidences', en: 'Maghreb Confidential' },
    kind: 'press',
    region: 'north',
    prices: { EUR: 86_000, USD: 93_000, GBP: 74_000 },
  },
  {
    id: 15,
    title: { fr: 'Cape & Copperbelt', en: 'Cape & Copperbelt' },
    kind: 'press',
    region: 'eastSouthern',
    prices: { EUR: 72_000, USD: 78_500, GBP: 62_000 },
  },
  {
    id: 16,
    title: { fr: 'Base de données « Qui est qui »', en: '“Who’s Who” Database' },
    kind: 'database',
    region: 'all',
    prices: { EUR: 104_000, USD: 113_000, GBP: 89_500 },
  },
  {
    id: 17,
    title: { fr: 'Archives numériques', en: 'Digital Archives' },
    kind: 'database',
    region: 'all',
    prices: { EUR: 30_000, USD: 32_500, GBP: 25_900 },
  },
];

/** Basis points of a professional licence. An independent reads alone; the morning edition is part of the day's. */
const licences: Readonly<Record<LicenceType, number>> = {
  professional: 10_000,
  global: 16_000,
  independent: 6000,
  media: 8000,
  morning: 4500,
};

/** The first reader pays the whole, every further one less. */
const tiers: readonly (readonly [from: number, rate: number])[] = [
  [1, 10_000],
  [2, 6000],
  [6, 4500],
  [21, 3000],
  [101, 1800],
];

/** Basis points of a year. */
const yearShares: Readonly<Record<Duration, number>> = { 3: 3000, 6: 5500, 12: 10_000, 24: 18_500 };

/** What the demo sells, and for how much. Publications that are there already get what they lack. */
export async function seedCatalogue(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('publications')
    .values(
      publications.map(({ id, title, kind, region }, index) => ({
        id,
        title: JSON.stringify(title),
        kind,
        region,
        site_code: siteCode,
        position: index + 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ kind: eb.ref('excluded.kind'), region: eb.ref('excluded.region') })),
    )
    .execute();
  await db
    .insertInto('publication_prices')
    .values(
      publications.flatMap(({ id, prices }) =>
        priceCurrencies.map((currency) => ({ publication_id: id, currency, price_minor: prices[currency] })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('licences')
    .values(licenceTypes.map((type) => ({ type, rate: licences[type] })))
    .execute();
  await db
    .insertInto('reader_tiers')
    .values(tiers.map(([from, rate]) => ({ from_reader: from, rate })))
    .execute();
  await db
    .insertInto('durations')
    .values(durations.map((months) => ({ months, rate: yearShares[months] })))
    .execute();
}
