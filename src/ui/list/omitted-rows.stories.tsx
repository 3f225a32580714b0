import type { Meta, StoryObj } from '@storybook/react';
import { OmittedRows } from './omitted-rows.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/OmittedRows',
  component: OmittedRows,
  parameters: componentStory,
} satisfies Meta<typeof OmittedRows>;

export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { args: { count: 1 } };

export const Several: Story = { args: { count: 12 } };
