import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { countryAliases } from '../../../../domain/country-aliases.ts';
import { locales } from '../../../../domain/locale.ts';
import { countryOptions } from '../../../i18n/countries.ts';
import { searchAmong } from '../../../ui/form/option-search.ts';
import { findableCountry } from './use-country-options.ts';

const codes = [...new Set([...Object.keys(countryAliases), 'FR', 'NE', 'NG', 'SN', 'UA', 'GN', 'GQ', 'GW'])];

describe.each(locales)('in %s', (locale) => {
  const countries = codes.map((code) => ({ code }));
  const options = countryOptions(countries, setupI18n({ locale, messages: { [locale]: {} } })).map(findableCountry);
  const search = searchAmong(options);

  test.each(
    Object.entries({
      CD: ['RDC', 'rd congo', 'Congo-Kinshasa', 'zaire'],
      CG: ['congo brazzaville'],
      US: ['USA', 'Etats-Unis', 'United States'],
      GB: ['uk', 'Grande-Bretagne', 'Great Britain', 'Royaume-Uni', 'United Kingdom', 'england'],
      CI: ['Ivory Coast', "cote d'ivoire", 'CÔTE D’IVOIRE'],
      CV: ['Cap-Vert', 'Cabo Verde', 'cape verde'],
      SZ: ['Swaziland', 'Eswatini'],
      MM: ['Burma', 'Birmanie', 'Myanmar'],
      GN: ['guinee', 'Guinea'],
      NE: ['niger', 'ne'],
    }),
  )('finds %s by its names', (code, names) => {
    expect(names.map((name) => search.named(name)?.value)).toEqual(names.map(() => code));
  });

  test('gives each alias to one country', () => {
    for (const [code, aliases] of Object.entries(countryAliases))
      for (const alias of aliases) expect([alias, search.named(alias)?.value]).toEqual([alias, code]);
  });

  test.each(['', ' ', 'Atlantis', 'congo', 'unit'])('finds no country that is called “%s”', (text) => {
    expect(search.named(text)).toBeNull();
  });
});
