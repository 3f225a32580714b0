import type { Duration, LicenceType, PriceCurrency, PublicationKind } from './catalogue.ts';
import type { Money } from './money.ts';
import { portion, sum } from './money.ts';
import type { PriceRules } from './price.ts';
import { priceOf } from './price.ts';
import type { Buyer, VatMention } from './vat.ts';
import { vatOn } from './vat.ts';

/** What somebody would like to subscribe to. */
export interface Offer {
  readonly publicationIds: readonly number[];
  readonly licence: LicenceType;
  readonly readers: number;
  readonly months: Duration;
  readonly currency: PriceCurrency;
}

/** A question what an offer would cost. */
export interface Simulation {
  readonly offer: Offer;
  /** `null` where the buyer has not said it yet: then as in the publisher's own. */
  readonly country: string | null;
  /** A European VAT number, without blanks; `null` without one. */
  readonly vatNumber: string | null;
}

/** The prices that an offer is computed from, in its currency. */
export interface Tariff extends PriceRules {
  readonly publications: readonly {
    readonly id: number;
    readonly title: string;
    readonly kind: PublicationKind;
    /** A year for one reader, before tax. */
    readonly price: Money;
  }[];
}

/** A publication of an offer; its tax is rounded on the line. */
export interface OfferLine {
  readonly publicationId: number;
  readonly title: string;
  readonly net: Money;
  /** Basis points. */
  readonly vatRate: number;
  readonly vat: Money;
}

/** The lines of one rate together. */
export interface VatByRate {
  /** Basis points. */
  readonly rate: number;
  readonly net: Money;
  readonly vat: Money;
}

/** What an offer costs. */
export interface PricedOffer {
  /** The country whose rules of tax were applied. */
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

/** Computes what an offer costs a buyer: a line for each publication of the tariff, in its order. */
export function priceOffer({ readers, currency }: Offer, tariff: Tariff, buyer: Buyer): PricedOffer {
  const lines = tariff.publications.map(({ id, title, kind, price }): OfferLine => {
    const net = priceOf(price, readers, tariff);
    const vatRate = vatOn(kind, buyer).rate;
    return { publicationId: id, title, net, vatRate, vat: portion(net, vatRate) };
  });
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((left, right) => left - right);
  const { net, vat } = totalOf(lines, currency);
  return {
    country: buyer.country,
    lines,
    net,
    vatByRate: rates.map((rate) => {
      const ofRate = lines.filter(({ vatRate }) => vatRate === rate);
      return { rate, ...totalOf(ofRate, currency) };
    }),
    vat,
    total: sum([net, vat], currency),
    // A regime has one mention, whatever is sold.
    mention: vatOn('press', buyer).mention,
  };
}
