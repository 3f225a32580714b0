import { describe, expect, test } from 'vitest';
import { explore } from '../engine/model/explore.ts';
import { replayLine } from '../engine/model/replay.ts';
import { RELOAD_GUARD } from './release.context.ts';
import { appUpdateChart } from './release.samples.ts';

const out = 'shown > wait reloadGuard > wait interval > readLatestBuild:done.another';

/** The end of a line, and the number of reloads. */
async function end(line: string) {
  const replay = await replayLine(appUpdateChart, line);
  return { state: replay.snapshot().value, reloads: replay.effects.filter(({ name }) => name === 'reload').length };
}

describe('another build', () => {
  test.each([
    [out, { outdated: 'offered' }, 0],
    [`${out} > reload.chosen`, 'reloading', 1],
    [`${out} > page.changed`, 'reloading', 1],
    [`${out} > offer.dismissed`, { outdated: 'dismissed' }, 0],
    [`${out} > offer.dismissed > page.changed`, 'reloading', 1],
    [`${out} > code.missed`, 'reloading', 1],
    // A payment or unsent input defers offer and reload.
    [`${out} > work.begun`, { outdated: 'deferred' }, 0],
    [`${out} > work.begun > work.ended`, { outdated: 'offered' }, 0],
    [
      'shown > work.begun > wait reloadGuard > wait interval > readLatestBuild:done.another',
      { outdated: 'deferred' },
      0,
    ],
  ])('after %s stands at %j', async (line, state, reloads) => {
    expect(await end(line)).toEqual({ state, reloads });
  });
});

describe('code that is missing', () => {
  const later = 'shown > wait reloadGuard';
  test.each([
    [`${later} > code.missed > readLatestBuild:done.another`, 'reloading', 1],
    // A network failure: a reload would leave a blank page.
    [`${later} > code.missed > readLatestBuild:failed.offline`, { watching: 'resting' }, 0],
    [`${later} > code.missed > readLatestBuild:done.same`, { watching: 'resting' }, 0],
    [`${later} > work.begun > code.missed > readLatestBuild:done.another`, { outdated: 'deferred' }, 0],
  ])('after %s stands at %j', async (line, state, reloads) => {
    expect(await end(line)).toEqual({ state, reloads });
  });
});

test('a hidden page does not check, and checks at once when it is shown again', async () => {
  const behind = 'behind > wait reloadGuard > wait interval';
  expect((await replayLine(appUpdateChart, behind)).asked).toEqual([]);
  expect((await replayLine(appUpdateChart, `${behind} > tab.shown`)).asked).toHaveLength(1);
});

test('the page is never reloaded within 10 s of its load, nor with an active reload blocker (specification §9)', () => {
  expect(RELOAD_GUARD).toBe(10_000);
  const configurations = explore(appUpdateChart);
  const stateOf = new Map(configurations.map(({ id, state }) => [id, state]));
  const before = configurations.filter(
    ({ state, moves }) => state !== 'reloading' && moves.some(({ to }) => stateOf.get(to) === 'reloading'),
  );
  expect(before.length).toBeGreaterThan(3);
  expect(before.filter(({ state, context }) => context.isHeld || state === 'loaded')).toEqual([]);
  // Only the guard leaves the first ten seconds.
  const leading = configurations
    .filter(({ state }) => state === 'loaded')
    .flatMap(({ moves }) => moves.filter(({ to }) => stateOf.get(to) !== 'loaded').map(({ move }) => move.token));
  expect(new Set(leading)).toEqual(new Set(['wait reloadGuard']));
});
