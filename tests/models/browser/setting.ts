/** Language, width and colour scheme of each way: pairwise, so that no way is played twice. */
import type { Locale } from '../../../domain/locale.ts';
import { locales } from '../../../domain/locale.ts';

/** Factors of a page's look and texts. */
export interface Setting {
  readonly locale: Locale;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

const schemes = ['dark', 'light'] as const;

/** Values of each factor; a single one where an option fixes it. */
interface Factors {
  readonly locale: readonly Locale[];
  readonly width: readonly number[];
  readonly scheme: readonly Setting['scheme'][];
}

const { MODELS_LOCALE, MODELS_WIDTH, MODELS_SCHEME } = process.env;

/** All values, or only the requested one. */
function fixed<Value extends string | number>(values: readonly Value[], asked: string | undefined): readonly Value[] {
  return asked === undefined ? values : values.filter((value) => String(value) === asked);
}

const asked: Factors = {
  locale: fixed(locales, MODELS_LOCALE),
  width: MODELS_WIDTH === undefined ? [360, 768, 1280] : [Number(MODELS_WIDTH)],
  scheme: fixed(schemes, MODELS_SCHEME),
};

/** All settings of some factors. */
function everySetting({ locale, width, scheme }: Factors): readonly Setting[] {
  return width.flatMap((pixels) =>
    scheme.flatMap((colours) => locale.map((language) => ({ locale: language, width: pixels, scheme: colours }))),
  );
}

/** The pairs of values of two factors in a setting. */
function pairsOf({ locale, width, scheme }: Setting): readonly string[] {
  const values = [locale, String(width), scheme];
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} ${other}`));
}

/**
 * Settings that together cover every pair of values of two factors. Greedy: the setting with the most new pairs, and of
 * equal ones the one that differs most from the last. The first two have all languages.
 */
export function pairwise(factors: Factors = asked): readonly Setting[] {
  const all = everySetting(factors);
  const left = new Set(all.flatMap(pairsOf));
  const chosen: Setting[] = [];
  while (left.size > 0) {
    const last = chosen.at(-1);
    const score = (setting: Setting): number => {
      const gain = pairsOf(setting).filter((pair) => left.has(pair)).length;
      const alike = last
        ? (setting.locale === last.locale ? 2 : 0) +
          (setting.width === last.width ? 1 : 0) +
          (setting.scheme === last.scheme ? 1 : 0)
        : 0;
      return gain - alike / 10;
    };
    const best = all.reduce((most, each) => (score(each) > score(most) ? each : most));
    chosen.push(best);
    for (const pair of pairsOf(best)) left.delete(pair);
  }
  return chosen;
}

/** A move to the other language by its name in the samples: the page must begin in English. */
const toFrench = 'locale.changed:fr';

const settings = pairwise();

/**
 * The setting of a way. Settings rotate over the ways of all charts, so that a chart has each language equally often.
 * @param place The way's place among all ways.
 */
export function settingOf(line: string, place: number): Setting {
  const setting = settings[place % settings.length];
  if (!setting) throw new Error('No language, width and scheme is left by what was asked for');
  return line.includes(toFrench) ? { ...setting, locale: 'en' } : setting;
}

/** A setting as text: `fr, 360 px, dark`. */
export function nameOf({ locale, width, scheme }: Setting): string {
  return `${locale}, ${width} px, ${scheme}`;
}

/** The options of `npm run models` that fix a setting. */
export function optionsOf({ locale, width, scheme }: Setting): readonly string[] {
  return ['--locale', locale, '--width', String(width), '--scheme', scheme];
}
