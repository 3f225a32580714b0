import fc from 'fast-check';
import { create, string, type as having } from 'superstruct';
import { describe, expect, test } from 'vitest';
import type { Configuration } from '../engine/model/explore.ts';
import { explore } from '../engine/model/explore.ts';
import type { Replay } from '../engine/model/replay.ts';
import { replayLine } from '../engine/model/replay.ts';
import { walkRandomly } from '../engine/model/random-walk.ts';
import { stateName } from '../engine/step.ts';
import type { QuotationContext } from './quotation.context.ts';
import { quotationChart } from './quotation.samples.ts';
import { quotations } from './quotation.fixtures.ts';

const configurations = explore(quotationChart);
const byId = new Map(configurations.map((each) => [each.id, each]));

/** The moves that enter a state from another one, with their configuration. */
function waysInto(
  state: string,
): readonly { readonly from: Configuration<QuotationContext>; readonly token: string }[] {
  return configurations
    .filter((from) => from.state !== state)
    .flatMap((from) =>
      from.moves.filter(({ to }) => byId.get(to)?.state === state).map(({ move }) => ({ from, token: move.token })),
    );
}

const tokensInto = (state: string): readonly string[] =>
  [...new Set(waysInto(state).map(({ token }) => token))].toSorted();

/** All states reachable from a configuration. */
function future(from: Configuration): ReadonlySet<string> {
  const states = new Set([from.state]);
  const seen = new Set([from.id]);
  for (const id of seen) {
    for (const { to } of byId.get(id)?.moves ?? []) seen.add(to);
    states.add(byId.get(id)?.state ?? '');
  }
  return states;
}

describe('laws of every configuration', () => {
  test.each(['ordered', 'invoiced', 'declined', 'changeAsked', 'expired', 'withdrawn'] as const)(
    '%s is shown only after the server’s answer',
    (state) => {
      const ways = waysInto(`outcome.${state}`);
      expect(ways.map(({ token }) => token)).toContain(`readQuotationByReference:done.${state}`);
      const unsaid = ways.filter(({ from: { context }, token }) => {
        const isAnswer = token.includes(`:done.${state}`);
        const stands = context.quotation?.invoice ? 'invoiced' : context.quotation?.state;
        return !isAnswer && stands !== state;
      });
      expect(unsaid.map(({ from, token }) => `${from.id} > ${token}`)).toEqual([]);
    },
  );

  test('the chart orders only a quotation that the server calls accepted', () => {
    const words = tokensInto('ordering').filter((token) => !['retried', 'wait patience'].includes(token));
    expect(words.every((token) => token.endsWith(':done.accepted'))).toBe(true);
    expect(words).toContain('decideQuotation:done.accepted');
    for (const { from } of waysInto('unordered')) expect(from.state).toBe('ordering');
  });

  test('the chart accepts only in the check step, and only with agreement to the terms', () => {
    expect(tokensInto('open.check.accepting')).toEqual(['quotation.accepted']);
    expect(waysInto('open.check.accepting').every(({ from }) => from.context.hasAgreed)).toBe(true);
  });

  test('a running submission cannot be sent again', () => {
    const sent = ['offer.confirmed', 'details.confirmed', 'quotation.accepted', 'link.asked'];
    sent.push('decline.confirmed', 'change.confirmed');
    const busy = configurations.filter(({ snapshot }) => snapshot.hasTag('busy'));
    expect(busy.filter(({ moves }) => moves.some(({ move }) => sent.includes(move.token)))).toEqual([]);
  });

  test('an order and the person’s own quote are reachable from everywhere', () => {
    const cutOff = configurations.filter((configuration) => {
      const states = future(configuration);
      return !states.has('outcome.ordered') || ![...states].some((state) => state.startsWith('newOffer'));
    });
    expect(cutOff.map(({ id }) => id)).toEqual([]);
  });

  test('a failure is shown at its step only', () => {
    const carried = configurations.flatMap((from) =>
      from.moves
        .filter(({ move, to }) => {
          const next = byId.get(to);
          return move.kind !== 'answer' && next?.step !== from.step && next?.context.failure;
        })
        .map(({ move }) => `${from.id} > ${move.token}`),
    );
    expect(carried).toEqual([]);
  });

  test('no answer drops input other than its own', () => {
    const taken = [
      'saveDetails:done',
      'changeOffer:done',
      'startQuotation:done',
      'decideQuotation:done',
      'readQuotation',
    ];
    const lost = configurations.flatMap((from) =>
      from.moves
        .filter(({ move, to }) => {
          const { draft } = from.context;
          const next = byId.get(to)?.context.draft;
          const isTaken = taken.some((start) => move.token.startsWith(start));
          return move.kind === 'answer' && !isTaken && draft.details !== null && next?.details === null;
        })
        .map(({ move }) => `${from.id} > ${move.token}`),
    );
    expect(lost).toEqual([]);
  });
});

