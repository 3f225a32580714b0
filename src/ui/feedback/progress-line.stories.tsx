import type { Meta, StoryObj } from '@storybook/react';
import { LoadingMark } from './progress-line.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Coming',
  component: LoadingMark,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Shows that the next page or step is loading while nothing else can be shown. It comes after a delay, so that what loads at once shows no mark.',
    notFor:
      'Where the outline of the content is known, use a `Skeleton`; where a press is under way, the pending `Button` that sent it.',
    isFramed: true,
  }),
} satisfies Meta<typeof LoadingMark>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};
