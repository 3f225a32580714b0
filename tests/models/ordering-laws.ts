/** The laws of every chart with money, as tests of one chart: of all its configurations, and of random walks. */
import fc from 'fast-check';
import { create, string, type as having } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { declineReasons } from '../../domain/payment.ts';
import { explore } from '../../machines/engine/model/explore.ts';
import type { Replay } from '../../machines/engine/model/replay.ts';
import { replayLine, startReplay } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { walkRandomly } from '../../machines/engine/model/random-walk.ts';
import { stateName } from '../../machines/engine/step.ts';
import type { OrderingContext } from '../../machines/shared/ordering/ordering.context.ts';
import { idempotencyKey } from '../../machines/shared/ordering/attempt.ts';
import { runLine } from './line.ts';

/** The facts about a chart that the laws need. */
interface Facts {
  /** The answers that mean "paid". */
  readonly paidBy: readonly string[];
  /** The steps that show a failure. */
  readonly failing: readonly string[];
  /** The lines that lead from an outcome to the step at the check’s address. */
  readonly retries: readonly string[];
}

const withKey = having({ key: string() });

/** The keys of a port’s requests, in order. */
export function keys(replay: Pick<Replay, 'asked'>, port: 'checkOut' | 'findCheckout'): readonly string[] {
  return replay.asked.filter((question) => question.port === port).map(({ input }) => create(input, withKey).key);
}

/** The final state of a replay. */
export function stateOf(replay: Pick<Replay, 'snapshot'>): string {
  return stateName(replay.snapshot().value);
}