const withKey = having({ key: string() });

/** The inputs of a port, in order. */
function asked(replay: Replay, port: string): readonly unknown[] {
  return replay.asked.filter((question) => question.port === port).map(({ input }) => input);
}

const keyOf = (question: unknown): string => create(question, withKey).key;

const stateOf = (replay: Replay): string => stateName(replay.snapshot().value);

const toOffer = 'link > readQuotation:done.open';
const toDetails = `${toOffer} > offer.confirmed > readAddresses:done.two`;
const toCheck = `${toDetails} > details.changed:complete > details.confirmed > saveDetails:done.saved`;
const toAccept = `${toCheck} > terms.agreed:yes > quotation.accepted`;
const begin = 'begun > offer.changed:team > offer.confirmed';

describe('the idempotency keys', () => {
  test('a quote whose answer was lost is requested again under its key', async () => {
    const line = `${begin} > startQuotation:failed.timeout > wait patience > startQuotation:failed.timeout > retried`;
    const [first, ...others] = asked(await replayLine(quotationChart, line), 'startQuotation').map(keyOf);
    expect(others).toEqual([first, first]);
  });

  test.each([
    ['another offer', 'startQuotation:failed.tooMany > offer.changed:none > offer.changed:team'],
    ['a refusal', 'startQuotation:failed.tooMany'],
    [
      'an attempt that was given up for another offer',
      'startQuotation:failed.timeout > offer.reopened > offer.changed:team',
    ],
  ])('%s: a new key', async (_, meanwhile) => {
    const line = `${begin} > ${meanwhile} > offer.confirmed`;
    const [first, second] = asked(await replayLine(quotationChart, line), 'startQuotation').map(keyOf);
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
  });

  test('an order whose answer was lost is requested again unchanged', async () => {
    const line = `${toAccept} > decideQuotation:done.accepted > orderQuotation:failed.timeout > wait patience`;
    const [first, second] = asked(await replayLine(quotationChart, line), 'orderQuotation');
    expect(second).toEqual(first);
  });

  test('every key belongs to one request on any path', { timeout: 60_000 }, async () => {
    const walks = fc.asyncProperty(
      fc.constantFrom(...Object.keys(quotationChart.inputs)),
      fc.array(fc.nat(), { maxLength: 40, size: 'max' }),
      async (input, choices) => {
        for await (const { replay, line } of walkRandomly(quotationChart, input, choices)) {
          const questions = [...asked(replay, 'startQuotation'), ...asked(replay, 'orderQuotation')];
          const distinct = new Set(questions.map((question) => JSON.stringify(question)));
          expect(`${line}: ${new Set(questions.map(keyOf)).size}`).toBe(`${line}: ${distinct.size}`);
        }
      },
    );
    await fc.assert(walks, { numRuns: 40, seed: 5 });
  });
});

