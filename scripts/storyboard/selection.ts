import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { charts } from '../../machines/charts.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import { explore } from '../../machines/funnel/model/explore.ts';
import { inStepOrder, storyIdOf } from '../charts/story-url.ts';

export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** What pictures are taken with: how large its window is, in CSS pixels, how fine, and whether fingers touch it. */
export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for one of CSS. */
  readonly scale: number;
  /** Targets have a finger's size, and no scrollbar takes room. */
  readonly isTouched: boolean;
}

/** The widths of the design: a phone, the least of two columns, a desktop. */
const devices: readonly Device[] = [
  { name: 'phone', width: 360, height: 780, scale: 2, isTouched: true },
  { name: 'tablet', width: 768, height: 1024, scale: 1, isTouched: true },
  { name: 'desktop', width: 1280, height: 900, scale: 1, isTouched: false },
];

/** Which stories are photographed, and how. */
export interface Selection {
  /** Name of a chart; without one, all. */
  readonly chart?: string | undefined;
  /** A part of the stories' ids; without one, all. */
  readonly only?: string | undefined;
  readonly locale?: string | undefined;
  readonly scheme?: string | undefined;
  /** In CSS pixels: `360`. */
  readonly width?: string | undefined;
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
  readonly scheme: Scheme;
  readonly device: Device;
  /** `invoice/funnels-invoice-check--fr.dark.360.png` */
  readonly file: string;
}

function isWanted(value: string, wanted: string | undefined): boolean {
  return wanted === undefined || value === wanted;
}

function subjectsOf({ chart, only = '', locale: language }: Selection): readonly Subject[] {
  return charts
    .filter(({ name }) => isWanted(name, chart))
    .flatMap((each) =>
      inStepOrder(
        each,
        explore(each).filter(({ isStory }) => isStory),
      ).flatMap(({ id, step }) =>
        locales
          .filter((locale) => isWanted(locale, language))
          .map((locale) => ({
            storyId: storyIdOf(each, id, locale),
            chart: each.name,
            step,
            configuration: id,
            locale,
          })),
      ),
    )
    .filter(({ storyId }) => storyId.includes(only));
}

/** The pictures of a selection, in the order of their charts. Throws where there is none. */
export function picturesOf(selection: Selection): readonly Picture[] {
  const ofDevices = devices.filter(({ width }) => isWanted(String(width), selection.width));
  const pictures = subjectsOf(selection).flatMap((subject) =>
    schemes
      .filter((scheme) => isWanted(scheme, selection.scheme))
      .flatMap((scheme) =>
        ofDevices.map((device) => ({
          ...subject,
          scheme,
          device,
          file: `${subject.chart}/${subject.storyId}.${scheme}.${device.width}.png`,
        })),
      ),
  );
  if (pictures.length > 0) return pictures;
  const names = charts.map(({ name }) => name).join(', ');
  throw new Error(
    `No story is selected; charts are ${names}, --only takes a part of a story's id, and widths are ${devices.map(({ width }) => width).join(', ')}`,
  );
}

/** Pictures of a selection that lie in the folder of a set, whether there are such stories or not. */
export async function filesIn(folder: string, { chart, only = '', locale, scheme, width }: Selection) {
  const list = async (name: string): Promise<readonly string[]> => {
    const files = await readdir(join(folder, name)).catch(() => []);
    return files.filter((file) => file.endsWith('.png')).map((file) => `${name}/${file}`);
  };
  const folders = chart === undefined ? charts.map(({ name }) => name) : [chart];
  return (await Promise.all(folders.map(list))).flat().filter((file) => {
    const [id = '', ownScheme = '', ownWidth = ''] = file.split('.');
    const isOfLocale = locale === undefined || new RegExp(`-${locale}$`).test(id);
    return id.includes(only) && isOfLocale && isWanted(ownScheme, scheme) && isWanted(ownWidth, width);
  });
}
