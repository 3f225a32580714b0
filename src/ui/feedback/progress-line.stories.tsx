import type { Meta, StoryObj } from '@storybook/react';
import { LoadingMark } from './progress-line.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = { title: 'UI/Coming', component: LoadingMark, parameters: componentStory } satisfies Meta<
  typeof LoadingMark
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};
