/**
 * The charts walked in a browser: their explored ways, driven as a person on the running product. `MODELS_CHART` leaves
 * out all charts but one, `MODELS_EDGES` adds a way for every edge, `MODELS_LINES` names a file with other ways, and
 * `MODELS_TIME` says how long they are played (see scripts/models.ts, `browser/asked.ts`).
 * Each way has a language, a width, a scheme and a browser, chosen pairwise (`browser/setting.ts`).
 */
import { charts } from '../../machines/charts.ts';
import { SETTING } from '../../scripts/models/browser-ways.ts';
import { test } from '../support/desk.ts';
import { foundOnce } from '../support/found-once.ts';
import type { AskedLine } from './browser/asked.ts';
import { endOfTime, linesAskedFor, TIME_IS_OVER } from './browser/asked.ts';
import { lineOfWay, perform } from './browser/perform.ts';
import { adviceFor, playerOf } from './browser/players.ts';
import { nameOf, settingNamed, settingOf } from './browser/setting.ts';
import { wayOf, waysThrough } from './browser/way.ts';

const { MODELS_CHART, MODELS_EDGES } = process.env;
const until = await endOfTime();

// Before there is a window: a walk that is not begun needs none.
test.beforeEach(() => test.skip(Date.now() > until, TIME_IS_OVER));

const walked = charts.filter(({ name }) => MODELS_CHART === undefined || MODELS_CHART === name);

/** The ways that together come to everything, chart by chart. */
async function everyWay(): Promise<readonly AskedLine[]> {
  const all: AskedLine[] = [];
  for (const chart of walked) {
    const player = playerOf(chart);
    if (!player) continue;
    const scope = { hasEveryEdge: MODELS_EDGES !== undefined };
    const find = async (): Promise<readonly string[]> => (await waysThrough(player, scope)).map(lineOfWay);
    const lines = await foundOnce(`MODELS_WAYS_${chart.name}`, find);
    all.push(...lines.map((line) => ({ chart: chart.name, line, setting: null })));
  }
  return all;
}

for (const chart of walked.filter((each) => !playerOf(each))) {
  test(`${chart.name} is played`, () => {
    throw new Error(adviceFor(chart));
  });
}

/** How long a control is waited for on a line that was asked for, in milliseconds: others may have no time to lose. */
const PATIENCE = 20_000;

/** How long a move takes on a busy machine, in milliseconds: a line may be long. */
const PER_MOVE = 3_000;

const lines = linesAskedFor();

for (const [place, asked] of (lines ?? (await everyWay())).entries()) {
  const { chart: name, line } = asked;
  const chart = charts.find((each) => each.name === name);
  const player = chart && playerOf(chart);
  if (!player) continue;
  const setting = asked.setting === null ? settingOf(line, place) : settingNamed(asked.setting);
  const details = { annotation: { type: SETTING, description: nameOf(setting) }, tag: `@${setting.engine}` };
  test(`${name}: ${line}`, details, async ({ page, control }) => {
    test.setTimeout(60_000 + PER_MOVE * line.split(' > ').length);
    if (lines) page.setDefaultTimeout(PATIENCE);
    await perform(player, wayOf(player.chart, line), { page, control, setting });
  });
}
