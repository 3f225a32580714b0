import type { Meta, StoryObj } from '@storybook/react';
import { Status } from './status.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Status',
  component: Status,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Names the state of a record in a few words, within its row. The words say everything; the icon only marks where something must be done.',
    notFor:
      'A sentence, or a state of the whole page, is a `Notice`. A number or a kind is a plain fact of the record.',
  }),
  args: { kind: 'info', children: 'Awaiting your transfer' },
} satisfies Meta<typeof Status>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Awaited: Story = {};

export const DueSoon: Story = { args: { kind: 'warning', children: 'Due in 3 days' } };

export const Overdue: Story = { args: { kind: 'danger', children: 'Overdue by 9 days' } };

export const Settled: Story = { args: { kind: 'success', children: 'Paid' } };
