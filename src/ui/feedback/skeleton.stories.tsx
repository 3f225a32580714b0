import type { Meta, StoryObj } from '@storybook/react';
import { Skeleton } from './skeleton.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/LoadingText',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Keeps the place of a list or a section while it is read for the first time, and says what is read. `rows` gives it the height of what comes.',
    notFor:
      'Content that is known stays while it is read again. A page whose code loads shows a `LoadingMark`. An empty answer is a sentence, no skeleton.',
  }),
  args: { children: 'Loading your invoices…' },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};

export const WithOutline: Story = { args: { rows: 3 } };

export const OfAFilteredList: Story = { args: { rows: 3, kind: 'dense', parts: ['filters'] } };
