/**
 * The charts walked in a browser: their explored ways, driven as a person on the running product. `MODELS_CHART` leaves
 * out all charts but one, `MODELS_LINE` all ways but one, `MODELS_EDGES` adds a way for every edge (see scripts/models.ts).
 * Each way has a language, a width, a scheme and a browser, chosen pairwise (`browser/setting.ts`).
 */
import { charts } from '../../machines/charts.ts';
import { SETTING } from '../../scripts/models/browser-ways.ts';
import { test } from '../support/desk.ts';
import { foundOnce } from '../support/found-once.ts';
import { lineOfWay, perform } from './browser/perform.ts';
import { adviceFor, playerOf } from './browser/players.ts';
import { nameOf, settingOf } from './browser/setting.ts';
import { wayOf, waysThrough } from './browser/way.ts';

const { MODELS_CHART, MODELS_LINE, MODELS_EDGES } = process.env;
/** How many ways there are before one. */
let place = 0;
const scope = { hasEveryEdge: MODELS_EDGES !== undefined };

for (const chart of charts.filter(({ name }) => MODELS_CHART === undefined || MODELS_CHART === name)) {
  const player = playerOf(chart);
  if (!player) {
    test(`${chart.name} is played`, () => {
      throw new Error(adviceFor(chart));
    });
    continue;
  }
  const find = async (): Promise<readonly string[]> => (await waysThrough(player, scope)).map(lineOfWay);
  for (const line of MODELS_LINE === undefined ? await foundOnce(`MODELS_WAYS_${chart.name}`, find) : [MODELS_LINE]) {
    const setting = settingOf(line, place);
    place += 1;
    const details = { annotation: { type: SETTING, description: nameOf(setting) }, tag: `@${setting.engine}` };
    test(`${chart.name}: ${line}`, details, async ({ page, control }) => {
      test.setTimeout(60_000);
      await perform(player, wayOf(chart, line), { page, control, setting });
    });
  }
}
