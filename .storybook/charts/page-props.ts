import type { Locale } from '../../machines/domain/locale.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import type { ListedStory } from './listed.ts';

/** Props of every page of a chart. */
export interface PageProps {
  readonly chart: Chart;
  readonly stories: readonly ListedStory[];
  readonly locale: Locale;
}
