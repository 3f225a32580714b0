import { expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup, SimulatedClock } from 'xstate';
import type { Offer, PricedOffer, Simulation } from '../../../domain/offer.ts';
import { priceOffer } from '../../../domain/offer.ts';
import { money } from '../../../domain/money.ts';
import { ApiError } from '../../failure.ts';
import { typed } from '../../engine/chart.ts';
import { port } from '../../ports.ts';
import type { OfferDraft } from './offer.draft.ts';
import { draftOfOffer, freshOffer, offerOf } from './offer.draft.ts';
import type { PricingContext } from './pricing.context.ts';
import { noPrice, pricingActions, pricingGuards, TYPING_PAUSE } from './pricing.context.ts';
import type { PriceEvent } from './pricing.states.ts';
import { pricingStates } from './pricing.states.ts';

type ChartEvent = PriceEvent | { readonly type: 'offer.changed'; readonly offer: OfferDraft };

interface Context extends PricingContext {
  readonly offer: OfferDraft;
}

function simulationOf({ offer }: Context): Simulation | null {
  const valid = offerOf(offer);
  return valid && { offer: valid, country: null, vatNumber: null };
}

/** The least chart that has a price. */
const chart = setup({
  types: typed<{
    context: Context;
    events: ChartEvent;
  }>(),
  actors: { simulateOffer: port('simulateOffer') },
  actions: pricingActions<Context, ChartEvent>(simulationOf, (price) => ({ price })),
  guards: pricingGuards(simulationOf),
  delays: { typingPause: TYPING_PAUSE },
}).createMachine({
  id: 'shop',
  context: { offer: freshOffer, price: noPrice },
  ...pricingStates,
  on: { 'offer.changed': { actions: assign({ offer: ({ event }) => event.offer }) } },
});

const rules = { licenceRate: 10_000, tiers: [{ from: 1, rate: 10_000 }], durationRate: 10_000 };
const publications = [{ id: 11, title: 'La Lettre du Fleuve', kind: 'press', price: money(94_000, 'EUR') }] as const;

function priced(offer: Offer): PricedOffer {
  return priceOffer(offer, { ...rules, publications }, { country: 'FR', vatNumber: null });
}

interface Question {
  readonly offer: Offer;
  readonly signal: AbortSignal;
  readonly answer: PromiseWithResolvers<PricedOffer>;
}

/** The chart at work, its questions waiting to be answered. */
function open() {
  const questions: Question[] = [];
  const clock = new SimulatedClock();
  const machine = chart.provide({
    actors: {
      simulateOffer: fromPromise(({ input: { offer }, signal }) => {
        const answer = Promise.withResolvers<PricedOffer>();
        questions.push({ offer, signal, answer });
        return answer.promise;
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const change = (offer: Partial<OfferDraft>): void =>
    actor.send({ type: 'offer.changed', offer: { ...actor.getSnapshot().context.offer, ...offer } });
  const question = (index: number): Question => {
    const asked = questions[index];
    if (!asked) throw new Error(`There is no question ${index}`);
    return asked;
  };
  return { actor, clock, change, questions, question };
}

/** Lets the answer reach the chart. */
const delivered = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('nothing is asked before the choice is one, and then after a pause', () => {
  const { actor, clock, change, questions } = open();
  expect(actor.getSnapshot().value).toBe('incomplete');
  change({ publicationIds: [11] });
  expect(actor.getSnapshot().value).toBe('settling');
  clock.increment(TYPING_PAUSE - 1);
  change({ readers: '3' });
  clock.increment(TYPING_PAUSE - 1);
  expect(questions).toEqual([]);
  clock.increment(1);
  expect(questions.map(({ offer }) => offer.readers)).toEqual([3]);
});

test('the latest answer wins: the question before is aborted, and its answer comes too late', async () => {
  const { actor, clock, change, question } = open();
  change({ publicationIds: [11], readers: '2' });
  clock.increment(TYPING_PAUSE);
  change({ readers: '5' });
  expect(question(0).signal.aborted).toBe(true);
  clock.increment(TYPING_PAUSE);
  question(1).answer.resolve(priced(question(1).offer));
  question(0).answer.resolve(priced(question(0).offer));
  await delivered();
  const { value, context } = actor.getSnapshot();
  expect(value).toBe('priced');
  expect(context.price.priced?.net).toEqual(money(5 * 94_000, 'EUR'));
});

test('while another price is awaited the last one stays, and is not called the price', async () => {
  const { actor, clock, change, question } = open();
  change({ publicationIds: [11] });
  clock.increment(TYPING_PAUSE);
  question(0).answer.resolve(priced(question(0).offer));
  await delivered();
  change({ readers: '2' });
  expect(actor.getSnapshot().context.price).toMatchObject({ status: 'pending', priced: { net: { minor: 94_000 } } });
  change({ readers: '' });
  expect(actor.getSnapshot().context.price).toMatchObject({ status: 'incomplete', question: null });
});

test('a change that changes nothing asks nothing', async () => {
  const { actor, clock, change, question, questions } = open();
  change({ publicationIds: [11], readers: '2' });
  clock.increment(TYPING_PAUSE);
  question(0).answer.resolve(priced(question(0).offer));
  await delivered();
  change({ readers: ' 2 ' });
  expect(actor.getSnapshot().value).toBe('priced');
  expect(questions).toHaveLength(1);
});

test('a failure can be retried, at once', async () => {
  const { actor, clock, change, question, questions } = open();
  change({ publicationIds: [11] });
  clock.increment(TYPING_PAUSE);
  question(0).answer.reject(new ApiError('offline', 'POST /ajax/simulateurv2/commande'));
  await delivered();
  expect(actor.getSnapshot().context.price).toMatchObject({ status: 'unpriced', failure: { kind: 'offline' } });
  actor.send({ type: 'price.retried' });
  expect(questions).toHaveLength(2);
  expect(actor.getSnapshot().context.price).toMatchObject({ status: 'pending', failure: null });
});

test.each([
  ['', null],
  ['douze', null],
  ['1,5', null],
  ['0x10', null],
  ['0', null],
  ['-2', null],
  [' 1 200 ', 1200],
])('readers typed as "%s" are %s', (readers, expected) => {
  expect(offerOf({ ...freshOffer, publicationIds: [11], readers })?.readers ?? null).toBe(expected);
});

test('an independent reads alone', () => {
  expect(offerOf({ ...freshOffer, publicationIds: [11], licence: 'independent', readers: '2' })).toBeNull();
  expect(offerOf({ ...freshOffer, publicationIds: [11], licence: 'independent' })).not.toBeNull();
});

test('an offer and its form are one another’s', () => {
  const offer: Offer = { publicationIds: [11, 16], licence: 'media', readers: 40, months: 24, currency: 'GBP' };
  expect(offerOf(draftOfOffer(offer))).toEqual(offer);
});
