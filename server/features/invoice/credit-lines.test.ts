import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InvoiceLine } from '../../../domain/invoice.ts';
import { money, portion } from '../../../domain/money.ts';
import { taxOfLines } from '../../../domain/vat-by-rate.ts';
import type { CreditLine } from './credit-lines.ts';
import { leftToCredit, linesOfPart, linesOfRest } from './credit-lines.ts';

type Untaxed = readonly [net: number, vatRate: number];

/** Lines of an invoice: a label, an amount before tax and a rate each. */
function invoiceOf(untaxed: readonly Untaxed[]): readonly InvoiceLine[] {
  const lines = untaxed.map(([net, vatRate], index) => ({
    label: `Line ${index + 1}`,
    quantity: 1,
    net: money(net, 'EUR'),
    vatRate,
  }));
  const taxes = taxOfLines(lines);
  return lines.map((line, index) => ({ ...line, vat: taxes[index] ?? money(0, 'EUR') }));
}

const asCredit = ({ net, vat, ...line }: CreditLine): InvoiceLine => ({
  ...line,
  net: money(0 - net, 'EUR'),
  vat: money(0 - vat, 'EUR'),
});

const gross = (lines: readonly { readonly net: number; readonly vat: number }[]) =>
  lines.reduce((all, { net, vat }) => all + net + vat, 0);

function credit(lines: readonly InvoiceLine[], credits: readonly InvoiceLine[], minor: number) {
  const found = linesOfPart({ lines, credits }, { kind: 'amount', minor }, () => 'Part');
  if (found.kind !== 'lines') throw new Error(`Answered by ${found.kind}`);
  return found.lines;
}

describe('a credited amount', () => {
  it('is shared out over the rates in proportion, with the tax of each', () => {
    const lines = invoiceOf([
      [10_000, 210],
      [5_000, 2_000],
    ]);
    expect(credit(lines, [], 8_105)).toEqual([
      { label: 'Part', quantity: 1, vatRate: 210, net: 5_000, vat: 105 },
      { label: 'Part', quantity: 1, vatRate: 2_000, net: 2_500, vat: 500 },
    ]);
  });

  it('is refused beyond what is left', () => {
    const lines = invoiceOf([[10_000, 210]]);
    const credits = credit(lines, [], 210).map(asCredit);
    expect(linesOfPart({ lines, credits }, { kind: 'amount', minor: 10_001 }, () => '')).toEqual({
      kind: 'tooMuch',
      left: 10_000,
    });
  });

  it('never exceeds its invoice, has the exact amount, and the tax of its rate, over any credits', () => {
    const line = fc.tuple(fc.integer({ min: 1, max: 500_000 }), fc.constantFrom(210, 550, 1_000, 2_000, 0));
    const parts = fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), parts, (untaxed, shares) => {
        const lines = invoiceOf(untaxed);
        let credits: readonly InvoiceLine[] = [];
        for (const share of shares) {
          const left = gross(leftToCredit({ lines, credits }));
          const minor = Math.max(1, Math.round(left * share));
          if (left === 0) break;
          const credited = credit(lines, credits, minor);
          expect(gross(credited)).toBe(minor);
          for (const { net, vat, vatRate } of credited) {
            expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
            expect(Math.abs(vat - portion(money(net, 'EUR'), vatRate).minor)).toBeLessThanOrEqual(2);
          }
          credits = [...credits, ...credited.map(asCredit)];
        }
        const rest = linesOfRest({ lines, credits }, () => 'Rest');
        credits = [...credits, ...rest.map(asCredit)];
        expect(leftToCredit({ lines, credits })).toEqual([]);
        const all = [...lines, ...credits];
        expect(all.reduce((sum, { net }) => sum + net.minor, 0)).toBe(0);
        expect(all.reduce((sum, { vat }) => sum + vat.minor, 0)).toBe(0);
      }),
    );
  });
});

describe('credited lines', () => {
  const lines = invoiceOf([
    [10_000, 210],
    [5_000, 2_000],
  ]);

  it('are those of the invoice, once each', () => {
    const part = { kind: 'lines', numbers: [2] } as const;
    const first = linesOfPart({ lines, credits: [] }, part, () => '');
    const second = { label: 'Line 2', quantity: 1, vatRate: 2_000, net: 5_000, vat: 1_000 };
    expect(first).toEqual({ kind: 'lines', lines: [second] });
    expect(linesOfPart({ lines, credits: [asCredit(second)] }, part, () => '')).toEqual({
      kind: 'creditedLine',
      number: 2,
    });
  });

  it('are refused where there is no such line, or less is left of its rate', () => {
    const credits = credit(lines, [], 100).map(asCredit);
    expect(linesOfPart({ lines, credits }, { kind: 'lines', numbers: [3] }, () => '')).toEqual({
      kind: 'noLine',
      number: 3,
    });
    expect(linesOfPart({ lines, credits }, { kind: 'lines', numbers: [1] }, () => '')).toMatchObject({
      kind: 'tooMuch',
    });
  });
});
