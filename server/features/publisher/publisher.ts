/** The struct of a publisher’s file: texts in canonical form, such as `940.00 EUR`, `62.5%`, `192.0.2.0/24`. */
import type { Infer } from 'superstruct';
import { defaulted, object, optional, record, refine } from 'superstruct';
import type { LicenceType } from '../../../domain/catalogue.ts';
import { durations, licenceTypes, priceCurrencies, publicationKinds, regions } from '../../../domain/catalogue.ts';
import type { LegalPage } from '../../../domain/document-paths.ts';
import { compareRanges } from '../../../validation/rules/ip-range.ts';
import { countryNumbers } from './country-numbers.ts';
import {
  accountEmail,
  amount,
  bic,
  currencyIn,
  email,
  extract,
  iban,
  line,
  list,
  network,
  ordinal,
  passage,
  percentage,
  phone,
  readerCount,
  siren,
  siteCode,
  timeZone,
  vatNumber,
  webAddress,
  word,
  written,
  year,
} from './written.ts';

const inBoth = <Text>(text: () => Text) => ({ fr: text(), en: text() });

const titles = object(inBoth(line));

const site = object({
  code: siteCode(),
  name: titles,
  platform: line(),
  email: email(),
  phone: phone(),
  promise: optional(titles),
  testimonial: optional(object({ quote: titles, author: titles })),
  foundedIn: optional(year()),
  immediatePurchase: optional(readerCount()),
  url: object(inBoth(webAddress)),
  timeZone: timeZone(),
  social: defaulted(
    list(object({ name: line(), url: webAddress() }), ({ name }) => name, { isEmptyAllowed: true }),
    [],
  ),
});

const yesOrNo = ['yes', 'no'] as const;

const issuer = object({
  name: line(),
  legalForm: optional(line()),
  shareCapital: optional(line()),
  address: list(line(), (text) => text),
  siren: optional(siren()),
  registerTown: optional(line()),
  vatNumber: optional(vatNumber()),
  latePaymentRate: optional(percentage()),
  discountTerms: optional(titles),
  vatOnDebits: optional(word(yesOrNo)),
  vatInEuros: optional(word(['required', 'optional'])),
});

const bankAccount = object({
  currency: word(priceCurrencies),
  holder: line(),
  iban: iban(),
  bic: bic(),
  bank: line(),
});

const publication = object({
  id: ordinal(),
  title: titles,
  line: optional(titles),
  rhythm: optional(titles),
  sample: optional(object({ title: titles, text: object(inBoth(extract)) })),
  kind: word(publicationKinds),
  region: word(regions),
  prices: list(amount(), currencyIn),
});

/** A percentage for each name; an omitted one is not sold. */
const rates = <Name extends string>(names: readonly Name[]) =>
  refine(
    object(Object.fromEntries(names.map((name) => [name, optional(percentage())]))),
    'sentence',
    (values) => Object.keys(values).length > 0 || `must have at least one of ${names.join(', ')}`,
  );

const readers = refine(
  record(ordinal(), percentage({ isZeroAllowed: true })),
  'sentence',
  (values) => '1' in values || 'must say what the first reader pays: 1: 100%',
);

const passages = () =>
  list(object({ heading: object(inBoth(line)), text: object(inBoth(passage)) }), ({ heading }) => heading.fr);

const country = () =>
  written(
    (text) => (text in countryNumbers ? text : null),
    'must be a country where people order: two capital letters of ISO 3166-1, such as FR',
  );

/** A publisher’s file. */
export const Publisher = refine(
  object({
    site,
    issuer,
    bankAccounts: list(bankAccount, ({ currency }) => currency),
    publications: list(publication, ({ id }) => id),
    licences: rates<LicenceType>(licenceTypes),
    readers,
    durations: rates(durations.map(String)),
    countries: list(country(), (code) => code),
    networks: defaulted(
      list(object({ range: network(), account: accountEmail() }), ({ range }) => range, { isEmptyAllowed: true }),
      [],
    ),
    legal: object({ notice: passages(), privacy: passages(), terms: passages() } satisfies Record<LegalPage, unknown>),
  }),
  'sentence',
  ({ bankAccounts, publications }) => {
    const unbanked: readonly string[] = priceCurrencies.filter(
      (one) => !bankAccounts.some(({ currency }) => currency === one),
    );
    return publications.flatMap(({ prices }, index) =>
      prices.flatMap((price, place) => {
        const currency = currencyIn(price);
        if (!unbanked.includes(currency)) return [];
        const message = `needs an entry of bankAccounts in ${currency}: buyers may pay by transfer in each currency`;
        return [{ path: ['publications', index, 'prices', place], message }];
      }),
    );
  },
);

export type Publisher = Infer<typeof Publisher>;

type Ordered = Pick<Publisher, 'bankAccounts' | 'publications' | 'countries' | 'networks'>;

const byCurrency = (one: string, other: string) =>
  priceCurrencies.findIndex((currency) => currency === one) -
  priceCurrencies.findIndex((currency) => currency === other);

/** Sorts the lists whose order has no meaning. */
export function inCanonicalOrder<Value extends Ordered>(value: Value): Value {
  return {
    ...value,
    bankAccounts: value.bankAccounts.toSorted((one, other) => byCurrency(one.currency, other.currency)),
    publications: value.publications.map((publication) => ({
      ...publication,
      prices: publication.prices.toSorted((one, other) => byCurrency(currencyIn(one), currencyIn(other))),
    })),
    countries: value.countries.toSorted(),
    networks: value.networks.toSorted((one, other) => compareRanges(one.range, other.range)),
  };
}
