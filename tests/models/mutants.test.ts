import { describe, expect, test } from 'vitest';
import { contactChart } from '../../machines/contact/contact.samples.ts';
import { personalDataChart } from '../../machines/personal-data/personal-data.samples.ts';
import { reproductionOf } from '../../scripts/charts/reproduction.ts';
import { edgesOf } from '../../machines/engine/edges.ts';
import { check } from '../../machines/engine/model/check.ts';
import { replayLine } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { doorChart } from './fixture/door.ts';
import { runLine } from './line.ts';
import { planted } from './mutants.ts';

const toSure = 'visit > readSite:done.site > name.given:amina > name.confirmed';

/** Each mutation, and a part of the resulting sentence. */
const bugs: readonly { readonly bug: string; readonly chart: Chart; readonly issue: string }[] = [
  {
    bug: 'an edge with another target',
    chart: planted(doorChart, { states: { sure: { on: { 'door.knocked': { target: 'outside' } } } } }),
    issue: 'nothing reaches state knocking',
  },
  {
    bug: 'an outcome without the server’s answer',
    chart: planted(doorChart, { states: { received: { always: [{ target: 'inside' }] } } }),
    issue: `guard the last move of ${toSure} > door.knocked > signIn:done.refused`,
  },
  {
    bug: 'a route without its guard',
    chart: planted(doorChart, { states: { sure: { route: { guard: undefined } } } }),
    issue: 'guard the last move of visit > readSite:done.site > route #door.sure',
  },
  {
    bug: 'a state without a step',
    chart: planted(doorChart, { states: { waiting: { meta: undefined } } }),
    issue: 'State "waiting" shows no step',
  },
  {
    bug: 'a state that nothing reaches',
    chart: planted(doorChart, { states: { attic: { meta: { step: doorChart.steps['inside'] } } } }),
    issue: 'nothing reaches state attic',
  },
  {
    bug: 'an edge that another one hides',
    chart: planted(doorChart, {
      states: { waiting: { on: { retried: [{ target: 'knocking' }, { target: 'sure' }] } } },
    }),
    issue: 'nothing takes edge door.waiting | retried -> door.sure',
  },
  {
    bug: 'a request without an answer in the samples',
    chart: { ...doorChart, actorResponses: { ...doorChart.actorResponses, signIn: { done: {}, failed: {} } } },
    issue: 'signIn, asked by door.knocking, has no sample "done"',
  },
  {
    bug: 'a request whose failure has no transition',
    chart: planted(doorChart, { states: { knocking: { invoke: { onError: undefined } } } }),
    issue: 'door.knocking stops for ever: give its invoke onError',
  },
  {
    bug: 'a move that clears another step’s draft',
    chart: planted(doorChart, { states: { sure: { on: { 'door.knocked': { actions: 'forgetWord' } } } } }),
    issue: 'door.knocked changes "word" of the draft',
  },
  {
    bug: 'a state that asks without being busy',
    chart: planted(doorChart, { states: { knocking: { tags: [] } } }),
    issue: 'door.knocking asks signIn and is not tagged "busy"',
  },
  {
    bug: 'a reason to ask quietly for a state that is busy',
    chart: { ...doorChart, quiet: { knocking: 'the page stays' } },
    issue: '`quiet` of the samples of door names "knocking"',
  },
  {
    bug: 'a receipt that stays when another message is begun',
    chart: planted(contactChart, { states: { sent: { on: { 'message.begun': { actions: [] } } } } }),
    issue: 'message.begun keeps draft.receipt of the attempt before',
  },
  {
    bug: 'an allowance to keep what is cleared',
    chart: { ...contactChart, begins: { 'message.begun': { ...contactChart.begins?.['message.begun'], failure: '' } } },
    issue: 'lets message.begun keep failure',
  },
  {
    bug: 'a failure by which no configuration differs',
    chart: { ...contactChart, visibleContext: () => ({}) },
    issue: 'step "writing" may show a failure of sendMessage',
  },
  {
    bug: 'a step under another name',
    chart: { ...doorChart, steps: { ...doorChart.steps, hall: doorChart.steps['inside'] ?? neverShown() } },
    issue: 'step "inside" stands under "hall"',
  },
];

function neverShown(): never {
  throw new Error('The chart has no step "inside" any more');
}

test('without a mutation there is no issue', async () => {
  expect((await check(doorChart)).issues).toEqual([]);
});

