import fc from 'fast-check';
import { create, string, type as having } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { declineReasons } from '../domain/payment.ts';
import { edgesOf } from '../funnel/edges.ts';
import type { Configuration } from '../funnel/model/explore.ts';
import { explore } from '../funnel/model/explore.ts';
import type { Replay } from '../funnel/model/replay.ts';
import { replayLine } from '../funnel/model/replay.ts';
import { wander } from '../funnel/model/wander.ts';
import { stateName } from '../funnel/state-name.ts';
import { invoiceMachine } from './invoice.machine.ts';
import { invoiceChart } from './invoice.samples.ts';

/** The approved chart, edge by edge; ids without their `invoice.`. */
const approved = `
  invoice | route -> choice
  invoice | route -> check
  invoice | route -> outcome
  invoice | route -> help
  entering | always [hasReference] -> outcome
  entering | always -> choice
  choice.deciding | always [isUnread] -> choice.reading
  choice.deciding | always [isSubmitted] -> recovering
  choice.deciding | always [hasOpen] -> choice.choosing
  choice.deciding | always -> choice.settled
  choice.reading | done readInvoices -> choice.deciding
  choice.reading | failed readInvoices -> choice.unreadable
  choice.unreadable | retried -> choice.reading
  choice.choosing | selection.changed -> stays
  choice.choosing | method.chosen -> stays
  choice.choosing | selection.confirmed [hasCart] -> check
  choice.choosing | selection.confirmed -> stays
  choice.choosing | help.opened -> help
  choice.settled | help.opened -> help
  check | payment.confirmed -> checkingOut
  check | choice.reopened -> choice
  check | help.opened -> help
  check | always [isSubmitted] -> recovering
  checkingOut | done checkOut -> answered
  checkingOut | failed checkOut [isUncertain] -> recovering.waiting
  checkingOut | failed checkOut [isMismatch] -> choice
  checkingOut | failed checkOut -> check
  answered | always [isHosted] -> leaving
  answered | always [isOrdered] -> outcome
  answered | always [hasCart] -> check
  answered | always -> choice
  leaving | page.returned -> recovering
  recovering.asking | done findCheckout -> recovering.found
  recovering.asking | failed findCheckout -> recovering.waiting
  recovering.waiting | retried -> recovering.asking
  recovering.waiting | after patience -> recovering.asking
  recovering.found | always [isHosted] -> interrupted
  recovering.found | always -> answered
  interrupted | payment.resumed -> leaving
  interrupted | choice.reopened -> choice
  interrupted | help.opened -> help
  outcome.reading | done readOutcome -> outcome.told
  outcome.reading | failed readOutcome -> outcome.unreadable
  outcome.told | always [isPaid] -> outcome.paid
  outcome.told | always [isNotCharged] -> outcome.notCharged
  outcome.told | always [isAwaitingTransfer] -> outcome.awaitingTransfer
  outcome.told | always [isConfirming] -> outcome.confirming
  outcome.told | always -> outcome.unknown
  outcome.paid | choice.reopened -> choice
  outcome.paid | help.opened -> help
  outcome.notCharged | choice.reopened -> choice
  outcome.notCharged | help.opened -> help
  outcome.awaitingTransfer | retried -> outcome.reading
  outcome.awaitingTransfer | choice.reopened -> choice
  outcome.awaitingTransfer | help.opened -> help
  outcome.confirming | retried -> outcome.confirming.polling
  outcome.confirming | help.opened -> help
  outcome.confirming.waiting | after patience -> outcome.confirming.polling
  outcome.confirming.polling | done readOutcome -> outcome.told
  outcome.confirming.polling | failed readOutcome -> outcome.confirming.waiting
  outcome.unreadable | retried -> outcome.reading
  outcome.unknown | choice.reopened -> choice
  help.writing | choice.reopened [hasReference] -> outcome
  help.writing | choice.reopened -> choice
  help.writing | help.written -> stays
  help.writing | help.sent -> help.sending
  help.sending | done askForHelp -> help.sent
  help.sending | failed askForHelp -> help.writing
  help.sent | choice.reopened [hasReference] -> outcome
  help.sent | choice.reopened -> choice
`;

test('the chart has the approved edges, and no other', () => {
  const edges = edgesOf(invoiceMachine).map(({ id }) => id.replaceAll('invoice.', ''));
  expect(edges).toEqual(
    approved
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  );
});

