import type { Meta, StoryObj } from '@storybook/react';
import { Disclosure } from './disclosure.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  parameters: componentStory,
  args: { title: 'Terms of sale', children: 'The price is the one in the quote until it expires.' },
} satisfies Meta<typeof Disclosure>;

export default meta;

export const Folded: StoryObj<typeof meta> = {};
