import { describe, expect, it } from 'vitest';
import { confirmationModes } from '../../server/core/db/sandbox-schema.ts';
import { testCards } from '../../server/core/payments/sandbox/cards.ts';
import { isBefore } from './earlier-release.ts';
import type { Act } from './plan.ts';
import { kindNames, ordersIn, planFaults, planJourneys, planReplies } from './plan.ts';

const flat = (acts: readonly Act[]): readonly Act[] =>
  acts.flatMap((act) => (act.do === 'together' ? flat(act.acts) : [act]));

describe('the plan of a simulation', () => {
  it('is the same for the same seed, and another for another seed', () => {
    expect(planJourneys(7, 200)).toEqual(planJourneys(7, 200));
    expect(planJourneys(8, 200)).not.toEqual(planJourneys(7, 200));
    expect(planFaults(7, [10, 20])).toEqual(planFaults(7, [10, 20]));
    expect(planReplies(7)).toEqual(planReplies(7));
    expect(planReplies(7)).not.toEqual(planReplies(8));
  });

  it('places at least as many orders as asked for, and a longer plan begins with a shorter one', () => {
    const short = planJourneys(7, 100);
    expect(short.reduce((sum, journey) => sum + ordersIn(journey.acts), 0)).toBeGreaterThanOrEqual(100);
    expect(planJourneys(7, 300).slice(0, short.length)).toEqual(short);
  });

  it('holds every kind of journey, test card, confirmation mode and delivery within 500 orders', () => {
    const journeys = planJourneys(7, 500);
    expect(new Set(journeys.map(({ kind }) => kind))).toEqual(new Set(kindNames));
    const acts = journeys.flatMap((journey) => flat(journey.acts));
    const paid = acts.filter((act) => act.do === 'pay');
    expect(new Set(paid.map(({ card }) => card))).toEqual(new Set(testCards.map(({ number }) => number)));
    expect(new Set(paid.map(({ confirmation }) => confirmation))).toEqual(new Set(confirmationModes));
    expect(new Set(paid.map(({ delivery }) => delivery.how))).toEqual(new Set(['once', 'twice', 'cut', 'later']));
  });

  it('holds one kind of journey where one is named', () => {
    expect(new Set(planJourneys(7, 20, 'whole transfer').map(({ kind }) => kind))).toEqual(new Set(['whole transfer']));
  });
});

describe('an earlier release', () => {
  const present = ['0001-foundation.ts', '0002-refunds.ts', '0003-disputes.ts'];

  it('has the first migrations of the present one, by name', () => {
    expect(isBefore(present.slice(0, 2), present)).toBe(true);
    expect(isBefore(['0001-foundation.ts', '0002-repayments.ts'], present)).toBe(false);
    expect(isBefore(present, present)).toBe(false);
    // Its first migrations may be one file by now.
    expect(isBefore(['0001-foundation.ts', '0002-refunds.ts'], present.slice(1))).toBe(true);
    expect(isBefore(['0001-foundation.ts'], present.slice(1))).toBe(false);
  });
});
