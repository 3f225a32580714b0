import type { Duration, LicenceType, PriceCurrency, PublicationKind } from './catalogue.ts';
import type { Money } from './money.ts';
import { money, sum } from './money.ts';
import type { PricedSeats, PriceRules } from './price.ts';
import { seatsOf, sumOfSeats } from './price.ts';
import type { Buyer, VatMention } from './vat.ts';
import { taxOfLines } from './vat-by-rate.ts';
import { vatOn } from './vat.ts';

/** The choice of a subscription: titles, licence, readers, duration, currency. */
export interface Offer {
  readonly publicationIds: readonly number[];
  readonly licence: LicenceType;
  readonly readers: number;
  readonly months: Duration;
  readonly currency: PriceCurrency;
}

/** A request for the price of an offer. */
export interface Simulation {
  readonly offer: Offer;
  /** `null` until the buyer chooses one: the publisher's country applies. */
  readonly country: string | null;
  /** A European VAT number without spaces; `null` without one. */
  readonly vatNumber: string | null;
}

/** The prices of a currency, from which offers are computed. */
export interface Tariff extends PriceRules {
  readonly publications: readonly {
    readonly id: number;
    readonly title: string;
    readonly kind: PublicationKind;
    /** A year for one reader, before tax. */
    readonly price: Money;
  }[];
}

/** A publication of an offer, with its share of the tax of its rate (`taxOfLines`). */
export interface OfferLine {
  readonly publicationId: number;
  readonly title: string;
  readonly net: Money;
  /** Its readers by the tariff, as it was when the price was computed; `null` where that is not known. */
  readonly seats: readonly PricedSeats[] | null;
  /** Basis points. */
  readonly vatRate: number;
  readonly vat: Money;
}

/** Totals of the lines with one rate. */
export interface VatByRate {
  /** Basis points. */
  readonly rate: number;
  readonly net: Money;
  readonly vat: Money;
}

/** The price of an offer. */
export interface PricedOffer {
  /** The country whose tax rules apply. */
  readonly country: string;
  readonly lines: readonly OfferLine[];
  readonly net: Money;
  /** The lowest rate first. */
  readonly vatByRate: readonly VatByRate[];
  readonly vat: Money;
  readonly total: Money;
  readonly mention: VatMention | null;
}

function totalOf(lines: readonly OfferLine[], currency: PriceCurrency) {
  const add = (part: 'net' | 'vat') =>
    sum(
      lines.map((line) => line[part]),
      currency,
    );
  return { net: add('net'), vat: add('vat') };
}

/** A publication at a price before tax: by the tariff, or as agreed. */
export interface NetLine {
  readonly publicationId: number;
  readonly title: string;
  readonly kind: PublicationKind;
  readonly net: Money;
  /** Its readers by the tariff; `null` where that is not known. */
  readonly seats: readonly PricedSeats[] | null;
}

/** The prices of an offer before tax: a line for each publication of the tariff, in its order. */
export function netLines({ readers }: Pick<Offer, 'readers'>, tariff: Tariff): readonly NetLine[] {
  return tariff.publications.map(({ id, title, kind, price }) => {
    const seats = seatsOf(price, readers, tariff);
    return { publicationId: id, title, kind, net: sumOfSeats(seats, price.currency), seats };
  });
}

/** Computes the price of an offer for a buyer by the tariff. */
export function priceOffer(offer: Offer, tariff: Tariff, buyer: Buyer): PricedOffer {
  return taxed(netLines(offer, tariff), offer.currency, buyer);
}

/**
 * Adds a buyer's tax to prices before tax, computed by rate. `invoiced` is the tax of each line of an invoice that is
 * issued already, in minor units: it stands as it was issued.
 */
export function taxed(
  net: readonly NetLine[],
  currency: PriceCurrency,
  buyer: Buyer,
  invoiced: readonly number[] | null = null,
): PricedOffer {
  const rated = net.map(({ kind, ...line }) => ({ ...line, vatRate: vatOn(kind, buyer).rate }));
  const taxes = invoiced?.map((minor) => money(minor, currency)) ?? taxOfLines(rated);
  const lines = rated.map((line, index): OfferLine => ({ ...line, vat: taxes[index] ?? money(0, currency) }));
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((left, right) => left - right);
  const total = totalOf(lines, currency);
  return {
    country: buyer.country,
    lines,
    net: total.net,
    vatByRate: rates.map((rate) => {
      const ofRate = lines.filter(({ vatRate }) => vatRate === rate);
      return { rate, ...totalOf(ofRate, currency) };
    }),
    vat: total.vat,
    total: sum([total.net, total.vat], currency),
    // The mention depends on the buyer alone, not on the kind of product.
    mention: vatOn('press', buyer).mention,
  };
}