describe('a mutation is found', () => {
  test.each(bugs)('$bug', async ({ chart, issue }) => {
    const { issues } = await check(chart);
    expect(issues.join('\n')).toContain(issue);
  });

  test('and an unknown target fails when the chart is loaded, by any test or page', () => {
    expect(() => planted(doorChart, { states: { sure: { on: { 'door.knocked': { target: 'knoking' } } } } })).toThrow(
      /knoking/,
    );
  });

  test('and a wrong edge is not in the approved list', () => {
    const wrong = planted(doorChart, { states: { waiting: { on: { retried: { target: 'outside' } } } } });
    const ids = (chart: Chart): readonly string[] => edgesOf(chart.machine).map(({ id }) => id);
    expect(ids(wrong).filter((id) => !ids(doorChart).includes(id))).toEqual(['door.waiting | retried -> door.outside']);
  });
});

describe('a guard that always passes', () => {
  const { machine } = doorChart;
  const open: Chart = { ...doorChart, machine: machine.provide({ guards: { hasName: () => true } }) };

  test('is one issue for all violations: in few lines, with the breaking move and its edge', async () => {
    const { findings, issues } = await check(open, reproductionOf);
    const [{ guard, seen, follows } = neverReceived()] = findings;
    expect(findings).toHaveLength(1);
    expect(guard).toBe('hasName');
    expect(follows.length).toBeGreaterThan(3);
    expect(seen?.edge).toContain('[hasName]');
    expect(issues.join('\n').split('\n').length).toBeLessThanOrEqual(15);
  });

  test('and the line of that issue reproduces it', async () => {
    const { findings } = await check(open);
    const line = findings[0]?.seen?.line ?? '';
    expect((await runLine(open, line)).wrong.join('\n')).toContain('without what it needs');
    await expect(runLine(doorChart, line)).rejects.toThrow('cannot happen');
  });
});

function neverReceived(): never {
  throw new Error('There is no issue');
}

describe('a replay line', () => {
  test('is run with real actors, scripted answers and a simulated clock', async () => {
    const line = `${toSure} > door.knocked > signIn:failed.timeout > wait patience > signIn:done.accepted`;
    const replay = await replayLine(doorChart, line);
    expect(replay.snapshot().value).toBe('inside');
    expect(replay.asked.map(({ port }) => port)).toEqual(['readSite', 'signIn', 'signIn']);
    expect(replay.waits).toEqual([2_000]);
  });

  test.each([
    ['visit > readSite:done.site > door.knocked', 'name.given:amina'],
    [`${toSure} > signIn:done.accepted`, 'door.knocked'],
    ['call > readSite:done.site', 'visit'],
  ])('that cannot happen is refused with the possible moves: %s', async (line, possible) => {
    await expect(replayLine(doorChart, line)).rejects.toThrow(possible);
  });
});

/** The links in some issues. */
function storyLinks(issues: readonly string[]): readonly URL[] {
  return issues.flatMap((issue) => [...issue.matchAll(/https?:\S+/g)].map(([link]) => new URL(link)));
}

describe('a violation of a law is found', () => {
  const unreachable = planted(doorChart, { states: { sure: { route: { guard: () => false } } } });
  const violations: readonly {
    readonly bug: string;
    readonly chart: Chart;
    readonly line: string;
    readonly wrong: string;
  }[] = [
    {
      bug: 'a reload that leads to another step',
      chart: unreachable,
      line: toSure,
      wrong: 'shows outside instead of sure',
    },
    {
      bug: 'a Back that forgets what was typed',
      chart: planted(doorChart, { states: { sure: { exit: 'forgetWord' } } }),
      line: `${toSure} > word.given:sesame`,
      wrong: 'keeps word as',
    },
  ];

  test.each(violations)('$bug', async ({ chart, line, wrong }) => {
    const run = await runLine(chart, line);
    expect(run.wrong.join('\n')).toContain(wrong);
    expect((await runLine(doorChart, line)).wrong).toEqual([]);
  });

  test('but a permanent sign-out leaves the chart’s addresses', async () => {
    const line =
      'link > readPersonalData:done.free > deletion.considered > deletion.confirmed:words > requestDeletion:done.asked';
    expect((await runLine(personalDataChart, line)).wrong).toEqual([]);
  });

  test('and reported with its replay line, the command of its test and the link of its story', async () => {
    const { wrong } = await runLine(unreachable, toSure);
    const [story] = storyLinks(wrong);
    expect(wrong.join('\n')).toContain(`npm run models -- --chart door --line '${toSure}' --node-only`);
    expect(story?.searchParams.get('line')).toBe(toSure);
  });
});
