import { useLingui } from '@lingui/react';
import { countryOptions } from '../../i18n/format.ts';
import type { SelectOption } from '../../ui/form/select-field.tsx';

/** Countries to choose from, in the order of their names in the language that is spoken. */
export function useCountryOptions(countries: readonly { readonly code: string }[]): readonly SelectOption[] {
  return countryOptions(countries, useLingui().i18n);
}
