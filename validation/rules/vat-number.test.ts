import { string } from 'superstruct';
import { describe, expect, it, test } from 'vitest';
import { compact } from './text.ts';
import { vatChecks } from './vat-checks.ts';
import { vatNumber, withVatPrefix } from './vat-number.ts';

/** For every country, a number of each of its kinds: those that registers and the python-stdnum project give as examples. */
const examples: Readonly<Record<string, readonly string[]>> = {
  AT: ['ATU13585627'],
  BE: ['BE0428759497'],
  BG: ['BG175074752', 'BG7523169263', 'BG7111042925'],
  CH: ['CHE107787577', 'CHE-107.787.577 TVA'],
  CY: ['CY10259033P'],
  CZ: ['CZ25123891', 'CZ640903926', 'CZ7103192745'],
  DE: ['DE136695976'],
  DK: ['DK13585628'],
  EE: ['EE100931558'],
  EL: ['EL094259216'],
  ES: ['ES54362315K', 'ESX5253868R', 'ESM1234567L', 'ESJ99216582', 'ESB58378431'],
  FI: ['FI20774740'],
  FR: ['FR40303265045', 'FR23334175221', 'FRK7399859412', 'FR53000004605'],
  GB: ['GB980780684', 'GB 980 7806 84 001'],
  HR: ['HR33392005961'],
  HU: ['HU12892312'],
  IE: ['IE6433435F', 'IE6433435OA', 'IE8D79739I'],
  IT: ['IT00743110157'],
  LT: ['LT119511515', 'LT100001919017'],
  LU: ['LU15027442'],
  LV: ['LV40003521600', 'LV16117519997'],
  MT: ['MT11679112'],
  NL: ['NL004495445B01', 'NL000099998B57'],
  PL: ['PL8567346215'],
  PT: ['PT501964843'],
  RO: ['RO18547290', 'RO99908'],
  SE: ['SE123456789701'],
  SI: ['SI50223054'],
  SK: ['SK2022749619'],
  XI: ['XI980780684'],
};

const rule = vatNumber(string());

test('every country that is checked has an example', () => {
  expect(Object.keys(examples).toSorted()).toEqual([...vatChecks.keys()].toSorted());
});

describe.each(Object.values(examples).flat())('%s', (number) => {
  it('is a VAT number', () => expect(rule.is(number)).toBe(true));

  it('is none with its third digit changed', () => {
    const changed = number.replace(/^((?:\D*\d){2}\D*)(\d)/, (_, before: string, digit: string) => {
      return `${before}${(Number(digit) + 1) % 10}`;
    });
    expect(changed).not.toBe(number);
    expect(rule.is(changed)).toBe(false);
  });
});

it.each(['GBGD001', 'GBHA500'])('%s, of a British public body, has no check digit', (number) => {
  expect(rule.is(number)).toBe(true);
});

it.each([
  ['a health authority below 500', 'GBHA499'],
  ['a country that is not checked', 'NO123456785MVA'],
  ['no country', '40303265045'],
  ['the Italian province 000', 'IT00743110007'],
  ['the second letter of a French key that is no letter of keys', 'FRKO399859412'],
  ['two digits swapped', 'DE136695796'],
  ['a name that every object has', 'constructor'],
])('not %s: %s', (_, number) => expect(rule.is(number)).toBe(false));

it.each([
  ['BE', '0428.759.497', 'BE0428759497'],
  ['BE', 'be 0428 759 497', 'BE0428759497'],
  ['GR', 'GR094259216', 'EL094259216'],
  ['GR', '094259216', 'EL094259216'],
  ['GR', 'EL094259216', 'EL094259216'],
  ['MC', 'MC 53 000004605', 'FR53000004605'],
  ['AT', 'U13585627', 'ATU13585627'],
  ['FR', 'BE0428759497', 'BE0428759497'],
  ['BE', '0428759498', '0428759498'],
  ['SN', 'FR 40', 'FR40'],
  ['', '0428759497', '0428759497'],
  ['BE', '', ''],
])('at an address in %s, %s is sent as %s', (country, typed, sent) => {
  expect(withVatPrefix(typed, country)).toBe(sent);
  expect(withVatPrefix(sent, country)).toBe(sent);
});

it.each(Object.entries(examples).flatMap(([prefix, numbers]) => numbers.map((number) => [prefix, compact(number)])))(
  'of %s, %s is completed when its prefix is left out',
  (prefix, number) => {
    const country = { EL: 'GR', XI: 'GB' }[prefix] ?? prefix;
    expect(withVatPrefix(number.slice(2), country)).toBe(prefix === 'XI' ? `GB${number.slice(2)}` : number);
  },
);
