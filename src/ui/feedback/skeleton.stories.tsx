import type { Meta, StoryObj } from '@storybook/react';
import { LoadingText } from './skeleton.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/LoadingText',
  component: LoadingText,
  parameters: componentStory,
  args: { children: 'Loading your invoices…' },
} satisfies Meta<typeof LoadingText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};

export const WithOutline: Story = { args: { rows: 3 } };
