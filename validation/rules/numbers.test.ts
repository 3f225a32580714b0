import { string } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { iban } from './iban.ts';
import { phone } from './person.ts';
import { siren, siret } from './company.ts';

describe('SIREN', () => {
  it.each(['732829320', '356000000', '552 100 554'])('%s', (number) => expect(siren(string()).is(number)).toBe(true));
  it.each(['732829302', '73282932', '7328293200', '73282932A'])('not %s', (number) =>
    expect(siren(string()).is(number)).toBe(false),
  );
});

describe('SIRET', () => {
  it.each([
    ['an establishment', '73282932000074'],
    ['in groups', '732 829 320 00074'],
    ['La Poste’s head office, by Luhn', '35600000000048'],
    ['a post office, by the sum of its digits', '35600000049837'],
  ])('%s: %s', (_, number) => expect(siret(string()).is(number)).toBe(true));
  it.each([
    ['a digit changed', '73282932000075'],
    ['two digits swapped', '73282932000047'],
    ['a company that is none', '73282933000073'],
    ['a post office whose sum is no multiple of 5', '35600000049838'],
    ['a post office that only follows Luhn', '35600000043089'],
    ['the sum of digits is valid for La Poste only', '73282932000070'],
  ])('not %s: %s', (_, number) => expect(siret(string()).is(number)).toBe(false));
});

/** Examples of the SWIFT registry. */
describe('IBAN', () => {
  it.each([
    'FR14 2004 1010 0505 0001 3M02 606',
    'GB29NWBK60161331926819',
    'de89370400440532013000',
    'BE68539007547034',
    'MT84MALT011000012345MTLCAST001S',
    'NO9386011117947',
    'TN5910006035183598478831',
    'MU17BOMM0101101030300200000MUR',
  ])('%s', (number) => expect(iban(string()).is(number)).toBe(true));
  it.each([
    ['a digit changed', 'GB29NWBK60161331926818'],
    ['two digits swapped', 'DE98370400440532013000'],
    ['a digit missing', 'NO938601111794'],
    ['a country without such numbers', 'US64SVBKUS6S3300958879'],
    ['another sign', 'BE68539007547_34'],
  ])('not %s: %s', (_, number) => expect(iban(string()).is(number)).toBe(false));
});

describe('a telephone number', () => {
  it.each([
    '+33 1 99 00 12 34',
    '+33 (0)1 99 00 12 34',
    '(202) 555-0123',
    '0199001234',
    '+221 33 820 00 00',
    ' 123456 ',
  ])('%s', (number) => expect(phone(string()).is(number)).toBe(true));
  it.each([
    '12345',
    '+1234567890123456',
    '33+1 99 00 12 34',
    '01 99 00 12 34 ext. 5',
    '--- ---',
    '+',
    '((202)) 555-0123',
  ])('not %s', (number) => expect(phone(string()).is(number)).toBe(false));
});
