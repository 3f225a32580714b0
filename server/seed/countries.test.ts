import { expect, test } from 'vitest';
import { countries } from './countries.ts';

/** Regions that `Intl` can name but that are uninhabited or no countries: groups, outposts, test codes. */
const noCountries = 'AC AQ BV CP CQ DG EA EU EZ GS HM IC IO QO TA TF UM UN XA XB ZZ'.split(' ');

const emails = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Every region code that `Intl` has a name for, except deprecated aliases. */
function regions(): readonly string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return emails
    .flatMap((first) => emails.map((second) => first + second))
    .filter((code) => names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code);
}

test('quotes can be requested from every inhabited country that Intl knows', () => {
  const sold = countries.map(({ code }) => code);
  expect(regions().filter((code) => !sold.includes(code) && !noCountries.includes(code))).toEqual([]);
  expect(sold.filter((code) => !regions().includes(code))).toEqual([]);
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
  expect(sold).toEqual(expect.arrayContaining(['TR', 'BR', 'AU']));
});
