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

/** A publication at a price before tax: by the tariff, or as agreed upon. */
export interface NetLine {
  readonly publicationId: number;
  readonly title: string;
  readonly kind: PublicationKind;
  readonly net: Money;
}

/** The prices of an offer before tax: a line for each publication of the tariff, in its order. */
export function netLines({ readers }: Pick<Offer, 'readers'>, tariff: Tariff): readonly NetLine[] {
  return tariff.publications.map(({ id, title, kind, price }) => ({
    publicationId: id,
    title,
    kind,
    net: priceOf(price, readers, tariff),
  }));
}

/** Computes what an offer costs a buyer by the tariff. */
export function priceOffer(offer: Offer, tariff: Tariff, buyer: Buyer): PricedOffer {
  return taxed(netLines(offer, tariff), offer.currency, buyer);
}

/** Adds a buyer's tax to prices before tax; it is rounded on each line. */
export function taxed(net: readonly NetLine[], currency: PriceCurrency, buyer: Buyer): PricedOffer {
  const lines = net.map(({ kind, ...line }): OfferLine => {
    const vatRate = vatOn(kind, buyer).rate;
    return { ...line, vatRate, vat: portion(line.net, vatRate) };
  });
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
    // A regime has one mention, whatever is sold.
    mention: vatOn('press', buyer).mention,
  };
}
