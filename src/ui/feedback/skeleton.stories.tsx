import type { Meta, StoryObj } from '@storybook/react';
import { Skeleton } from './skeleton.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/LoadingText',
  component: Skeleton,
  parameters: componentStory,
  args: { children: 'Loading your invoices…' },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};

export const WithOutline: Story = { args: { rows: 3 } };
