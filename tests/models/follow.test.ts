/**
 * The replay line of a running chart, as the live panel shows it: the chart has values of its own, typed by people and
 * sent by a server, and the line has samples. It must lead to the same configuration, or say where it does not.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { charts } from '../../machines/charts.ts';
import type { Configuration } from '../../machines/engine/model/explore.ts';
import { explore, facetsOf } from '../../machines/engine/model/explore.ts';
import type { Move } from '../../machines/engine/model/moves.ts';
import { lineOf, openReplay, replayLine } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { stateName } from '../../machines/engine/step.ts';
import { Recorder } from '../../src/panel/recorder.ts';
import { Recording } from '../../src/panel/recording.ts';
import { doorChart } from './fixture/door.ts';

/** The number of paths per chart: spread over all configurations. */
const WAYS = 40;

const others: Readonly<Record<string, string>> = { a: 'e', e: 'o', o: 'a' };

/** Another value of the same kind: other people, sentences, record numbers, amounts. Discriminating values stay. */
function ownValue(value: unknown, key = ''): unknown {
  // An address names a range, and a draft its record, by number.
  const isId = /^id$|Ids?$|^(?:selected|range|of)$/.test(key);
  if (Array.isArray(value)) return value.map((each) => ownValue(each, key));
  if (typeof value === 'number') return isId && value > 999 ? value + 100_000 : key === 'minor' ? value * 3 : value;
  if (typeof value === 'string') {
    if (isId && /^\d+$/.test(value)) return String(Number(value) + 100_000);
    // The people of a list stay several, and the same as in a compared list.
    if (value.includes('@')) return value.replaceAll(/[\w.]+@/g, (name) => `else.${name}`);
    return value.includes(' ') ? value.replaceAll(/[aeo]/g, (email) => others[email] ?? email) : value;
  }
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  return ownValues(value);
}

function ownValues<Value extends object>(value: Value): Value {
  const copy = { ...value };
  for (const [key, each] of Object.entries(value)) Object.assign(copy, { [key]: ownValue(each, key) });
  return copy;
}

/** The same move with another person’s values. */
function ownMove(move: Move): Move {
  if (move.kind === 'answer') return { ...move, answer: ownValue(move.answer) };
  return { ...move, event: { ...ownValues(move.event), type: move.event.type } };
}

/** A chart that runs with values of its own, and its replay line. */
async function followed(chart: Chart, running: Chart, input: string, moves: readonly Move[]) {
  const replay = openReplay(running, ownValues(running.inputs[input] ?? {}));
  const recording = new Recording(chart, replay.actor, () => undefined);
  replay.start();
  for (const move of moves) await replay.make(ownMove(move));
  vi.runAllTimers();
  replay.stop();
  return { ...recording.seen, snapshot: replay.snapshot() };
}