describe('business paths', () => {
  test.each([
    [
      'a new quote, ordered',
      `${begin} > startQuotation:done.made > readAddresses:done.two > details.confirmed > saveDetails:done.saved
       > terms.agreed:yes > quotation.accepted > decideQuotation:done.accepted > orderQuotation:done.ordered`,
      'outcome.ordered',
    ],
    [
      'a quote ordered by a public body, invoiced without a payment',
      `${begin} > startQuotation:done.made > readAddresses:done.two > details.confirmed > saveDetails:done.saved
       > terms.agreed:yes > quotation.accepted > decideQuotation:done.accepted > orderQuotation:done.invoiced`,
      'outcome.invoiced',
    ],
    [
      'where the invoice of a public body stands, read again',
      'outcomePage > readQuotationByReference:done.invoiced > retried > readQuotationByReference:done.invoiced',
      'outcome.invoiced',
    ],
    [
      'the buyer cannot change an offer of the publisher',
      'link > readQuotation:done.office > route #quotation.open.revision',
      'open.offer.reviewing',
    ],
    [
      'another offer',
      `${toOffer} > revision.opened > offer.changed:larger > offer.confirmed > changeOffer:done.revised`,
      'open.offer.reviewing',
    ],
    [
      'a step whose needs are not met',
      `${toOffer} > route #quotation.open.check > readAddresses:done.none`,
      'open.details.typing',
    ],
    [
      'a field that the server refuses',
      `${toDetails} > details.confirmed > saveDetails:failed.siret`,
      'open.details.typing',
    ],
    ['details that the server lacks', `${toAccept} > decideQuotation:failed.incomplete`, 'open.details.typing'],
    ['a price that has changed', `${toAccept} > decideQuotation:done.corrected`, 'open.check.reviewing'],
    ['expired meanwhile', `${toAccept} > decideQuotation:done.expired`, 'outcome.expired'],
    [
      'the same details saved in another window',
      `${toDetails} > details.confirmed > saveDetails:done.savedElsewhere`,
      'open.check.reviewing',
    ],
    [
      'changed while details were typed',
      `${toDetails} > details.confirmed > saveDetails:done.corrected`,
      'open.offer.reviewing',
    ],
    [
      'the answer to an acceptance was lost',
      `${toAccept} > decideQuotation:failed.timeout > readQuotation:done.accepted`,
      'ordering',
    ],
    [
      'an acceptance did not reach the server',
      `${toAccept} > decideQuotation:failed.timeout > readQuotation:done.detailed`,
      'open.check.reviewing',
    ],
    ['a reload between acceptance and order', 'link > readQuotation:done.accepted', 'ordering'],
    [
      'the order’s answer was lost',
      `${toAccept} > decideQuotation:done.accepted > orderQuotation:failed.timeout`,
      'unordered',
    ],
    [
      'declined',
      `${toOffer} > decline.opened > decline.written:budget > decline.confirmed > decideQuotation:done.declined`,
      'outcome.declined',
    ],
    [
      'a change request',
      `${toOffer} > change.opened > change.written:readers > change.confirmed > decideQuotation:done.changeAsked`,
      'outcome.changeAsked',
    ],
    [
      'expired on the screen',
      'link > readQuotation:done.expiring > wait expiry > retried > readQuotation:done.expired',
      'outcome.expired',
    ],
    [
      'an expired quote is requested again',
      'link > readQuotation:done.expired > quote.begun',
      'newOffer.form.typing price.settling',
    ],
    ['an address without a valid number', 'mistyped', 'unknown'],
    [
      'an outcome of an open quotation',
      'outcomePage > readQuotationByReference:done.open > quotation.reopened',
      'open.offer.reviewing',
    ],
    [
      'Back after ordering',
      `${toAccept} > decideQuotation:done.ordered > route #quotation.open.check`,
      'outcome.ordered',
    ],
  ])('%s', async (_, line, state) => {
    expect(stateOf(await replayLine(quotationChart, line))).toBe(state);
  });

  test('a changed price is shown with its differences, and the terms must be accepted again', async () => {
    const { context } = (await replayLine(quotationChart, `${toAccept} > decideQuotation:done.corrected`)).snapshot();
    expect(context).toMatchObject({ notice: 'changed', differences: ['price', 'expiry'], hasAgreed: false });
    expect(context.quotation?.priced.net).toEqual(quotations.corrected.priced.net);
  });

  test('input survives a quotation that has changed meanwhile', async () => {
    const line = `${toOffer} > change.opened > change.written:readers > change.confirmed > decideQuotation:done.corrected`;
    const { context } = (await replayLine(quotationChart, line)).snapshot();
    expect(context.draft.change.remark).toContain('huit lecteurs');
  });

  test('a new quote begins with the offer of the one that ended', async () => {
    const { context } = (
      await replayLine(quotationChart, 'link > readQuotation:done.expired > quote.begun')
    ).snapshot();
    expect(context.draft.offer).toMatchObject({ publicationIds: [11, 13], readers: '5' });
  });
});

describe('expiry', () => {
  test('is awaited by the server’s clock', async () => {
    const near = await replayLine(quotationChart, 'link > readQuotation:done.expiring');
    expect(near.waits).toEqual([3_600_000]);
  });

  test('sets no timer beyond a browser’s limit, which would fire at once', async () => {
    const far = await replayLine(quotationChart, 'link > readQuotation:done.open');
    expect(far.waits).toEqual([2_147_483_647]);
    await expect(replayLine(quotationChart, 'link > readQuotation:done.open > wait expiry')).rejects.toThrow('cannot');
  });
});
