import type { StoryObj } from '@storybook/react';
import type { ComponentType } from 'react';
import { useState } from 'react';
import type { Chart } from '../../machines/engine/model/samples.ts';
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
}

interface SceneViewProps extends Pick<DrawnChart, 'drawing' | 'stories'> {
  readonly scene: Scene;
}

/** A running chart, drawn, and listening to the panels. */
export function SceneView({ scene, drawing: Drawing, stories }: SceneViewProps) {
  usePanels(scene, stories);
  return <Drawing chart={scene.chart} actor={scene.actor} />;
}

function ChartStory({ chart, line, ...drawn }: DrawnChart & { readonly line: string }) {
  const [scene] = useState(() => sceneAfter(chart, line));
  return <SceneView scene={scene} {...drawn} />;
}

/** The story of a chart at the end of a replay line. */
export function chartStory(drawn: DrawnChart, line: string): StoryObj {
  return { render: () => <ChartStory {...drawn} line={line} /> };
}
