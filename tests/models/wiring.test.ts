/**
 * Every port of every chart with the application’s implementation: its request is sent once, and aborted as soon as
 * the chart no longer waits for it. Only the network is a stub: it never answers.
 */
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine, EventObject } from 'xstate';
import { Actor, createActor, SimulatedClock, StateMachine } from 'xstate';
import { drawnBy } from '../../.storybook/charts/drawn-by.ts';
import { charts } from '../../machines/charts.ts';
import type { Configuration } from '../../machines/engine/model/explore.ts';
import { explore } from '../../machines/engine/model/explore.ts';
import type { Move } from '../../machines/engine/model/moves.ts';
import { lineOf } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { site, visitors } from '../../machines/people.fixtures.ts';
import { createClient, loadNetwork } from '../../src/api/client.ts';
import type { PageFacts } from '../../src/page/page.tsx';
import { openSession } from '../../src/app/session/session.ts';
import { QueryCache } from '../../src/page/query-cache.ts';
import { standInNetwork } from '../support/stand-in-network.ts';

const client = createClient({
  addressing: () => ({ locale: 'fr', prefixRouting: true }),
  onUnauthorised: () => undefined,
  onFeedback: () => undefined,
  onFailure: () => undefined,
  onOmissions: () => undefined,
});

const ignored = (): void => undefined;
const facts: PageFacts = {
  person: 'amina',
  visitor: visitors.signedIn,
  site,
  client,
  cache: new QueryCache(),
  onSignedIn: ignored,
  onVisitorUpdated: ignored,
  navigate: ignored,
};

const nowhere = { path: '/', search: '', route: null, redirect: null };

/** The application’s machine without its side effects. */
async function runningMachine({ name, effects }: Chart): Promise<AnyStateMachine> {
  const drawn = await drawnBy(name);
  const actor: unknown = drawn
    ? drawn.withScreens((_, open) => open(facts).open({ params: {} }))
    : openSession(
        client,
        { goTo: () => undefined, onRefusal: () => undefined },
        { locale: 'fr', location: nowhere, invoiceToken: null, warning: null },
      );
  if (!(actor instanceof Actor)) throw new Error(`The page of ${name} runs something else than a chart`);
  const logic: unknown = actor.logic;
  if (!(logic instanceof StateMachine)) throw new Error(`The page of ${name} runs something else than a chart`);
  return logic.provide({ actions: Object.fromEntries(effects.map((effect) => [effect, () => undefined])) });
}

/** Requests that are sent and not yet aborted. */
function network(): () => readonly string[] {
  const sent = standInNetwork(() => new Promise<never>(() => undefined));
  return () =>
    sent.filter(({ isCalledOff }) => !isCalledOff()).map(({ request: { method, url } }) => `${method} ${url}`);
}

// A page loads it with its first call: the first chart's requests would be sent later than those of the others.
beforeAll(loadNetwork);
afterEach(() => vi.unstubAllGlobals());

const portsOf = (moves: readonly Move[]): ReadonlySet<string> =>
  new Set(moves.flatMap((move) => (move.kind === 'answer' ? [move.port] : [])));

/** The shortest path to each port’s request, with the moves that end it: its answer, or any other exit. */
function waysTo(configurations: readonly Configuration[]): ReadonlyMap<string, Configuration> {
  const ways = new Map<string, Configuration>();
  for (const at of configurations) {
    for (const port of portsOf(at.moves.map(({ move }) => move))) if (!ways.has(port)) ways.set(port, at);
  }
  return ways;
}

/** The faults in the requests of a path, and after one more move. */
async function judge(chart: Chart, machine: AnyStateMachine, at: Configuration, last: Move, asked: number) {
  const waiting = network();
  const actor = createActor(machine, { input: chart.inputs[at.input], clock: new SimulatedClock() });
  const send = async (event: EventObject): Promise<void> => {
    actor.send(event);
    await setImmediate();
  };
  actor.start();
  await setImmediate();
  for (const { event } of at.path) await send(event);
  const before = waiting();
  await send(last.event);
  const after = waiting();
  actor.stop();
  const left = waiting();
  return [
    ...(before.length === portsOf(at.moves.map(({ move }) => move)).size ? [] : [`is asked as ${before.join()}`]),
    ...(after.length === asked ? [] : [`after ${last.token} ${after.join() || 'nothing'} is waited for`]),
    ...(left.length === 0 ? [] : [`${left.join()} is still open after the chart has stopped`]),
  ];
}

describe.each(charts.map((chart) => ({ name: chart.name, chart })))('$name', { timeout: 60_000 }, ({ chart }) => {
  test('sends every request once, and aborts it when the chart no longer waits for it', async () => {
    const machine = await runningMachine(chart);
    const configurations = explore(chart);
    const byId = new Map(configurations.map((each) => [each.id, each]));
    const ways = waysTo(configurations);
    expect([...ways.keys()].toSorted()).toEqual(Object.keys(machine.implementations.actors).toSorted());
    const wrong: string[] = [];
    for (const [port, at] of ways) {
      for (const { move, to } of at.moves) {
        const next = byId.get(to);
        if (!next || (move.kind === 'answer' && move.port !== port)) continue;
        const found = await judge(chart, machine, at, move, portsOf(next.moves.map((each) => each.move)).size);
        wrong.push(...found.map((each) => `${port}: ${each} (${lineOf(at.input, at.path)})`));
      }
    }
    expect(wrong).toEqual([]);
  });
});
