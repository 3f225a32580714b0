import type { Meta, StoryObj } from '@storybook/react';
import { Intro } from './intro.tsx';
import { Figure } from './text-parts.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Figure',
  component: Figure,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Sets the one sum or number that a sentence is about apart, within an `Intro`.',
    notFor: 'A sum in a list or a table is an `Amount`; a reference a `Reference`.',
  }),
  args: { children: '€1,135.76' },
  render: (args) => (
    <Intro kind="success">
      We received <Figure {...args} /> by card.
    </Intro>
  ),
} satisfies Meta<typeof Figure>;

export default meta;

export const InASentence: StoryObj<typeof meta> = {};
