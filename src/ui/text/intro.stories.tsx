import type { Meta, StoryObj } from '@storybook/react';
import { Intro } from './intro.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Lead',
  component: Intro,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Begins a page that tells how something ended, or where it stands: what matters most, in one look.',
    notFor:
      'A condition within a page is a `Notice`. A step that asks something begins with its heading and its fields.',
  }),
  args: { kind: 'success', children: 'We have received €312.40 by card.' },
} satisfies Meta<typeof Intro>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {};

export const Waiting: Story = {
  args: { kind: 'warning', children: 'Your bank has not told us yet. Do not pay again.' },
};

export const Failed: Story = { args: { kind: 'danger', children: 'No money has moved.' } };
