/** Charts walked in a browser, on a product built for it or on a deployment. */
import { engines, installedEngines } from '../../tests/models/browser/setting.ts';
import type { AskedLine } from '../../tests/models/browser/asked.ts';
import { askFor } from '../../tests/models/browser/asked.ts';
import { ensureBrowser } from '../ensure-browser.ts';
import { report, run } from '../run.ts';
import type { BrowserWay } from './browser-ways.ts';
import { BROWSER_REPORT, readBrowserWays } from './browser-ways.ts';
import type { Options } from './options.ts';

/** Where the lines lie that a browser is to play. */
const LINES = 'reports/models-lines.json';

/** Lines to be played instead of those that a browser would choose. */
export interface Asked {
  readonly lines: readonly AskedLine[];
  /** How long, in milliseconds; `null`: until all are. */
  readonly time: number | null;
}

/** Finds a browser, and builds what it is to walk where that is no deployment. Throws where there is none. */
export async function prepareBrowser({ baseUrl }: Options): Promise<void> {
  await ensureBrowser();
  if (baseUrl === undefined) {
    const build = await run({ name: 'build', command: 'npm run --silent build' });
    report(build);
    if (!build.isGreen) throw new Error('There is nothing to walk: the build has failed');
  }
  const missing = engines.filter((engine) => !installedEngines.includes(engine));
  if (missing.length > 0) console.log(`Not installed, and left out: ${missing.join(', ')}`);
}

/** Walks the charts in the browser that was prepared: what became of each way. */
export async function walkInBrowser(options: Options, asked: Asked | null): Promise<readonly BrowserWay[]> {
  const { baseUrl, chart } = options;
  const headed = options.isHeaded ? ' --headed --workers=1' : '';
  if (asked) askFor(asked.lines, LINES);
  const began = Date.now();
  const result = await run({
    name: 'models-browser',
    command: `playwright test tests/models --reporter=dot,json${headed}`,
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT,
      ...(baseUrl !== undefined && { BASE_URL: baseUrl }),
      ...(chart !== undefined && { MODELS_CHART: chart }),
      ...(asked && { MODELS_LINES: LINES }),
      ...(asked?.time && { MODELS_TIME: String(asked.time) }),
      ...(options.hasEveryEdge && { MODELS_EDGES: 'all' }),
      ...(options.locale !== undefined && { MODELS_LOCALE: options.locale }),
      ...(options.width !== undefined && { MODELS_WIDTH: options.width }),
      ...(options.scheme !== undefined && { MODELS_SCHEME: options.scheme }),
      ...(options.browser !== undefined && { MODELS_BROWSER: options.browser }),
    },
  });
  const ways = await readBrowserWays(began);
  const failed = ways.filter(({ outcome }) => outcome === 'failed').length;
  // What fails is told by its cause; what Playwright itself says, where it is something else.
  const isOwnFault = !result.isGreen && failed === 0;
  report({ ...result, isGreen: !isOwnFault }, `${ways.length} ways, ${failed} failed`);
  // In the time that was left there may have been none to begin.
  const isMissing = ways.length === 0 && typeof asked?.time !== 'number';
  if (isMissing || isOwnFault) throw new Error('The walk in a browser has come to no end of its own');
  return ways;
}
