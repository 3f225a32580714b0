/**
 * Benchmarks, printed as tables; none fails for a time. One alone:
 * `npm run bench -- steps | bytes | readings | lists | documents | interactions | paint`.
 *
 * - `steps`: a step of a funnel, compared with hand-written React and with the least code that does the same.
 * - `bytes`: transfers of each route until it is usable.
 * - `readings`: a list of 100,000 rows.
 * - `lists`: 3,000 invoices and 20,000 subscriptions in one answer, against 30 of them.
 * - `documents`: pages and 304 compared with a file of the build, statements, memory.
 * - `interactions`: time until the frame after each act.
 * - `paint`: first and largest paint; `--other ORIGIN` adds another release, `--line 3g` a slower line.
 * - `--compare TAG` builds and starts a release and prints what is slower or heavier since.
 */
import { chromium } from 'playwright';
import { tellWeights, weighPages } from './bench/bytes.ts';
import { benchInteractions } from './bench/interactions.ts';
import { benchDocuments } from './bench/documents.ts';
import { compareWithRelease } from './bench/compare.ts';
import { withBenchPage } from './bench/page.ts';
import { withProduct } from './bench/product.ts';
import { isLine, measurePaints, tellPaints } from './bench/paint.ts';
import { benchReadings } from './bench/readings.ts';
import { assertEqualWork, compare, grow } from './bench/steps.ts';
import { benchWholeLists } from './bench/whole-lists.ts';
import { listenToStatements } from '../server/core/db/statements.ts';
import { launchOptions } from './browser.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { requireKnown } from './known-name.ts';
import { readOptions } from './read-options.ts';

const views = ['real', 'trivial'] as const;

const {
  positionals: [part],
  values: { other = null, compare: tag = null, line },
} = readOptions(import.meta.filename, {
  allowPositionals: true,
  options: {
    other: { type: 'string' },
    compare: { type: 'string' },
    line: { type: 'string', default: '4g' },
  },
});
const parts = ['steps', 'bytes', 'readings', 'lists', 'documents', 'interactions', 'paint'];
if (part !== undefined) requireKnown('benchmark', part, parts);
if (!isLine(line)) throw new Error(`--line ${line}: 4g or 3g`);

await ensureBrowser();
// Browsers throttle thousands of navigations within seconds.
const { args, ...launch } = launchOptions();
const browser = await chromium.launch({ ...launch, args: [...args, '--disable-ipc-flooding-protection'] });
const isAsked = (name: string): boolean => tag === null && (part === undefined || part === name);
let statements = 0;
// Of databases that are opened from now on.
if (isAsked('documents')) listenToStatements(() => (statements += 1));
try {
  if (isAsked('steps')) {
    await withBenchPage(browser, async (bench) => {
      for (const name of views) await assertEqualWork(bench, name);
      for (const name of views) await compare(bench, name);
      await grow(bench);
    });
  }
  if (part !== 'steps') {
    await withProduct(async (product) => {
      if (tag !== null) await compareWithRelease(browser, product.origin, { tag, line });
      if (isAsked('bytes')) tellWeights(await weighPages(browser, product.origin));
      if (isAsked('readings')) await benchReadings(browser, product);
      if (isAsked('lists')) await benchWholeLists(browser, product.origin);
      if (isAsked('documents')) await benchDocuments(product, () => statements);
      if (isAsked('interactions')) await benchInteractions(browser, product);
      if (isAsked('paint')) {
        const measuring = { other, line };
        tellPaints(await measurePaints(product.origin, measuring), measuring);
      }
    });
  }
} finally {
  await browser.close();
}
