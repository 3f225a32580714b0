import type { Meta, StoryObj } from '@storybook/react';
import { Meter } from './meter.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Meter',
  component: Meter,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Shows how much of a whole is taken: seats, credits. Words next to it give both numbers.',
    notFor:
      'Progress through steps is a `ProgressList`; work under way a pending `Button`; figures over time a `BarChart`.',
  }),
  args: { value: 15, most: 60 },
  // The text next to it says the same.
  render: ({ value, reserved, most }) => (
    <>
      <p>
        {value} / {most}
        {reserved !== undefined && ` (+ ${reserved})`}
      </p>
      <Meter value={value} most={most} {...(reserved !== undefined && { reserved })} />
    </>
  ),
} satisfies Meta<typeof Meter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Seats: Story = {};

export const Reserved: Story = { args: { value: 57, reserved: 3 } };

export const Full: Story = { args: { value: 62 } };
