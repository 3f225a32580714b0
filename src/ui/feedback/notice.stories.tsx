import type { Meta, StoryObj } from '@storybook/react';
import { Link } from '../layout/link.tsx';
import { Notice } from './notice.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/Notice',
  component: Notice,
  parameters: componentStory,
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
