/** Random walks in a browser: the same by the same seed, and of what a person can do there. */
import { expect, test } from 'vitest';
import { charts } from '../../../machines/charts.ts';
import { readLine } from '../../../machines/funnel/model/replay.ts';
import { randomLines } from '../../../scripts/models/wander-in-browser.ts';
import { playerOf } from './players.ts';
import { playedBy } from './stroll.ts';

const small = charts.filter(({ name }) => ['contact', 'devices', 'newPassword'].includes(name));

test('random ways in a browser are the same by the same seed, each another one, and can all be played', () => {
  const lines = randomLines(small, 7, 30);
  expect(randomLines(small, 7, 30)).toEqual(lines);
  expect(randomLines(small, 8, 30)).not.toEqual(lines);
  expect(new Set(lines.map(({ chart, line }) => `${chart} ${line}`)).size).toBe(lines.length);
  expect(new Set(lines.map(({ chart }) => chart)).size).toBe(small.length);
  for (const { chart: name, line } of lines) {
    const chart = small.find((each) => each.name === name);
    const player = chart && playerOf(chart);
    const { input, tokens } = readLine(line);
    expect(`${line}: ${player && playedBy(player, input, tokens)?.legs.length}`).toBe(`${line}: ${tokens.length}`);
  }
});
