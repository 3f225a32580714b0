import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueNowOf, fillInstalments, instalmentState, leftOf, nextInstalment, planFault } from './instalments.ts';
import { money } from './money.ts';

const eur = (minor: number) => money(minor, 'EUR');
const plan = [
  { dueOn: '2027-01-15', amount: eur(20_000) },
  { dueOn: '2027-02-15', amount: eur(30_000) },
  { dueOn: '2027-03-15', amount: eur(10_001) },
];
const total = eur(60_001);

describe('what is due now of an open invoice', () => {
  const planned = (covered: number) => ({
    dueOn: '2027-01-01',
    remaining: eur(60_001 - covered),
    instalments: fillInstalments(plan, eur(covered)),
  });

  it.each([
    ['the next instalment', planned(20_000), '2027-01-20', 30_000],
    ['the rest of an instalment that is paid in part', planned(21_000), '2027-01-20', 29_000],
    ['all overdue instalments', planned(0), '2027-02-16', 50_000],
    [
      'all of an invoice without a plan',
      { dueOn: '2027-01-01', remaining: total, instalments: [] },
      '2026-01-01',
      60_001,
    ],
  ])('is %s', (_, invoice, today, minor) => {
    expect(dueNowOf(invoice, today)).toEqual(eur(minor));
  });
});

describe('a payment plan', () => {
  it('is filled from the earliest instalment on, and adds up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 24 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (amounts, share) => {
          const all = amounts.reduce((sum, minor) => sum + minor, 0);
          const covered = Math.round(all * share);
          const days = amounts.map((minor, index) => ({ dueOn: `20${27 + index}-01-01`, amount: eur(minor) }));
          const filled = fillInstalments(days, eur(covered));
          expect(filled.reduce((sum, { paid }) => sum + paid.minor, 0)).toBe(covered);
          expect(filled.reduce((sum, each) => sum + leftOf(each).minor, 0)).toBe(all - covered);
          const first = filled.findIndex((each) => leftOf(each).minor > 0);
          for (const later of first < 0 ? [] : filled.slice(first + 1)) expect(later.paid.minor).toBe(0);
        },
      ),
    );
  });

  it.each([
    [0, '2027-01-15', ['due', 'due', 'due']],
    [0, '2027-01-16', ['overdue', 'due', 'due']],
    [20_000, '2027-01-16', ['paid', 'due', 'due']],
    [20_001, '2027-01-16', ['paid', 'partPaid', 'due']],
    [49_999, '2027-02-16', ['paid', 'overdue', 'due']],
    [60_001, '2028-01-01', ['paid', 'paid', 'paid']],
  ] as const)('with %i covered, on %s', (covered, today, states) => {
    const instalments = fillInstalments(plan, eur(covered));
    expect(instalments.map((each) => instalmentState(each, today))).toEqual(states);
  });

  it('has a next instalment until all are paid', () => {
    expect(nextInstalment({ instalments: fillInstalments(plan, eur(25_000)) })).toEqual({
      number: 2,
      count: 3,
      dueOn: '2027-02-15',
      left: eur(25_000),
    });
    expect(nextInstalment({ instalments: fillInstalments(plan, total) })).toBeNull();
    expect(nextInstalment({ instalments: [] })).toBeNull();
  });

  it.each([
    [plan, null],
    [plan.slice(0, 1), 'tooFew'],
    [plan.toReversed(), 'order'],
    [[plan[0], plan[0], plan[2]].flatMap((each) => each ?? []), 'order'],
    [plan.slice(0, 2), 'sum'],
  ] as const)('pays exactly the total, on ascending days: %#', (given, fault) => {
    expect(planFault(given, total)).toBe(fault);
  });
});
