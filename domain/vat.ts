import type { PublicationKind } from './catalogue.ts';

/** The buyer's data that determine tax. */
export interface Buyer {
  /** ISO 3166 code of the country of the billing address. */
  readonly country: string;
  /** A European VAT number with valid form and checksum, prefix first and without spaces; `null` without one. */
  readonly vatNumber: string | null;
}

/**
 * Legal mentions on a document without tax:
 *
 * - `reverseCharge`: articles 283-2 and 259-1 of the French tax code, article 196 of directive 2006/112/EC: the buyer
 *   accounts for the tax.
 * - `outsideUnion`: articles 259-1 and 259 B of the French tax code: the service is taxed where the buyer is.
 * - `notApplicable`: article 294 of the French tax code: no tax in Guiana and Mayotte for the time being.
 */
export const vatMentions = ['reverseCharge', 'outsideUnion', 'notApplicable'] as const;

export type VatMention = (typeof vatMentions)[number];

/** The rate of a line in basis points, and the legal mention. */
export interface VatTreatment {
  readonly rate: number;
  readonly mention: VatMention | null;
}

interface Regime {
  readonly rates: Readonly<Record<PublicationKind, number>>;
  readonly mention: VatMention | null;
}

/**
 * The publisher is in France. The rows of the rule table:
 *
 * - `france`: the press at 2.1 % (article 298 septies of the French tax code), databases at the standard rate.
 * - `overseas`: Guadeloupe, Martinique and Réunion have reduced rates (articles 298 septies and 296).
 * - `untaxedOverseas`: Guiana and Mayotte (article 294).
 * - `reverseCharge`: a business elsewhere in the Union that shows a valid VAT number of its own country.
 * - `localConsumer`: any other buyer in the Union. Sales to them stay below the 10,000 € a year of article 259 D-II, so
 *   the publisher's own rates hold. Beyond it they are those of the buyer's country, declared by the one-stop shop: then
 *   this row becomes a table.
 * - `outsideUnion`: all other buyers; no French tax.
 */
const regimes = {
  france: { rates: { press: 210, database: 2000 }, mention: null },
  overseas: { rates: { press: 105, database: 850 }, mention: null },
  untaxedOverseas: { rates: { press: 0, database: 0 }, mention: 'notApplicable' },
  reverseCharge: { rates: { press: 0, database: 0 }, mention: 'reverseCharge' },
  localConsumer: { rates: { press: 210, database: 2000 }, mention: null },
  outsideUnion: { rates: { press: 0, database: 0 }, mention: 'outsideUnion' },
} as const satisfies Record<string, Regime>;

/** Monaco is France for value-added tax. */
const franceForTax = ['FR', 'MC'];

const overseas = ['GP', 'MQ', 'RE'];

const untaxedOverseas = ['GF', 'YT'];

const otherMemberStates = 'AT BE BG CY CZ DE DK EE ES FI GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Longer than any VAT number with blanks between its characters. */
export const LONGEST_VAT_NUMBER = 40;

/** Whether businesses of a country have VAT numbers of the Union. */
export function isInUnion(country: string): boolean {
  return franceForTax.includes(country) || otherMemberStates.includes(country);
}

/** Prefix of a country's VAT numbers: Greece has a code of its own, and Monaco is France for the tax. */
export function vatNumberPrefix(country: string): string {
  if (country === 'GR') return 'EL';
  return country === 'MC' ? 'FR' : country;
}

function regimeOf({ country, vatNumber }: Buyer): Regime {
  if (franceForTax.includes(country)) return regimes.france;
  if (overseas.includes(country)) return regimes.overseas;
  if (untaxedOverseas.includes(country)) return regimes.untaxedOverseas;
  if (!otherMemberStates.includes(country)) return regimes.outsideUnion;
  return vatNumber?.startsWith(vatNumberPrefix(country)) ? regimes.reverseCharge : regimes.localConsumer;
}

/** The tax on a product of a kind for a buyer, by the rule table above. */
export function vatOn(kind: PublicationKind, buyer: Buyer): VatTreatment {
  const { rates, mention } = regimeOf(buyer);
  return { rate: rates[kind], mention };
}
