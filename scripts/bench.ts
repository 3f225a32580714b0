/**
 * What a step of a funnel costs: beside the same order led by hand and beside the least code that leaves the same, in one
 * run, with real views and with trivial ones; where the time goes; whether it stays so over 2,000 steps; what charts alone
 * cost in Node; how many bytes each route takes until it can be used; what a list of 100,000 rows costs; how long people
 * wait for what they do; and when pages are painted. Prints tables, and never fails for an absolute time, but for anything
 * that its page prints. `npm run bench -- steps`, `-- bytes`, `-- readings`, `-- interactions` and `-- paint` print a part;
 * `-- paint --beside ORIGIN` with another release beside it, `--line 3g` on a slower line, `--http2` behind a proxy.
 * `-- --compare TAG` builds and starts a release, and prints what has become slower or heavier since.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { tellWeights, weighPages } from './bench/bytes.ts';
import { benchCharts } from './bench/charts-alone.ts';
import { benchInteractions } from './bench/interactions.ts';
import { compareWithRelease } from './bench/compare.ts';
import { withBenchPage } from './bench/page.ts';
import { withProduct } from './bench/product.ts';
import { profile } from './bench/profile.ts';
import { isLine, measurePaints, tellPaints } from './bench/paint.ts';
import { benchReadings } from './bench/readings.ts';
import { assertEqualWork, compare, grow } from './bench/steps.ts';
import { launchOptions } from './browser.ts';
import { ensureBrowser } from './ensure-browser.ts';

const views = ['real', 'trivial'] as const;

await ensureBrowser();
// Thousands of addresses within seconds are what a browser protects itself from.
const { args, ...launch } = launchOptions();
const browser = await chromium.launch({ ...launch, args: [...args, '--disable-ipc-flooding-protection'] });
const {
  positionals: [part],
  values: { beside = null, compare: tag = null, line, http2 },
} = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string' },
    compare: { type: 'string' },
    line: { type: 'string', default: '4g' },
    http2: { type: 'boolean', default: false },
  },
});
if (!isLine(line)) throw new Error(`--line ${line}: 4g or 3g`);
const isAsked = (name: string): boolean => tag === null && (part === undefined || part === name);
try {
  if (isAsked('steps')) {
    await withBenchPage(browser, async (bench, folder) => {
      for (const name of views) await assertEqualWork(bench, name);
      for (const name of views) await compare(bench, name);
      for (const name of views) await profile(bench, name, folder);
      await grow(bench);
    });
    benchCharts();
  }
  if (part !== 'steps') {
    await withProduct(async (product) => {
      if (tag !== null) await compareWithRelease(browser, product.origin, { tag, line, http2 });
      if (isAsked('bytes')) tellWeights(await weighPages(browser, product.origin));
      if (isAsked('readings')) await benchReadings(browser, product);
      if (isAsked('interactions')) await benchInteractions(browser, product);
      if (isAsked('paint')) {
        const measuring = { beside, line, http2 };
        tellPaints(await measurePaints(product.origin, measuring), measuring);
      }
    });
  }
} finally {
  await browser.close();
}
