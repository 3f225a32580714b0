/** What `npm run models` can be asked, see scripts/models.ts. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { locales } from '../../machines/domain/locale.ts';

/** How a walk was asked for. */
export interface Options {
  readonly chart: string | undefined;
  readonly line: string | undefined;
  readonly baseUrl: string | undefined;
  /** Factors that are fixed: by default all values, pairwise. */
  readonly locale: string | undefined;
  readonly width: string | undefined;
  readonly scheme: string | undefined;
  readonly browser: string | undefined;
  readonly isHeaded: boolean;
  readonly hasEveryEdge: boolean;
  readonly isInBrowser: boolean;
  /** Random walks instead of all; `null` where they are not asked for. */
  readonly wander: Wander | null;
  /** The least share of a chart's states that the browser must come to, in percent. */
  readonly floor: number;
}

/** Random walks. */
export interface Wander {
  /** How long they go on, in milliseconds. */
  readonly time: number;
  /** The same seed gives the same walks. */
  readonly seed: number;
  /** Whether a browser makes them instead of Node. */
  readonly isInBrowser: boolean;
}

/** The largest seed: one that a person can type again. */
const LARGEST_SEED = 999_999;

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

/** A time such as `90s`, `5m` or `1h`, in milliseconds. Throws one sentence where it is none. */
function timeOf(text: string): number {
  const [, count = '', unit = ''] = /^(\d+)([smh])$/.exec(text) ?? [];
  const time = Number(count) * (units[unit] ?? 0);
  if (time > 0) return time;
  throw new Error(`--wander is a time such as 90s, 5m or 1h, not "${text}"`);
}

/** A number of an option. Throws one sentence where it is none, or out of bounds. */
function numberOf(name: string, text: string, [least, most]: readonly [number, number]): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= least && value <= most) return value;
  throw new Error(`--${name} is a number from ${least} to ${most}, not "${text}"`);
}

/** A word of an option. Throws one sentence where it is none of those that there are. */
function oneOf(name: string, text: string | undefined, words: readonly string[]): string | undefined {
  if (text === undefined || words.includes(text)) return text;
  throw new Error(`--${name} is one of ${words.join(', ')}, not "${text}"`);
}

/** What is said of random walks; whatever says how a browser is to play means that one does. */
function wanderOf(
  time: string,
  values: { readonly seed?: string; readonly headed: boolean; readonly 'in-browser': boolean } & {
    readonly [Name in 'base-url' | 'locale' | 'width' | 'scheme' | 'browser']?: string;
  },
): Wander {
  const { seed, headed, locale, width, scheme, browser } = values;
  const ofBrowser = [values['base-url'], locale, width, scheme, browser];
  return {
    time: timeOf(time),
    seed: seed === undefined ? randomInt(LARGEST_SEED + 1) : numberOf('seed', seed, [0, LARGEST_SEED]),
    isInBrowser: headed || values['in-browser'] || ofBrowser.some((value) => value !== undefined),
  };
}

/** Reads options. Throws one sentence where they make no sense. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      chart: { type: 'string' },
      line: { type: 'string' },
      'base-url': { type: 'string' },
      floor: { type: 'string', default: '100' },
      locale: { type: 'string' },
      width: { type: 'string' },
      scheme: { type: 'string' },
      browser: { type: 'string' },
      headed: { type: 'boolean', default: false },
      edges: { type: 'boolean', default: false },
      'node-only': { type: 'boolean', default: false },
      wander: { type: 'string' },
      seed: { type: 'string' },
      'in-browser': { type: 'boolean', default: false },
    },
  });
  if (values.wander === undefined && (values.seed !== undefined || values['in-browser']))
    throw new Error('--seed and --in-browser are of random walks: say how long with --wander');
  if (values.wander !== undefined && values.line !== undefined)
    throw new Error('Random walks make lines of their own: leave out --line');
  const wander = values.wander === undefined ? null : wanderOf(values.wander, values);
  if (values.line !== undefined && values.chart === undefined)
    throw new Error('A replay line is one of a chart: say which with --chart');
  if (values.width !== undefined) numberOf('width', values.width, [200, 4000]);
  return {
    chart: values.chart,
    line: values.line,
    baseUrl: values['base-url'],
    locale: oneOf('locale', values.locale, locales),
    width: values.width,
    scheme: oneOf('scheme', values.scheme, ['light', 'dark']),
    browser: oneOf('browser', values.browser, ['chromium', 'firefox', 'webkit']),
    isHeaded: values.headed,
    hasEveryEdge: values.edges,
    isInBrowser: wander?.isInBrowser ?? !values['node-only'],
    wander,
    floor: numberOf('floor', values.floor, [0, 100]),
  };
}

/** The options that decide how a browser plays a way, as they are typed: whoever sees it again needs them, too. */
export function optionsOfWays({ baseUrl, locale, width, scheme, browser }: Options): readonly string[] {
  return Object.entries({ 'base-url': baseUrl, locale, width, scheme, browser }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
}
