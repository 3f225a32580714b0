import type { Meta, StoryObj } from '@storybook/react';
import { DateText } from './date-text.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/DateText',
  component: DateText,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Writes a day, or a moment by the publisher’s clock, in the reader’s language.',
    notFor: 'How long ago something happened is a `WhenText`. A period is a message with two dates.',
  }),
  args: { day: '2025-11-21' },
} satisfies Meta<typeof DateText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {};

/** In a list: the year only where it is another one. */
export const Brief: Story = { args: { isBrief: true } };

export const Moment: Story = { render: () => <DateText moment="2025-11-21T10:32:00Z" /> };
