import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { countryAliases } from '../../../../domain/country-aliases.ts';
import { allCountryNames, countryOptions } from '../../../i18n/countries.ts';
import type { NamedOption } from '../../../ui/form/option-search.ts';

/** A country that is found by its code and by its names in every language, aliases included. */
export function findableCountry({ value, label }: NamedOption): NamedOption {
  const names = (): readonly string[] => [...allCountryNames(value), ...(countryAliases[value] ?? [])];
  return { value, label, code: value, names };
}

/** Countries to choose from, in the order of their names in the present language. */
export function useCountryOptions(countries: readonly { readonly code: string }[]): readonly NamedOption[] {
  const { i18n } = useLingui();
  const options = countryOptions(countries, i18n);
  return useMemo(() => options.map(findableCountry), [options]);
}
