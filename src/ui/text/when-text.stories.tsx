import type { Meta, StoryObj } from '@storybook/react';
import { componentPage } from '../story-parameters.ts';
import { WhenText } from './when-text.tsx';

const HOUR = 3_600_000;

const meta = {
  title: 'UI/WhenText',
  component: WhenText,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Says how long ago something happened, where that is near; the date and time are on hover and in print.',
    notFor: 'A day that is due or agreed is a `DateText`: people plan by dates.',
  }),
  args: { moment: new Date(Date.now() - 2 * HOUR).toISOString() },
} satisfies Meta<typeof WhenText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HoursAgo: Story = {};

export const Yesterday: Story = { args: { moment: new Date(Date.now() - 30 * HOUR).toISOString() } };

/** A moment more than a week away is shown as a date. */
export const LongAgo: Story = { args: { moment: '2025-11-21T08:30:00.000Z' } };
