import type { Meta, StoryObj } from '@storybook/react';
import { Reference } from './text-parts.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Reference',
  component: Reference,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Keeps a reference together in a sentence, and copies as a whole.',
    notFor: 'A reference that must be quoted elsewhere is a `ReferenceBox`. Names and dates are plain words.',
  }),
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
