/**
 * The charts walked in a browser: their explored ways, driven as a person on the running product. `MODELS_CHART` names one
 * chart, `MODELS_LINE` one replay line of it, and `MODELS_EDGES` adds a way for every edge (scripts/models.ts).
 * Each way has a language, a width, a scheme and a browser, chosen pairwise (`browser/setting.ts`).
 */
import { charts } from '../../machines/charts.ts';
import type { Chart } from '../../machines/funnel/model/samples.ts';
import { test } from '../support/desk.ts';
import { foundOnce } from '../support/found-once.ts';
import { lineOfWay, perform } from './browser/perform.ts';
import { adviceFor, playerOf } from './browser/players.ts';
import { nameOf, settingOf } from './browser/setting.ts';
import { wayOf, waysThrough } from './browser/way.ts';

const { MODELS_CHART, MODELS_LINE, MODELS_EDGES } = process.env;

const walked = charts.filter(({ name }) => MODELS_CHART === undefined || MODELS_CHART === name);

for (const chart of walked.filter((each) => !playerOf(each))) {
  test(`${chart.name} is played`, () => {
    throw new Error(adviceFor(chart));
  });
}

/** The replay lines that together come to everything of a chart. */
async function linesOf(chart: Chart): Promise<readonly string[]> {
  const player = playerOf(chart);
  if (!player) return [];
  if (MODELS_LINE !== undefined) return [MODELS_LINE];
  const scope = { hasEveryEdge: MODELS_EDGES !== undefined };
  return foundOnce(`MODELS_WAYS_${chart.name}`, async () => (await waysThrough(player, scope)).map(lineOfWay));
}

/** How long a move takes on a busy machine, in milliseconds: a line may be long. */
const PER_MOVE = 3_000;

let place = 0;
for (const chart of walked) {
  for (const line of await linesOf(chart)) {
    const player = playerOf(chart);
    if (!player) continue;
    const setting = settingOf(line, place);
    place += 1;
    const details = { annotation: { type: 'setting', description: nameOf(setting) }, tag: `@${setting.engine}` };
    test(`${chart.name}: ${line}`, details, async ({ page, control }) => {
      test.setTimeout(60_000 + PER_MOVE * line.split(' > ').length);
      await perform(player, wayOf(chart, line), { page, control, setting });
    });
  }
}
