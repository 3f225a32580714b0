import type { Meta, StoryObj } from '@storybook/react';
import { PhoneLink } from './contact-text.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/PhoneLink',
  component: PhoneLink,
  parameters: componentStory,
  args: { number: '+33 1 99 00 12 34' },
} satisfies Meta<typeof PhoneLink>;

export default meta;

export const InternationalNumber: StoryObj<typeof meta> = {};
