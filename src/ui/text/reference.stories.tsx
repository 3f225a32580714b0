import type { Meta, StoryObj } from '@storybook/react';
import { Reference } from './text-parts.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/Reference',
  component: Reference,
  parameters: componentStory,
  args: { children: 'F-2025-0412' },
} satisfies Meta<typeof Reference>;

export default meta;

export const InAText: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      Invoice <Reference {...args} /> is settled.
    </p>
  ),
};
