// @vitest-environment jsdom
/**
 * Pages keep the laws of what is drawn with other data than the samples’ own: long names, hundreds of rows, one of each,
 * another currency.
 */
import { expect, test } from 'vitest';
import type { DataSet } from '../../../.storybook/data/data-sets.ts';
import { dataSets } from '../../../.storybook/data/data-sets.ts';
import { pathWithData } from '../../../.storybook/data/path-with-data.ts';
import type { Configuration } from '../../../machines/engine/model/explore.ts';
import { explore } from '../../../machines/engine/model/explore.ts';
import { lineOf } from '../../../machines/engine/model/replay.ts';
import { leavesOf } from '../../../machines/engine/step.ts';
import { isExhaustive } from '../../contract/exhaustive.ts';
import type { Subject, Violation } from './law.ts';
import { noteAt } from './law.ts';
import { look } from './look.ts';
import { subjects } from './subjects.ts';
import { withStage } from './with-stage.ts';

/** The stories of a chart; in a commit, the first one of each screen. */
function storiesOf({ chart }: Subject): readonly Configuration[] {
  const stories = explore(chart).filter(({ isStory }) => isStory);
  if (isExhaustive) return stories;
  return [...Map.groupBy(stories, ({ step }) => step).values()].flatMap(([first]) => first ?? []);
}

/** Signs, with the currencies of the amounts that have them; a credit’s worth is said in euros. */
const signs = [
  ['€', /"(?:EUR|CRE)"/],
  ['$', /"USD"/],
] as const;

async function violationsWith(set: DataSet): Promise<{ readonly drawn: number; readonly found: readonly string[] }> {
  const violations: Violation[] = [];
  let drawn = 0;
  for (const subject of subjects) {
    for (const at of storiesOf(subject)) {
      const way = pathWithData(subject.chart, set, lineOf(at.input, at.path), leavesOf(at.snapshot.value));
      if (!way) continue;
      drawn += 1;
      const note = noteAt(violations, { ...at, id: `${subject.chart.name}: ${at.id}` });
      const changed = { ...subject, chart: way.chart };
      await withStage(changed, { ...at, path: way.path }, note, (stage) => {
        look(stage, changed, note);
        const known = JSON.stringify(stage.snapshot().context);
        for (const [sign, code] of signs) {
          if (!code.test(known) && stage.container.textContent.includes(sign))
            note('amounts', `says ${sign}, and has no amount in that currency`);
        }
      });
    }
  }
  return { drawn, found: violations.map(({ text }) => text) };
}

test.each(dataSets)('every screen keeps the laws with data of the set “%s”', { timeout: 1_200_000 }, async (set) => {
  const { drawn, found } = await violationsWith(set);
  expect(found).toEqual([]);
  expect(drawn).toBeGreaterThan(150);
});
