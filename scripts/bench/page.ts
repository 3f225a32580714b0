/** The benchmark's page in a browser: on an isolated origin, without console output, walked on command. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { build } from 'vite';
import type { Leader, Trace, ViewsName, Walk } from '../../tests/bench/main.tsx';
import { serveIsolated } from './isolated-page.ts';

const HTML = 'tests/bench/index.html';

/** Duration of a walk, and the script time of a step, effects included, in milliseconds. */
export interface MeasuredWalk extends Walk {
  readonly work: number;
}

/** A page that must not print: a warning costs more than many a step, and would distort the times. */
export class BenchPage {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #printed: string[] = [];

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
    page.on('console', (message) => this.#printed.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.#printed.push(`uncaught: ${error.message}`));
  }

  /** Opens the page in a browser, with React's profiling of commits. */
  static async open(browser: Browser, origin: string): Promise<BenchPage> {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    // Thread ticks: time during which the machine ran other processes is not counted.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const bench = new BenchPage(page, session);
    await page.addInitScript(() => {
      const lastCommit = { at: 0, count: 0 };
      const onCommitFiberRoot = (): void => {
        lastCommit.at = performance.now();
        lastCommit.count += 1;
      };
      const ignore = (): void => undefined;
      const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onPostCommitFiberRoot: ignore };
      Object.assign(window, {
        lastCommit,
        __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberUnmount: ignore },
      });
    });
    await page.goto(`${origin}/order`);
    await bench.#must(page.waitForFunction(() => 'bench' in window, undefined, { timeout: 10_000 }));
    if (!(await page.evaluate(() => window.crossOriginIsolated)))
      throw new Error('The bench’s page is not isolated from other origins: its clock would be too coarse');
    return bench;
  }

  /** Throws if the page has printed anything, even after another failure. */
  #assertSilent(): void {
    if (this.#printed.length === 0) return;
    const more = this.#printed.length > 1 ? ` (and ${this.#printed.length - 1} more)` : '';
    throw new Error(`The bench’s page must not print anything; it printed “${this.#printed[0]}”${more}`);
  }

  async #must<Result>(result: Promise<Result>): Promise<Result> {
    try {
      return await result;
    } finally {
      this.#assertSilent();
    }
  }

  show(leader: Leader, views: ViewsName): Promise<void> {
    return this.#must(this.#page.evaluate(([who, what]) => window.bench.show(who, what), [leader, views] as const));
  }

  /** Script time of the page so far, in milliseconds. */
  async #scripts(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
  }

  /** Continues walking. */
  async walk(steps: number): Promise<MeasuredWalk> {
    const before = await this.#scripts();
    const walk = await this.#must(this.#page.evaluate((count) => window.bench.walk(count), steps));
    return { ...walk, work: ((await this.#scripts()) - before) / steps };
  }

  /** The heap after garbage collection, in kilobytes. */
  async heap(): Promise<number> {
    await this.#session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.#session.send('Runtime.getHeapUsage');
    return usedSize / 1_000;
  }

  /** The observable trace of a number of steps. */
  trace(steps: number): Promise<readonly Trace[]> {
    return this.#must(this.#page.evaluate((count) => window.bench.trace(count), steps));
  }

  async close(): Promise<void> {
    await this.#page.close();
    this.#assertSilent();
  }
}

/** Builds the benchmark's page like the product, and opens it. */
export async function withBenchPage(browser: Browser, measure: (bench: BenchPage) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'subscription-desk-bench-'));
  try {
    await build({
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { input: HTML },
      },
    });
    const { origin, close } = await serveIsolated(folder, HTML);
    try {
      const bench = await BenchPage.open(browser, origin);
      await measure(bench);
      await bench.close();
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
