import type { Meta, StoryObj } from '@storybook/react';
import { DateText } from './date-text.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/DateText',
  component: DateText,
  parameters: componentStory,
  args: { day: '2025-11-21' },
} satisfies Meta<typeof DateText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {};

/** In a list: the year only where it is another one. */
export const Brief: Story = { args: { isBrief: true } };

export const Moment: Story = { render: () => <DateText moment="2025-11-21T10:32:00Z" /> };
