/** The first page of Storybook: every funnel with its steps, and the search over all screens. */
import type { Meta, StoryObj } from '@storybook/react';
import { groups } from 'virtual:start/groups';
import { StartPage } from './start-page.tsx';
import { shownLanguage } from './state-links.tsx';

const meta = { title: 'Start here', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const StartHere: StoryObj = {
  name: 'Start here',
  render: (_, { globals }) => <StartPage groups={groups} language={shownLanguage(globals)} />,
};