/** The tests of a chart that has the states of `machines/shared/ordering/ordering.states.ts`. */
export function describeOrderingLaws(chart: Chart<OrderingContext>, { paidBy, failing, retries }: Facts): void {
  const configurations = explore(chart);
  const byId = new Map(configurations.map((each) => [each.id, each]));

  /** The moves that enter a state, or one within it, from outside. */
  function waysInto(entered: string): readonly string[] {
    const isIn = (state = '') => state === entered || state.startsWith(`${entered}.`);
    const tokens = configurations
      .filter((from) => !isIn(from.state))
      .flatMap(({ moves }) => moves.filter(({ to }) => isIn(byId.get(to)?.state)));
    return [...new Set(tokens.map(({ move }) => move.token))].toSorted();
  }

  const waysTo = Map.groupBy(
    configurations.flatMap(({ id, moves }) => moves.map(({ to }) => ({ from: id, to }))),
    ({ to }) => to,
  );

  /** The configurations from which a state can be reached. */
  function before(state: string): ReadonlySet<string> {
    const seen = new Set(configurations.filter((each) => each.state.startsWith(state)).map(({ id }) => id));
    for (const id of seen) for (const { from } of waysTo.get(id) ?? []) seen.add(from);
    return seen;
  }

  describe('laws of every configuration', () => {
    test('paid is shown only after the server’s answer', () => {
      expect(waysInto('outcome.paid')).toEqual(paidBy.toSorted());
    });

    test('not charged is shown only after the server’s answer', () => {
      const words = [...declineReasons, 'transferExpired'].map((reason) => `readOutcome:done.${reason}`);
      expect(waysInto('outcome.notCharged')).toEqual(words.toSorted());
    });

    test.each([
      ['partlyPaid', ['partlyPaid', 'partlyPaidAndClosed']],
      ['returned', ['returned', 'returnedCanceled', 'returnedDue', 'returnedElsewhere']],
    ])('%s is shown on the word of the server only', (state, samples) => {
      expect(waysInto(`outcome.${state}`)).toEqual(samples.map((sample) => `readOutcome:done.${sample}`));
    });

    test('an outcome offers another payment only with an amount due', () => {
      const offering = configurations.filter(({ moves }) =>
        moves.some(({ move }) => move.token.startsWith('payment.retried')),
      );
      const states = ['awaitingTransfer', 'notCharged', 'partlyPaid', 'returned'].map((state) => `outcome.${state}`);
      expect([...new Set(offering.map(({ state }) => state))].toSorted()).toEqual(states);
      expect(offering.filter(({ context }) => context.outcome?.remaining.minor === 0)).toEqual([]);
    });

    test('the key of an order with a partial payment or a refund is not reused', () => {
      const open = configurations.filter(({ state }) => state === 'outcome.partlyPaid' || state === 'outcome.returned');
      expect(open.filter(({ context }) => context.draft.submitted)).toEqual([]);
    });

    test('an order with an unknown outcome cannot be sent again', () => {
      const uncertain = configurations.filter(({ context }) => context.draft.submitted);
      expect(uncertain.map(({ state }) => state)).toContain('recovering.waiting');
      expect(uncertain.filter(({ moves }) => moves.some(({ move }) => move.token === 'payment.confirmed'))).toEqual([]);
    });

    test('only the check step sends an order', () => {
      expect(waysInto('checkingOut')).toEqual(['payment.confirmed']);
    });

    test('a receipt and the contact form are reachable from everywhere', () => {
      const [paying, asking] = [before('outcome.paid'), before('help.writing')];
      const cutOff = configurations.filter(({ id }) => !paying.has(id) || !asking.has(id));
      expect(cutOff.map(({ id }) => id)).toEqual([]);
    });

    test('the chart is busy during requests and redirects, and polls quietly', () => {
      const busy = new Set(configurations.filter(({ snapshot }) => snapshot.hasTag('busy')).map(({ state }) => state));
      const asking = new Set(
        configurations
          .filter(({ moves }) => moves.some(({ move }) => move.kind === 'answer'))
          .map(({ state }) => state),
      );
      expect([...busy].filter((state) => !asking.has(state))).toEqual(['leaving']);
      expect([...asking].filter((state) => !busy.has(state))).toEqual(['outcome.confirming.polling']);
    });

    test('a failure is shown at its step, and nowhere later', () => {
      const failed = configurations.filter(({ context }) => context.failure !== null);
      expect([...new Set(failed.map(({ step }) => step))].toSorted()).toEqual(failing.toSorted());
      const carried = configurations.flatMap((from) =>
        from.moves.filter(({ move, to }) => {
          const next = byId.get(to);
          return move.kind !== 'answer' && next?.step !== from.step && next?.context.failure;
        }),
      );
      expect(carried).toEqual([]);
    });
  });

  test('an order under way is looked up under its own key, after any reads', async () => {
    const begun = startReplay(chart, 'reload');
    const { draft } = begun.snapshot().context;
    expect(draft.submitted).toBe(true);
    const lines = begun.moves().map(({ token }) => `reload > ${token}`);
    const asked = await Promise.all(lines.map(async (line) => keys(await replayLine(chart, line), 'findCheckout')));
    expect([...new Set(asked.flat())]).toEqual([idempotencyKey(draft)]);
  });

  test('the check opened from an outcome is opened again by Back and Forward', async () => {
    for (const line of retries) expect((await runLine(chart, line)).wrong).toEqual([]);
  });

  test('one key belongs to one order on random walks', { timeout: 60_000 }, async () => {
    const walks = fc.asyncProperty(
      fc.constantFrom(...Object.keys(chart.inputs)),
      fc.array(fc.nat(), { maxLength: 60, size: 'max' }),
      async (input, choices) => {
        for await (const { replay, line } of walkRandomly(chart, input, choices)) {
          const orders = replay.asked.filter(({ port }) => port === 'checkOut').map((question) => question.input);
          const distinct = new Set(orders.map((order) => JSON.stringify(order)));
          expect(`${line}: ${new Set(keys(replay, 'checkOut')).size}`).toBe(`${line}: ${distinct.size}`);
        }
      },
    );
    await fc.assert(walks, { numRuns: 60, seed: 11 });
  });
}
