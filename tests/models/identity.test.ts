/** Every funnel keeps the laws of addresses and drafts: on the engine's own visits, in all configurations. */
import { beforeAll, describe, expect, test } from 'vitest';
import { charts } from '../../machines/charts.ts';
import type { Configuration } from '../../machines/engine/model/explore.ts';
import { reproductionOf } from '../../scripts/charts/reproduction.ts';
import { deepLinkViolations, linkViolations, retryViolations } from '../../src/engine/model/deep-links.ts';
import { lawConfigurations } from '../../src/engine/model/laws.ts';
import { funnelsAmong } from './line.ts';
import { violationsAt, isLeft, laws } from './laws.ts';

const funnels = funnelsAmong(charts).map((chart) => ({ name: chart.name, chart }));

describe.each(funnels)('$name', { timeout: 240_000 }, ({ chart }) => {
  let stands: readonly Configuration[] = [];
  beforeAll(async () => {
    stands = (await lawConfigurations(chart, reproductionOf)).filter(({ state }) => !isLeft(chart, state));
  }, 240_000);

  test.each(laws)('$name', async (law) => {
    const violations: string[] = [];
    for (const at of stands) violations.push(...(await violationsAt(law, chart, at)));
    expect(violations).toEqual([]);
  });

  test('every deep link shows a ready step at its own address, for any answer', async () => {
    expect(await deepLinkViolations(chart)).toEqual([]);
  });

  test('a deep link that fails to load opens its step after a successful retry', async () => {
    expect(await retryViolations(chart)).toEqual([]);
  });

  test('a link to another record, followed in the middle of a visit, ends where it ends by itself', async () => {
    expect(await linkViolations(chart)).toEqual([]);
  });
});
