import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money, portion, sum } from './money.ts';
import { invoiceLists } from '../machines/shared/ordering/ordering.fixtures.ts';
import { statedVatByRate, taxOfLines, vatByRate } from './vat-by-rate.ts';

const euros = invoiceLists.several.filter(({ total }) => total.currency === 'EUR').slice(0, 2);

describe('the tax of lines', () => {
  const line = (minor: number, vatRate: number) => ({ net: money(minor, 'EUR'), vatRate });

  test('is computed by rate, not by line', () => {
    // 3.5175 a line: rounded on each, 10.56; on the base of 502.50, 10.55.
    const press = [line(16_750, 210), line(16_750, 210), line(16_750, 210)];
    expect(taxOfLines(press).map(({ minor }) => minor)).toEqual([352, 352, 351]);
  });

  test('is computed apart for each rate', () => {
    const mixed = [line(25, 210), line(33, 2_000), line(25, 210), line(0, 2_000), line(33, 2_000)];
    expect(taxOfLines(mixed).map(({ minor }) => minor)).toEqual([1, 7, 0, 0, 6]);
  });

  test('adds up to the tax on the base, and differs from each line’s own by one at most', () => {
    const lines = fc.array(
      fc.record({
        net: fc.integer({ min: -9_999_999, max: 9_999_999 }).map((minor) => money(minor, 'EUR')),
        vatRate: fc.constantFrom(0, 105, 210, 850, 2_000),
      }),
    );
    fc.assert(
      fc.property(lines, (some) => {
        const taxes = taxOfLines(some);
        for (const rate of new Set(some.map(({ vatRate }) => vatRate))) {
          const ofRate = some.flatMap((each, index) =>
            each.vatRate === rate ? [{ net: each.net, vat: taxes[index] ?? money(0, 'EUR') }] : [],
          );
          const add = (part: 'net' | 'vat') =>
            sum(
              ofRate.map((each) => each[part]),
              'EUR',
            );
          expect(add('vat').minor).toBeCloseTo(portion(add('net'), rate).minor, 5);
          for (const { net, vat } of ofRate) {
            expect(Math.abs(vat.minor - portion(net, rate).minor)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  test('of a credit note is that of its invoice', () => {
    const nets = [16_750, 16_755, 16_751];
    const taxes = taxOfLines(nets.map((net) => line(net, 210)));
    const undone = taxOfLines(nets.map((net) => line(-net, 210)));
    expect(undone.map(({ minor }) => -minor)).toEqual(taxes.map(({ minor }) => minor));
  });
});

test('tax is added up for each rate, the lowest first', () => {
  const line = (vatRate: number) => ({
    label: 'Lettre',
    quantity: 1,
    net: money(100, 'EUR'),
    vatRate,
    vat: money(vatRate / 10, 'EUR'),
  });
  expect(vatByRate([{ lines: [line(2_000), line(550)] }, { lines: [line(210), line(550)] }])).toEqual([
    { rate: 210, amount: money(21, 'EUR') },
    { rate: 550, amount: money(110, 'EUR') },
    { rate: 2_000, amount: money(200, 'EUR') },
  ]);
});

test('the rates together are the tax of the invoices', () => {
  const byRate = vatByRate(euros).reduce((total, { amount }) => total + amount.minor, 0);
  expect(byRate).toBe(euros.reduce((total, { vat }) => total + vat.minor, 0));
});

test('tax has no rates where the lines do not add up to the tax of the invoices', () => {
  const [invoice] = euros;
  if (!invoice) throw new Error('There is no invoice');
  const doubled = { ...invoice, lines: [...invoice.lines, ...invoice.lines] };
  expect(statedVatByRate([doubled])).toEqual([{ rate: null, amount: invoice.vat }]);
  expect(statedVatByRate([])).toEqual([]);
});

test('a rate of zero has its line', () => {
  const dollars = invoiceLists.several.filter(({ total }) => total.currency === 'USD');
  for (const byRate of [vatByRate, statedVatByRate])
    expect(byRate(dollars)).toEqual([{ rate: 0, amount: money(0, 'USD') }]);
});
