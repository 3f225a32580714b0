/** The places of a chart's stories in the sidebar, in each language: the screen's heading, and the state's name. */
import type { Locale } from '../../domain/locale.ts';
import type { ListedChart } from '../charts/listed.ts';
import type { ChartTexts } from './state-texts.ts';
import { LONGEST_NAME, namesIn, shortened } from './story-names.ts';

/** The place of a story. */
export interface StoryPlace {
  /** Name of its folder. */
  readonly folder: string;
  readonly name: string;
}

/** The places of a chart's stories in a language, by configuration. */
export function placesOf(
  stories: ListedChart['stories'],
  received: ChartTexts,
  locale: Locale,
): ReadonlyMap<string, StoryPlace> {
  const states = stories.map(({ id }) => {
    const { heading = '', reason = '' } = received[locale].get(id) ?? {};
    // A slash would open a folder.
    return { id, folder: shortened(heading, LONGEST_NAME).replaceAll('/', '∕') || (id.split('~')[0] ?? id), reason };
  });
  const places = new Map<string, StoryPlace>();
  for (const [folder, own] of Map.groupBy(states, (each) => each.folder))
    for (const [id, name] of namesIn(own)) places.set(id, { folder, name });
  return places;
}
