import type { StoryObj } from '@storybook/react';
import type { Locale } from '../../domain/locale.ts';
import { defaultLocale, isLocale } from '../../domain/locale.ts';
import type { ChartPage } from '../../scripts/charts/story-url.ts';
import { DiagramPage } from './diagram-page.tsx';
import type { ListedStory } from './listed.ts';
import { ReplayPage } from './replay-page.tsx';
import { chartNamed } from './scene.ts';

const pages = { diagram: DiagramPage, replay: ReplayPage } as const;

/** Pages have no language of their own: the toolbar's. */
function languageOf(chosen: unknown): Locale {
  return isLocale(chosen) ? chosen : defaultLocale;
}

/** A page of a chart. */
export function chartPage(name: string, page: ChartPage, stories: readonly ListedStory[]): StoryObj {
  const Page = pages[page];
  return {
    render: (_, { globals }) => {
      const locale = languageOf(globals['language']);
      return <Page key={locale} chart={chartNamed(name)} stories={stories} locale={locale} />;
    },
  };
}
