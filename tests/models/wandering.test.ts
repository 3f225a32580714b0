/** Random walks find issues beyond the short paths, and report the shortest line that reproduces them. */
import { assign } from 'xstate';
import { describe, expect, test } from 'vitest';
import { charts } from '../../machines/charts.ts';
import { issueText } from '../../machines/engine/model/issue.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { shorterThan, shrink } from '../../machines/engine/model/shrink.ts';
import { reproductionOf } from '../../scripts/charts/reproduction.ts';
import type { DoorContext } from './fixture/door.ts';
import { doorChart } from './fixture/door.ts';
import { runLine } from './line.ts';
import { planted } from './mutants.ts';
import { chosenBy, walkAllRandomly } from './wandering.ts';

const SEED = 7;
const WALKS = 60;

/** The door without addresses, whose laws it does not keep. */
const plainDoor = planted(doorChart, { states: { outside: { route: undefined }, sure: { route: undefined } } });

interface Counting extends DoorContext {
  readonly knocks?: number;
}

/** The number of knocks that opens the door for any answer. */
const OFTEN = 4;

/**
 * A guard that is wrong after many knocks: no facet has the counter, so that no exploration sees it; all explored
 * configurations are right.
 */
function forgetful(): Chart {
  const chart = planted(plainDoor, {
    states: {
      sure: { on: { 'door.knocked': { target: 'knocking', actions: 'countKnock' } } },
      received: {
        always: [{ guard: 'isTired', target: 'inside' }, { guard: 'isLetIn', target: 'inside' }, { target: 'refused' }],
      },
    },
  });
  const machine = chart.machine.provide({
    actions: { countKnock: assign(({ context }: { context: Counting }) => ({ knocks: (context.knocks ?? 0) + 1 })) },
    guards: { isTired: ({ context }: { context: Counting }) => (context.knocks ?? 0) >= OFTEN },
  });
  return { ...chart, machine };
}

/** The issues that random walks find in a chart. */
async function issuesOf(chart: Chart, walks = WALKS) {
  const [found] = await walkAllRandomly([chart], SEED, (made) => made >= walks);
  return found?.issues ?? [];
}

describe('a guard that is wrong only after a long path', () => {
  test('is found at random, as one issue, with the shortest line, which reproduces it', async () => {
    const chart = forgetful();
    const [issue, ...others] = await issuesOf(chart);
    expect(others).toEqual([]);
    const line = issue?.seen?.line ?? '';
    const knock = 'door.knocked > signIn:failed.tooMany > '.repeat(OFTEN - 1);
    expect(line).toBe(
      `visit > readSite:done.site > name.given:amina > name.confirmed > ${knock}door.knocked > signIn:done.refused`,
    );
    expect(issue?.what).toContain('leads from knocking to inside instead of refused');
    expect(issueText(issue ?? noIssue(), (each) => reproductionOf(chart, each))).toContain(
      `npm run models -- --chart door --line '${line}'`,
    );
    expect((await runLine(chart, line)).wrong.join()).toContain('to inside instead of refused');
    expect((await runLine(plainDoor, line)).wrong).toEqual([]);
  });

  test('and is found again with the same seed', async () => {
    const door = { name: 'door', inputs: ['visit', 'call'] };
    const first = chosenBy(SEED, door, 3);
    expect(chosenBy(SEED, door, 3)).toEqual(first);
    expect(chosenBy(SEED + 1, door, 3)).not.toEqual(first);
    expect(chosenBy(SEED, door, 4)).not.toEqual(first);
    expect(await issuesOf(plainDoor)).toEqual([]);
  });
});

function noIssue(): never {
  throw new Error('There is no issue');
}

test('reports a violated law of addresses at the end of a walk with a line that reproduces it', async () => {
  const [issue] = await issuesOf(doorChart, 10);
  expect(issue?.what).toContain('reload is the identity');
  const { wrong } = await runLine(doorChart, issue?.seen?.line ?? '');
  expect(wrong.join()).toContain(issue?.what);
});

test('reports an error in the middle of a walk with its line', async () => {
  const chart = planted(plainDoor, { states: { sure: { on: { 'word.given': { actions: 'break' } } } } });
  const machine = chart.machine.provide({
    actions: {
      break: ({ context }: { context: DoorContext }) => {
        if (context.answer !== null) throw new Error('The door has come off');
      },
    },
  });
  const [issue] = await issuesOf({ ...chart, machine });
  expect(issue?.what).toBe('throws The door has come off');
  expect((await runLine({ ...chart, machine }, issue?.seen?.line ?? '')).wrong.join()).toContain('come off');
});

describe('a line is shrunk', () => {
  test('to the tokens that still break it', async () => {
    const breaks = async (line: readonly string[]) => (line.join('').includes('ab') ? line : null);
    expect(await shrink(['x', 'x', 'a', 'x', 'a', 'b', 'x'], breaks)).toEqual(['a', 'b']);
  });

  test('by every stretch, the longest first', () => {
    expect([...shorterThan(['a', 'b'])]).toEqual([[], ['b'], ['a']]);
  });
});

/** Shrunk lines of former issues, which keep the laws since. */
const mended = [
  ['quotation', 'link > readQuotation:done.open > offer.confirmed > readAddresses:done.two > details.changed:typed'],
  [
    'quoteRequest',
    'visitor > readQuoteDraft:done.none > route #quoteRequest.form.step.check > offer.changed:nothing > wait savingPause > saveQuoteDraft:done.changed > conflict.taken > offer.given > request.discarded > dropQuoteDraft:done.dropped',
  ],
] as const;

test.each(mended)('a fixed issue of random walks stays fixed: %s, %s', { timeout: 60_000 }, async (name, line) => {
  const chart = charts.find((each) => each.name === name);
  expect(chart && (await runLine(chart, line)).wrong).toEqual([]);
});
