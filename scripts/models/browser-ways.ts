/** What the last walk in a browser has come to, way by way, as Playwright's JSON report tells it. */
import { readFile, stat } from 'node:fs/promises';
import { array, create, number, optional, string, type as having } from 'superstruct';
import { TIME_IS_OVER } from '../../tests/models/browser/asked.ts';

/** Where the walk in a browser leaves its report. */
export const BROWSER_REPORT = 'reports/models-browser.json';

const told = having({ type: string(), description: optional(string()) });

/** The part of the report that is read here; each way's title is a chart's name, `: ` and a replay line. */
const browserReport = having({
  suites: array(
    having({
      specs: array(
        having({
          title: string(),
          tests: array(
            having({
              status: string(),
              annotations: array(told),
              results: array(
                having({
                  duration: number(),
                  errors: array(having({ message: optional(string()) })),
                  attachments: array(having({ name: string(), path: optional(string()) })),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** The annotation by which a test says which of its moves broke, from 1 on; 0: the page did not open as it should. */
export const BROKEN_MOVE = 'broken move';

/** The annotation by which a test says in which language, width, scheme and browser it is played. */
export const SETTING = 'setting';

/** A way that a browser was to walk. */
export interface BrowserWay {
  readonly chart: string;
  readonly line: string;
  /** `fr, 360 px, dark, chromium`; empty where nobody said. */
  readonly setting: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  /** Why it failed or was left out; empty where it passed. */
  readonly said: string;
  /** Which of its moves broke; `null` where it did not fail, or nobody knows. */
  readonly brokenMove: number | null;
  /** Path of the trace of a way that failed, from the project's root. */
  readonly trace: string | null;
}

// oxlint-disable-next-line no-control-regex -- colours of a terminal
const colours = /\u001B\[[\d;]*m/g;

/**
 * The ways of the last walk, without those for which there was no time. Throws where there is none.
 * @param since The moment before which a report is of an older walk, in milliseconds since 1970.
 */
export async function readBrowserWays(since: number): Promise<readonly BrowserWay[]> {
  const written = await stat(BROWSER_REPORT).catch(() => null);
  if (!written || written.mtimeMs < since) throw new Error(`No walk in a browser has written ${BROWSER_REPORT}`);
  const { suites } = create(JSON.parse(await readFile(BROWSER_REPORT, 'utf8')), browserReport);
  return suites
    .flatMap(({ specs }) => specs)
    .flatMap(({ title, tests }) =>
      tests.map(({ status, annotations, results }): BrowserWay => {
        const [chart = '', ...line] = title.split(': ');
        const note = (type: string): string | null =>
          annotations.find((each) => each.type === type)?.description ?? null;
        const errors = results.flatMap((result) => result.errors.map(({ message = '' }) => message));
        const outcome = status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed';
        const broken = note(BROKEN_MOVE);
        return {
          chart,
          line: line.join(': '),
          setting: note(SETTING) ?? '',
          outcome,
          seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
          said: (outcome === 'skipped' ? (note('skip') ?? '') : errors.join('\n')).replaceAll(colours, ''),
          brokenMove: broken === null ? null : Number(broken),
          trace: results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path ?? null,
        };
      }),
    )
    .filter(({ said }) => said !== TIME_IS_OVER);
}
