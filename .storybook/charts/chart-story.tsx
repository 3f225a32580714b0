import type { StoryObj } from '@storybook/react';
import { useState } from 'react';
import type { Locale } from '../../domain/locale.ts';
import { drawings } from './drawings.tsx';
import type { ListedStory } from './listed.ts';
import type { Scene } from './scene.ts';
import { chartNamed, sceneAfter } from './scene.ts';
import { usePanels } from './use-panels.ts';

interface SceneViewProps {
  readonly scene: Scene;
  /** Targets of the diagram's links: all stories of the chart, in this language. */
  readonly stories: readonly ListedStory[];
  readonly locale: Locale;
}

/** A running chart, drawn, and listening to the panels. */
export function SceneView({ scene, stories, locale }: SceneViewProps) {
  usePanels(scene, stories, locale);
  const { name } = scene.chart;
  const Drawing = drawings[name];
  if (!Drawing)
    throw new Error(
      `No page and no section is called "${name}" as its chart is: add it to src/app/pages.ts, or a section to sections.ts`,
    );
  return <Drawing chart={scene.chart} actor={scene.actor} />;
}

interface ChartStoryProps extends Omit<SceneViewProps, 'scene'> {
  readonly chart: string;
  readonly line: string;
}

function ChartStory({ chart, line, stories, locale }: ChartStoryProps) {
  const [scene] = useState(() => sceneAfter(chartNamed(chart), line));
  return <SceneView scene={scene} stories={stories} locale={locale} />;
}

/** The story of a chart at the end of a replay line, in one language. */
export function chartStory(chart: string, line: string, locale: Locale, stories: readonly ListedStory[]): StoryObj {
  return {
    parameters: { language: locale },
    render: () => <ChartStory chart={chart} line={line} stories={stories} locale={locale} />,
  };
}
