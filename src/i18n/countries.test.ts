import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { countryNames } from '../../domain/country-names.ts';
import { locales, localeTags } from '../../domain/locale.ts';
import { formatCountry as formatInEmails } from '../../server/core/i18n/format.ts';
import { countryOptions, formatCountry } from './countries.ts';

const spoken = (locale: string) => setupI18n({ locale, messages: { [locale]: {} } });

test.each(locales)('names countries in %s like emails, and like this release of Node.js', (locale) => {
  const names = new Intl.DisplayNames(localeTags[locale], { type: 'region' });
  const shown = [...countryNames.keys()].map((code) => [code, formatCountry(code, spoken(locale))]);
  expect(shown).toEqual(shown.map(([code = '']) => [code, names.of(code)]));
  expect(shown).toEqual(shown.map(([code = '']) => [code, formatInEmails(code, locale)]));
});

test('countries have names, in the order of the language', () => {
  expect(formatCountry('CI', spoken('fr'))).toBe('Côte d’Ivoire');
  expect(formatCountry('DE', spoken('en'))).toBe('Germany');
  expect(formatCountry('??', spoken('en'))).toBe('??');
  const countries = [{ code: 'SN' }, { code: 'DE' }, { code: 'ET' }];
  expect(countryOptions(countries, spoken('fr')).map(({ value }) => value)).toEqual(['DE', 'ET', 'SN']);
  expect(countryOptions(countries, spoken('en')).map(({ value }) => value)).toEqual(['ET', 'DE', 'SN']);
});
