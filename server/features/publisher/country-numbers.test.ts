import { expect, it } from 'vitest';
import { demoPublisher } from '../../seed/demo-publisher.ts';
import { countryNumbers } from './country-numbers.ts';

/** Regions that `Intl` can name and that are uninhabited or no countries: groups, outposts, test codes. */
const noCountries = 'AC AQ BV CP CQ DG EA EU EZ GS HM IC IO QO TA TF UM UN XA XB ZZ'.split(' ');

const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Every region code that `Intl` has a name for and that is not an alias of another one. */
function regions(): readonly string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return alphabet
    .flatMap((first) => alphabet.map((second) => first + second))
    .filter((code) => names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code);
}

it('has every country that Intl knows, each with a number of its own', () => {
  const codes = Object.keys(countryNumbers);
  expect(codes.toSorted()).toEqual(regions().filter((code) => !noCountries.includes(code)));
  expect(new Set(Object.values(countryNumbers)).size).toBe(codes.length);
});

it('has no country that the demo does not sell to', () => {
  expect(demoPublisher.countries).toEqual(Object.keys(countryNumbers).toSorted());
});
