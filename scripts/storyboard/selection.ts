import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { charts } from '../../machines/charts.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import { explore } from '../../machines/funnel/model/explore.ts';
import { inStepOrder, storyIdOf } from '../charts/story-url.ts';

const schemes = ['light', 'dark'] as const;

/** The widths of the design: a phone, the least of two columns, a desktop; with how high such a window is. */
const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;

/** Which stories are photographed. */
export interface Selection {
  /** Name of a chart; without one, all. */
  readonly chart?: string | undefined;
  /** A part of the stories' ids; without one, all. */
  readonly only?: string | undefined;
}

/** A story that is photographed. */
export interface Subject {
  readonly storyId: string;
  readonly chart: string;
  readonly step: string;
  /** The configuration's id: the state, and what sets it apart. */
  readonly configuration: string;
  readonly locale: Locale;
}

/** A picture of a story: its place below the folder of a set. */
export interface Picture extends Subject {
  readonly scheme: (typeof schemes)[number];
  readonly window: (typeof windows)[number];
  /** `invoice/funnels-invoice-check--fr.dark.360.png` */
  readonly file: string;
}

/** The stories of a selection, in the order of their charts. Throws where there is none. */
export function subjectsOf({ chart, only = '' }: Selection): readonly Subject[] {
  const subjects = charts
    .filter(({ name }) => chart === undefined || name === chart)
    .flatMap((each) =>
      inStepOrder(
        each,
        explore(each).filter(({ isStory }) => isStory),
      ).flatMap(({ id, step }) =>
        locales.map((locale) => ({
          storyId: storyIdOf(each, id, locale),
          chart: each.name,
          step,
          configuration: id,
          locale,
        })),
      ),
    )
    .filter(({ storyId }) => storyId.includes(only));
  if (subjects.length > 0) return subjects;
  const names = charts.map(({ name }) => name).join(', ');
  throw new Error(`No story is selected; charts are ${names}, and --only takes a part of a story's id`);
}

/** The pictures of a story. */
export function picturesOf(subject: Subject): readonly Picture[] {
  return schemes.flatMap((scheme) =>
    windows.map((window) => ({
      ...subject,
      scheme,
      window,
      file: `${subject.chart}/${subject.storyId}.${scheme}.${window.width}.png`,
    })),
  );
}

/** Pictures of a selection that lie in the folder of a set. */
export async function filesIn(folder: string, { chart, only = '' }: Selection): Promise<readonly string[]> {
  const folders = chart === undefined ? charts.map(({ name }) => name) : [chart];
  const lists = await Promise.all(
    folders.map(async (name) => {
      const files = await readdir(join(folder, name)).catch(() => []);
      return files.filter((file) => file.endsWith('.png') && file.includes(only)).map((file) => `${name}/${file}`);
    }),
  );
  return lists.flat();
}