const configurations = explore(invoiceChart);
const byId = new Map(configurations.map((each) => [each.id, each]));

/** The moves by which a state is entered from another one. */
function waysInto(state: string): readonly string[] {
  const tokens = configurations
    .filter((from) => from.state !== state)
    .flatMap(({ moves }) => moves.filter(({ to }) => byId.get(to)?.state === state));
  return [...new Set(tokens.map(({ move }) => move.token))].toSorted();
}

/** Everything that can still become of a configuration. */
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
  test('paid is shown on the word of the server only', () => {
    expect(waysInto('outcome.paid')).toEqual(['readOutcome:done.paid']);
  });

  test('not charged is shown on the word of the server only', () => {
    const words = declineReasons.map((reason) => `readOutcome:done.${reason}`);
    expect(waysInto('outcome.notCharged')).toEqual(words.toSorted());
  });

  test('an order whose end is not known cannot be sent again', () => {
    const uncertain = configurations.filter(({ context }) => context.draft.submitted);
    expect(uncertain.map(({ state }) => state)).toContain('recovering.waiting');
    expect(uncertain.filter(({ moves }) => moves.some(({ move }) => move.token === 'payment.confirmed'))).toEqual([]);
  });

  test('only the check step sends an order', () => {
    expect(waysInto('checkingOut')).toEqual(['payment.confirmed']);
  });

  test('from everywhere there is a way to a receipt, and to somebody who helps', () => {
    const cutOff = configurations.filter((configuration) => {
      const states = future(configuration);
      return !states.has('outcome.paid') || !states.has('help.writing');
    });
    expect(cutOff.map(({ id }) => id)).toEqual([]);
  });

  test('the chart is busy where it asks and where it leaves, but polls quietly', () => {
    const busy = new Set(configurations.filter(({ snapshot }) => snapshot.hasTag('busy')).map(({ state }) => state));
    const asking = new Set(
      configurations.filter(({ moves }) => moves.some(({ move }) => move.kind === 'answer')).map(({ state }) => state),
    );
    expect([...busy].filter((state) => !asking.has(state))).toEqual(['leaving']);
    expect([...asking].filter((state) => !busy.has(state))).toEqual(['outcome.confirming.polling']);
  });

  test('a failure is told where it happened, and nowhere after', () => {
    const failing = configurations.filter(({ context }) => context.failure !== null);
    const steps = new Set(failing.map(({ step }) => step));
    expect([...steps].toSorted()).toEqual(['check', 'help', 'outcomeUnreadable', 'unreadable']);
    const carried = configurations.flatMap((from) =>
      from.moves.filter(({ move, to }) => {
        const next = byId.get(to);
        return move.kind !== 'answer' && next?.step !== from.step && next?.context.failure;
      }),
    );
    expect(carried).toEqual([]);
  });
});

const withKey = having({ key: string() });

/** Keys under which a port was asked, in order. */
function keys(replay: Replay, port: 'checkOut' | 'findCheckout'): readonly string[] {
  return replay.asked.filter((question) => question.port === port).map(({ input }) => create(input, withKey).key);
}

const stateOf = (replay: Replay): string => stateName(replay.snapshot().value);

const toCheck = 'link > readInvoices:done.several > selection.confirmed';
const toPay = `${toCheck} > payment.confirmed`;

