import type { Meta, StoryObj } from '@storybook/react';
import { Disclosure } from './disclosure.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Puts aside what few people need here, behind a button that names it. The browser’s search still finds it.',
    notFor:
      'Never for what must be read before a decision, nor for errors. A list of records that one leaves for a page each has `Link`s.',
  }),
  args: { title: 'Terms of sale', children: 'The price is the one in the quote until it expires.' },
} satisfies Meta<typeof Disclosure>;

export default meta;

export const Folded: StoryObj<typeof meta> = {};
