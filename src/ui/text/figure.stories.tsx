import type { Meta, StoryObj } from '@storybook/react';
import { Intro } from './intro.tsx';
import { Figure } from './text-parts.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/Figure',
  component: Figure,
  parameters: componentStory,
  args: { children: '€1,135.76' },
  render: (args) => (
    <Intro kind="success">
      We received <Figure {...args} /> by card.
    </Intro>
  ),
} satisfies Meta<typeof Figure>;

export default meta;

export const InASentence: StoryObj<typeof meta> = {};
