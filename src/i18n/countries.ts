/** Countries as people read them. Apart from other formats: the table of names loads with the steps that need it. */
import type { I18n } from '@lingui/core';
import { countryNames } from '../../domain/country-names.ts';
import type { Locale } from '../../domain/locale.ts';
import { defaultLocale, isLocale, localeTags } from '../../domain/locale.ts';

const spoken = ({ locale }: I18n): Locale => (isLocale(locale) ? locale : defaultLocale);

/** `Côte d’Ivoire` from an ISO 3166 code; any other text stays as it is. */
export function formatCountry(code: string, i18n: I18n): string {
  return countryNames.get(code)?.[spoken(i18n)] ?? code;
}

/** The names of a country in every language of the product. */
export function allCountryNames(code: string): readonly string[] {
  return Object.values(countryNames.get(code) ?? {});
}

/** Something to choose, with its name. */
interface NamedOption {
  readonly value: string;
  readonly label: string;
}

type Countries = readonly { readonly code: string }[];

/** Sorted lists: sorting 250 names takes a tenth of the time to show the step that lists them. */
const orderedCountries = new WeakMap<Countries, Map<string, readonly NamedOption[]>>();

/** Countries to choose from, in the order of their names; for the same list of countries, the same. */
export function countryOptions(countries: Countries, i18n: I18n): readonly NamedOption[] {
  const tag = localeTags[spoken(i18n)];
  const known = orderedCountries.get(countries) ?? new Map<string, readonly NamedOption[]>();
  const { compare } = new Intl.Collator(tag);
  const options =
    known.get(tag) ??
    countries
      .map(({ code }) => ({ value: code, label: formatCountry(code, i18n) }))
      .toSorted((left, right) => compare(left.label, right.label));
  orderedCountries.set(countries, known.set(tag, options));
  return options;
}
