import { expect, test } from 'vitest';
import { countries } from './countries.ts';

/** Regions that `Intl` can name and nobody lives in, or that are none: groups, outposts, test codes. */
const noCountries = 'AC AQ BV CP CQ DG EA EU EZ GS HM IC IO QO TA TF UM UN XA XB ZZ'.split(' ');

const emails = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Every region code that `Intl` has a name for, and that stands for no other by now. */
function regions(): readonly string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return emails
    .flatMap((first) => emails.map((second) => first + second))
    .filter((code) => names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code);
}

test('whoever lives in a country that Intl knows can ask for a quote', () => {
  const sold = countries.map(({ code }) => code);
  expect(regions().filter((code) => !sold.includes(code) && !noCountries.includes(code))).toEqual([]);
  expect(sold.filter((code) => !regions().includes(code))).toEqual([]);
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
  expect(sold).toEqual(expect.arrayContaining(['TR', 'BR', 'AU']));
});
