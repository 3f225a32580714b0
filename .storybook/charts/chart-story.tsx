import type { StoryObj } from '@storybook/react';
import type { ComponentType } from 'react';
import { useState } from 'react';
import type { Locale } from '../../domain/locale.ts';
import type { ScreenWords } from '../../machines/engine/model/diagram.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { isDataSet } from '../data/data-sets.ts';
import { pathWithData } from '../data/path-with-data.ts';
import type { ListedStory } from './listed.ts';
import type { DrawingProps } from './page-drawing.tsx';
import type { Scene } from './scene.ts';
import { sceneAfter } from './scene.ts';
import { usePanels } from './use-panels.ts';

/** A chart, what draws it, and its stories: the targets of the diagram's links. */
export interface DrawnChart {
  readonly chart: Chart;
  readonly drawing: ComponentType<DrawingProps>;
  readonly stories: readonly ListedStory[];
  /** What its screens say, for its diagram. */
  readonly words: Readonly<Record<Locale, ScreenWords>>;
  /** Ids of the edges on its main path. */
  readonly mainPath: readonly string[];
}

interface SceneViewProps extends Omit<DrawnChart, 'chart'> {
  readonly scene: Scene;
}

/** A running chart, drawn, and listening to the panels. */
export function SceneView({ scene, drawing: Drawing, ...drawn }: SceneViewProps) {
  usePanels(scene, drawn);
  return <Drawing chart={scene.chart} actor={scene.actor} />;
}

interface ChartStoryProps extends DrawnChart {
  readonly line: string;
  /** Value of the toolbar. */
  readonly data: unknown;
}

function ChartStory({ chart, line, data, ...drawn }: ChartStoryProps) {
  const [scene] = useState(() => {
    const leaves = drawn.stories.find((story) => story.line === line)?.paths ?? [];
    const changed = isDataSet(data) ? pathWithData(chart, data, line, leaves) : null;
    return sceneAfter(changed?.chart ?? chart, line);
  });
  return <SceneView scene={scene} {...drawn} />;
}

/** The story of a chart at the end of a replay line. */
export function chartStory(drawn: DrawnChart, line: string): StoryObj {
  return {
    render: (_, { globals: { data } }) => <ChartStory key={String(data)} {...drawn} line={line} data={data} />,
  };
}
