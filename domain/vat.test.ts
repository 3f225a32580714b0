import { describe, expect, it } from 'vitest';
import { vatOn } from './vat.ts';

describe('value-added tax (rates in basis points)', () => {
  it.each([
    ['in France', 'FR', null, 210, 2000, null],
    ['in France, with a VAT number', 'FR', 'FR61999111222', 210, 2000, null],
    ['in France, with a number of another member state', 'FR', 'DE136695976', 210, 2000, null],
    ['in Monaco', 'MC', null, 210, 2000, null],
    ['in Guadeloupe', 'GP', null, 105, 850, null],
    ['in Martinique', 'MQ', null, 105, 850, null],
    ['in Réunion', 'RE', null, 105, 850, null],
    ['a German business with its number', 'DE', 'DE136695976', 0, 0, 'reverseCharge'],
    ['a Greek business, whose numbers begin otherwise', 'GR', 'EL094259216', 0, 0, 'reverseCharge'],
    ['a German without number', 'DE', null, 210, 2000, null],
    ['a German with a Belgian number', 'DE', 'BE0428759497', 210, 2000, null],
    ['a German with a French number', 'DE', 'FR61999111222', 210, 2000, null],
    ['in Senegal', 'SN', null, 0, 0, 'outsideUnion'],
    ['in the United Kingdom, even with a number', 'GB', 'GB980780684', 0, 0, 'outsideUnion'],
    ['in Switzerland', 'CH', null, 0, 0, 'outsideUnion'],
    ['in French Guiana', 'GF', null, 0, 0, 'notApplicable'],
    ['in Mayotte', 'YT', null, 0, 0, 'notApplicable'],
    ['in New Caledonia, outside the tax territory', 'NC', null, 0, 0, 'outsideUnion'],
  ])('%s', (_, country, vatNumber, press, database, mention) => {
    const buyer = { country, vatNumber };
    expect(vatOn('press', buyer)).toEqual({ rate: press, mention });
    expect(vatOn('database', buyer)).toEqual({ rate: database, mention });
  });

  const others = 'AT BE BG CY CZ DE DK EE ES FI GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
  it.each(others)('knows %s as a member state', (country) => {
    const vatNumber = `${country === 'GR' ? 'EL' : country}123`;
    expect(vatOn('press', { country, vatNumber }).mention).toBe('reverseCharge');
    expect(vatOn('press', { country, vatNumber: null }).rate).toBe(210);
  });
});