describe('the idempotency key', () => {
  test('a lost answer is looked for under the key of the order', async () => {
    const replay = await replayLine(invoiceChart, `${toPay} > checkOut:failed.timeout > wait patience`);
    expect(keys(replay, 'findCheckout')).toEqual(keys(replay, 'checkOut'));
  });

  test('an order that never arrived is sent again under its key', async () => {
    const lost = `${toPay} > checkOut:failed.timeout > wait patience > findCheckout:done.none`;
    const [first, second] = keys(await replayLine(invoiceChart, `${lost} > payment.confirmed`), 'checkOut');
    expect(second).toBe(first);
  });

  test.each([
    ['the cart has changed', 'checkOut:done.changed'],
    ['the key was for another request', 'checkOut:failed.mismatch > readInvoices:done.several > selection.confirmed'],
    [
      'the person chooses otherwise',
      'checkOut:failed.tooMany > choice.reopened > method.chosen:transfer > selection.confirmed',
    ],
    [
      'the payment was refused',
      `checkOut:done.alreadyPaid > readOutcome:done.declined > choice.reopened
       > readInvoices:done.several > selection.confirmed`,
    ],
    [
      'the person gives up the hosted page',
      'checkOut:done.hosted > page.returned > findCheckout:done.hosted > choice.reopened > selection.confirmed',
    ],
  ])('%s: a new key', async (_, meanwhile) => {
    const [first, second] = keys(
      await replayLine(invoiceChart, `${toPay} > ${meanwhile} > payment.confirmed`),
      'checkOut',
    );
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
  });

  test('whatever happens, one key stands for one order', { timeout: 60_000 }, async () => {
    const walks = fc.asyncProperty(
      fc.constantFrom(...Object.keys(invoiceChart.inputs)),
      fc.array(fc.nat(), { maxLength: 60, size: 'max' }),
      async (input, choices) => {
        for await (const { replay, line } of wander(invoiceChart, input, choices)) {
          const orders = replay.asked.filter(({ port }) => port === 'checkOut').map((question) => question.input);
          const distinct = new Set(orders.map((order) => JSON.stringify(order)));
          expect(`${line}: ${new Set(keys(replay, 'checkOut')).size}`).toBe(`${line}: ${distinct.size}`);
        }
      },
    );
    await fc.assert(walks, { numRuns: 200, seed: 11 });
  });
});

describe('business paths', () => {
  test.each([
    ['card', `${toPay} > checkOut:done.hosted`, 'leaving'],
    [
      'bank transfer',
      `link > readInvoices:done.several > method.chosen:transfer > selection.confirmed > payment.confirmed
       > checkOut:done.transfer > readOutcome:done.awaitingTransfer`,
      'outcome.awaitingTransfer',
    ],
    ['back from the hosted page', 'outcomePage > readOutcome:done.paid', 'outcome.paid'],
    ['3-D Secure refused', 'outcomePage > readOutcome:done.authenticationFailed', 'outcome.notCharged'],
    [
      'a late confirmation',
      `outcomePage > readOutcome:done.confirming > wait patience > readOutcome:failed.offline
       > wait patience > readOutcome:done.paid`,
      'outcome.paid',
    ],
    [
      'the answer was lost, the money moved',
      `${toPay} > checkOut:failed.timeout > wait patience > findCheckout:failed.offline > retried
       > findCheckout:done.alreadyPaid > readOutcome:done.paid`,
      'outcome.paid',
    ],
    [
      'reload in the middle of a submission',
      'reload > readInvoices:done.several > findCheckout:done.hosted',
      'interrupted',
    ],
    ['back out of the browser’s memory', `${toPay} > checkOut:done.hosted > page.returned`, 'recovering.asking'],
    [
      'Back and Forward while the end is not known',
      `${toPay} > checkOut:failed.timeout > route #invoice.help > route #invoice.check`,
      'recovering.asking',
    ],
    ['another tab has paid', `${toPay} > checkOut:done.alreadyPaid > readOutcome:done.paid`, 'outcome.paid'],
    [
      'two currencies',
      'link > readInvoices:done.several > selection.changed:mixed > selection.confirmed',
      'choice.choosing',
    ],
    ['nothing to pay', 'link > readInvoices:done.settled', 'choice.settled'],
    ['help', `${toCheck} > help.opened > help.written:question > help.sent > askForHelp:done.sent`, 'help.sent'],
  ])('%s', async (_, line, state) => {
    expect(stateOf(await replayLine(invoiceChart, line))).toBe(state);
  });

  test('the person is sent to the hosted page once, and not again on return', async () => {
    const replay = await replayLine(invoiceChart, `${toPay} > checkOut:done.hosted > page.returned`);
    expect(replay.effects.map(({ name }) => name)).toEqual(['openHostedPage']);
  });

  test('a help message survives its failure and is gone once it was sent', async () => {
    const written = 'link > readInvoices:done.several > help.opened > help.written:question > help.sent';
    const message = async (rest: string): Promise<string> => {
      const replay = await replayLine(invoiceChart, `${written} > ${rest}`);
      return replay.snapshot().context.draft.help.message;
    };
    expect(await message('askForHelp:failed.offline')).toContain('FA-2026-5012');
    expect(await message('askForHelp:done.sent')).toBe('');
  });

  test('the wait between two questions doubles, up to a minute', async () => {
    const again = ' > wait patience > readOutcome:failed.offline';
    const replay = await replayLine(invoiceChart, `outcomePage > readOutcome:done.confirming${again.repeat(6)}`);
    expect(replay.waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  });
});
