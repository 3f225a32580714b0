import type { Meta, StoryObj } from '@storybook/react';
import { Status } from './status.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/Status',
  component: Status,
  parameters: componentStory,
  args: { kind: 'info', children: 'Awaiting your transfer' },
} satisfies Meta<typeof Status>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Awaited: Story = {};

export const DueSoon: Story = { args: { kind: 'warning', children: 'Due in 3 days' } };

export const Overdue: Story = { args: { kind: 'danger', children: 'Overdue by 9 days' } };

export const Settled: Story = { args: { kind: 'success', children: 'Paid' } };
