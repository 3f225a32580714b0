import type { Meta, StoryObj } from '@storybook/react';
import { Link } from '../layout/link.tsx';
import { Notice } from './notice.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Notice',
  component: Notice,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Says what is true of the page or of a step for as long as it is true: an error, a warning, a success, a condition. An error is announced; with `takesFocus` it answers what the person has just done.',
    notFor:
      'An error of one field stands at that field, and all of them in the `ErrorSummary`. What passes by is a toast (`ToastRegion`). The end of a funnel begins with an `Intro`.',
    isFramed: true,
  }),
  args: { kind: 'info' },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { children: <p>No order reached us, and nothing was charged.</p> } };

export const Success: Story = { args: { kind: 'success', children: <p>The message is on its way.</p> } };

export const Warning: Story = {
  args: {
    kind: 'warning',
    title: 'An amount has changed',
    children: <p>You haven’t been charged. Check the new total before you pay.</p>,
  },
};

export const Danger: Story = {
  args: {
    kind: 'danger',
    title: 'The server does not answer',
    takesFocus: true,
    children: (
      <p>
        You haven’t been charged. Try again in a moment, or <Link href="#help">ask for help</Link>.
      </p>
    ),
  },
};
