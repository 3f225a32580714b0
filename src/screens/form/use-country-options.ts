import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { countryOptions } from '../../i18n/format.ts';
import type { SelectOption } from '../../ui/select-field.tsx';

/**
 * Countries to choose from, in the order of their names. The same list as long as countries and language are the same:
 * nobody waits for 250 names to be put in order at each letter that they type.
 */
export function useCountryOptions(countries: readonly { readonly code: string }[]): readonly SelectOption[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  // The object is the same in every language.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => countryOptions(countries, i18n), [countries, i18n, locale]);
}
