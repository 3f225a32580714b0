import type { Money } from './money.ts';
import type { Rates, Site } from './site.ts';
import { tierPrices } from './tier-price.ts';

/** What further readers save, in basis points of the first one's price. */
export interface Saving {
  readonly from: number;
  readonly rate: number;
}

interface EntryPrice {
  /** The lowest price of a year for one reader, before tax; of databases only where nothing else is sold. */
  readonly lowest: Money;
  /** The lowest price of a database, if no other publication costs as little. */
  readonly databases: Money | null;
  /** `null` where further readers pay the same, or a later one pays more. */
  readonly saving: Saving | null;
}

/**
 * A year of a publication for one reader with a professional license, before tax, in euros or in the first currency that it is
 * sold in; `null` where it has no price.
 */
export function yearPriceOf({ prices, rates }: Pick<Site, 'prices' | 'rates'>, publicationId: number): Money | null {
  const own = prices.filter((price) => price.publicationId === publicationId).map(({ price }) => price);
  const base = own.find(({ currency }) => currency === 'EUR') ?? own[0];
  if (!base) return null;
  return tierPrices(base, rates?.tiers ?? [])[0]?.price ?? base;
}

/** What further readers save; `null` where they pay the same, or a later one pays more. */
export function savingOf(rates: Rates | null): Saving | null {
  const [first, ...further] = rates?.tiers ?? [];
  if (!first || first.rate <= 0) return null;
  const index = further.findIndex(({ rate }) => rate < first.rate);
  const cheaper = further[index];
  if (!cheaper || further.slice(index).some(({ rate }) => rate > cheaper.rate)) return null;
  return { from: cheaper.from, rate: 10_000 - Math.round((cheaper.rate * 10_000) / first.rate) };
}

const lowestOf = (prices: readonly Money[]): Money | undefined =>
  prices.toSorted((left, right) => left.minor - right.minor)[0];

/** The price from which one subscribes, in euros where anything is sold in euros; `null` where nothing has a price. */
export function entryPriceOf(site: Pick<Site, 'publications' | 'prices' | 'rates'>): EntryPrice | null {
  const sold = site.publications.flatMap(({ id, kind }) => {
    const price = yearPriceOf(site, id);
    return price ? [{ kind, price }] : [];
  });
  const { currency } = (sold.find(({ price }) => price.currency === 'EUR') ?? sold[0])?.price ?? {};
  const inCurrency = sold.filter(({ price }) => price.currency === currency);
  const pricesOf = (isDatabase: boolean) =>
    inCurrency.filter(({ kind }) => (kind === 'database') === isDatabase).map(({ price }) => price);
  const [publication, database] = [lowestOf(pricesOf(false)), lowestOf(pricesOf(true))];
  const lowest = publication ?? database;
  if (!lowest) return null;
  const isCheaper = publication !== undefined && database !== undefined && database.minor < publication.minor;
  return { lowest, databases: isCheaper ? database : null, saving: savingOf(site.rates) };
}