function configurationOf(chart: Chart, snapshot: Configuration['snapshot']): string {
  const facets = facetsOf(chart, snapshot);
  return `${stateName(snapshot.value)} ${JSON.stringify(chart.partial?.(facets) ?? facets)}`;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each(charts.map((chart) => ({ name: chart.name, chart })))('$name', { timeout: 120_000 }, ({ chart }) => {
  test('the line for values outside the samples leads to the same configuration', async () => {
    const all = explore(chart);
    const ways = all.filter((_, index) => index % Math.ceil(all.length / WAYS) === 0);
    // A section has fewer configurations than that.
    expect(ways.length).toBeGreaterThan(Math.min(20, all.length - 1));
    const wrong: string[] = [];
    for (const { input, path } of ways) {
      const { snapshot, line } = await followed(chart, chart, input, path);
      const received = line.tokens.join(' > ');
      const replay = await replayLine(chart, received);
      const [actual, expected] = [replay.snapshot(), snapshot].map((each) => configurationOf(chart, each));
      if (actual !== expected || line.differs.length > 0 || line.untold !== null)
        wrong.push(`${lineOf(input, path)} is recorded as ${received}: ${actual}, not ${expected}`);
      replay.stop();
    }
    expect(wrong).toEqual([]);
  });
});

describe('values without a sample are reported', () => {
  const moves = async (...tokens: readonly string[]): Promise<readonly Move[]> => {
    const replay = await replayLine(doorChart, ['visit', ...tokens].join(' > '));
    replay.stop();
    return replay.made;
  };

  test('the line ends before an answer whose state no sample reaches', async () => {
    const { readSite, signIn } = doorChart.actorResponses;
    const onlyAccepted = { failed: signIn?.failed ?? {}, done: { accepted: signIn?.done['accepted'] } };
    const chart = { ...doorChart, actorResponses: { readSite, signIn: onlyAccepted } };
    const refused = ['readSite:done.site', 'name.given:amina', 'name.confirmed', 'door.knocked', 'signIn:done.refused'];
    const { line } = await followed(chart, doorChart, 'visit', await moves(...refused, 'retried'));
    expect(line).toMatchObject({ tokens: ['visit', ...refused.slice(0, -1)], untold: 'done signIn' });
  });

  test('different facets are named, from the first token on', async () => {
    const isAmina = (context: object): boolean => JSON.stringify(context).includes('"Amina"');
    const chart: Chart = { ...doorChart, serialize: (context) => ({ who: isAmina(context) ? 'amina' : '' }) };
    const given = ['readSite:done.site', 'name.given:amina', 'name.confirmed'];
    const renamed = (await moves(...given)).map((move) =>
      move.kind === 'event' ? { ...move, event: { ...move.event, name: 'Awa' } } : move,
    );
    const { line } = await followed(chart, doorChart, 'visit', renamed);
    expect(line).toMatchObject({ tokens: ['visit', ...given], differs: ['who'], since: 2, untold: null });
  });
});

test('a text typed character by character is one token', async () => {
  const replay = await replayLine(doorChart, 'visit > readSite:done.site > name.given:amina');
  replay.stop();
  const [read, typed] = replay.made;
  if (!read || typed?.kind !== 'event') throw new Error('The door takes a name once its site is read');
  const keystrokes = ['A', 'Aw', 'Awa'].map((name): Move => {
    const event = { ...typed.event, name };
    return { ...typed, event };
  });
  const { line } = await followed(doorChart, doorChart, 'visit', [read, ...keystrokes]);
  expect(line.tokens).toEqual(['visit', 'readSite:done.site', 'name.given:amina']);
});

test('a later token may decide which sample was meant', async () => {
  const { 'name.given': _, ...others } = doorChart.events;
  // The first sample is nearest to any name, and does not continue.
  const events = { ...others, 'name.given': { anonymous: { name: '' }, amina: { name: 'Amina' } } };
  const chart: Chart = { ...doorChart, events, serialize: () => ({}) };
  const replay = await replayLine(doorChart, 'visit > readSite:done.site > name.given:amina > name.confirmed');
  replay.stop();
  const own = replay.made.map((move) =>
    move.kind === 'event' ? { ...move, event: { ...move.event, name: 'Awa' } } : move,
  );
  const { line } = await followed(chart, doorChart, 'visit', own);
  expect(line).toMatchObject({
    tokens: ['visit', 'readSite:done.site', 'name.given:amina', 'name.confirmed'],
    untold: null,
  });
});

test('the page’s chart is the last opened one, until it stops', () => {
  const [session, invoice, payment] = ['session', 'invoice', 'payment'].map((name) => {
    const chart = charts.find((each) => each.name === name);
    return chart && openReplay(chart, Object.values(chart.inputs)[0] ?? {});
  });
  const recorder = new Recorder();
  const shown = () => [recorder.shown().session?.chart.name, recorder.shown().page?.chart.name];
  for (const replay of [session, invoice, payment]) {
    recorder.watch(replay?.actor);
    replay?.start();
  }
  expect(shown()).toEqual(['session', 'payment']);
  invoice?.actor.send({ type: 'page.entered' });
  expect(shown()).toEqual(['session', 'invoice']);
  invoice?.stop();
  payment?.stop();
  expect(shown()).toEqual(['session', undefined]);
});
