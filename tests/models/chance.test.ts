/** Walks by chance through every chart. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allCharts } from '../../machines/charts.ts';
import { explore } from '../../machines/engine/model/explore.ts';
import { lineOf } from '../../machines/engine/model/replay.ts';
import { byChance, randomWalk } from '../../machines/engine/model/stroll.ts';

test.each(allCharts.map((chart) => ({ name: chart.name, chart })))(
  '$name: chance comes nowhere that the exploration does not know, and loses nothing that was typed',
  { timeout: 240_000 },
  async ({ chart }) => {
    const walks = fc.asyncProperty(
      fc.constantFrom(...Object.keys(chart.inputs)),
      fc.array(fc.nat(), { maxLength: 40, size: 'max' }),
      async (input, choices) => {
        const { path, violation } = await randomWalk(chart, input, byChance(choices));
        expect(violation && `${lineOf(input, path)}: ${violation.what}`).toBeNull();
      },
    );
    // A chart that can stand in few ways is known sooner.
    await fc.assert(walks, { numRuns: Math.min(300, 4 * explore(chart).length), seed: 7 });
  },
);
