import type { StoryObj } from '@storybook/react';
import type { DrawnChart } from './chart-story.tsx';
import { DiagramPage } from './diagram-page.tsx';
import { ReplayPage } from './replay-page.tsx';

const pages = { diagram: DiagramPage, replay: ReplayPage } as const;

/** A page of a chart that needs the chart itself. */
export function chartPage(drawn: DrawnChart, page: keyof typeof pages): StoryObj {
  const Page = pages[page];
  return { render: () => <Page {...drawn} /> };
}
