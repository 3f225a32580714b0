import type { Meta, StoryObj } from '@storybook/react';
import { ProgressList } from './progress-list.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/ProgressList',
  component: ProgressList,
  parameters: componentStory,
  args: {
    items: [
      { label: 'Invoices', state: 'done', href: '#invoices' },
      { label: 'Check', state: 'current', href: null },
      { label: 'Payment', state: 'ahead', href: null },
      { label: 'Receipt', state: 'ahead', href: null },
    ],
  },
} satisfies Meta<typeof ProgressList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SecondStep: Story = {};

export const NoWayBack: Story = {
  args: {
    items: [
      { label: 'Invoices', state: 'done', href: null },
      { label: 'Check', state: 'done', href: null },
      { label: 'Payment', state: 'done', href: null },
      { label: 'Receipt', state: 'current', href: null },
    ],
  },
};
