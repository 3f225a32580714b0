import type { Meta, StoryObj } from '@storybook/react';
import { ProgressList } from './progress-list.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/ProgressList',
  component: ProgressList,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Shows where one is in a funnel and which steps come next; done steps are links back. It announces a new step.',
    notFor:
      'Pages that may be visited in any order are the index of the account. For what is taken of a whole, use a `Meter`; a process with two steps needs none.',
  }),
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
