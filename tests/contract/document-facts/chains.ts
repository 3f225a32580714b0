/** The sales whose documents are compared: currencies, countries and taxes, a public body, a plan, a part credited. */
import type { PriceCurrency } from '../../../domain/catalogue.ts';
import type { QuotationDetails } from '../../../domain/quotation.ts';
import { details } from '../quotations.ts';

/** One sale, from its quote to its credit note. */
export interface Chain {
  readonly name: string;
  readonly details: QuotationDetails;
  readonly currency: PriceCurrency;
  readonly method: 'card' | 'transfer';
  /** Discount on the list price, in basis points. */
  readonly discount: number;
  readonly isPlanned: boolean;
  /** Before it is paid: money in another currency goes back, or a part comes and the office awaits no more. */
  readonly detour: 'otherCurrency' | 'closed' | null;
  readonly credit: 'whole' | 'part';
}

const place = (country: string, postalCode: string, city: string): Pick<QuotationDetails, 'billing'> => ({
  billing: { ...details.billing, country, postalCode, city },
});

/** A buyer whose name and address are in a script. */
const inScript = (
  country: string,
  [organisation, recipient, street, postalCode, city]: readonly [string, string, string, string, string],
) => ({ ...details.billing, organisation, recipient, street, postalCode, city, country });

const sale = {
  details,
  currency: 'EUR',
  method: 'card',
  discount: 0,
  isPlanned: false,
  detour: null,
  credit: 'whole',
} as const;

/** The sales that differ most. */
export const chains: readonly Chain[] = [
  { ...sale, name: 'euro, with a discount', discount: 1000 },
  {
    ...sale,
    name: 'dollar',
    currency: 'USD',
    method: 'transfer',
    details: { ...details, ...place('US', '02116', 'Boston') },
  },
  { ...sale, name: 'dollar, from France', currency: 'USD', credit: 'part' },
  {
    ...sale,
    name: 'Belgium, reverse charge',
    method: 'transfer',
    detour: 'closed',
    details: { ...details, ...place('BE', '1000', 'Bruxelles'), vatNumber: 'BE0428759497' },
  },
  {
    ...sale,
    name: 'Guiana',
    method: 'transfer',
    detour: 'otherCurrency',
    details: { ...details, ...place('GF', '97300', 'Cayenne') },
  },
  {
    ...sale,
    name: 'public body, with a plan',
    method: 'transfer',
    isPlanned: true,
    details: {
      ...details,
      publicBuyer: { siret: '35600000000048', serviceCode: 'DOC-2', engagementNumber: 'EJ-4471' },
    },
  },
  { ...sale, name: 'plan, part credit', method: 'transfer', isPlanned: true, credit: 'part' },
];

/** More sales, for the long run. */
export const moreChains: readonly Chain[] = [
  { ...sale, name: 'pound', currency: 'GBP', details: { ...details, ...place('GB', 'W1A 1AA', 'London') } },
  { ...sale, name: 'Germany', credit: 'part', details: { ...details, ...place('DE', '10115', 'Berlin') } },
  { ...sale, name: 'Guadeloupe', method: 'transfer', details: { ...details, ...place('GP', '97100', 'Basse-Terre') } },
  { ...sale, name: 'Réunion', details: { ...details, ...place('RE', '97400', 'Saint-Denis') } },
  { ...sale, name: 'Senegal', details: { ...details, ...place('SN', '11000', 'Dakar') } },
  { ...sale, name: 'Monaco', credit: 'part', details: { ...details, ...place('MC', '98000', 'Monaco') } },
  {
    ...sale,
    name: 'Egypt, in Arabic',
    method: 'transfer',
    credit: 'part',
    details: {
      ...details,
      identity: { ...details.identity, firstName: 'نادية', lastName: 'عبد الله' },
      // Numbers of a line from the right are drawn at its left: readers of the file list them first.
      billing: inScript('EG', ['شركة النيل للمعلومات', 'نادية عبد الله', 'شارع طلعت حرب', '11511', 'القاهرة']),
    },
  },
  {
    ...sale,
    name: 'Ethiopia, in Ethiopic',
    method: 'transfer',
    isPlanned: true,
    details: {
      ...details,
      identity: { ...details.identity, firstName: 'ነጋ', lastName: 'ተስፋዬ' },
      billing: inScript('ET', ['የኢትዮጵያ መረጃ ድርጅት', 'ነጋ ተስፋዬ', 'ቦሌ መንገድ 24', '1000', 'አዲስ አበባ']),
    },
  },
  {
    ...sale,
    name: 'Greece, in Greek, reverse charge',
    details: {
      ...details,
      billing: inScript('GR', ['Βιβλιοθήκη Αθηνών A.E.', 'Ελένη Παπαδοπούλου', 'Πανεπιστημίου 28', '106 79', 'Αθήνα']),
      vatNumber: 'EL094259216',
    },
  },
];
