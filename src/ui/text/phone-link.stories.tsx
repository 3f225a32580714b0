import type { Meta, StoryObj } from '@storybook/react';
import { PhoneLink } from './contact-text.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/PhoneLink',
  component: PhoneLink,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Writes a telephone number so that it can be called, never broken.',
    notFor: 'A contact sentence with email and telephone is `ContactText`.',
  }),
  args: { number: '+33 1 99 00 12 34' },
} satisfies Meta<typeof PhoneLink>;

export default meta;

export const InternationalNumber: StoryObj<typeof meta> = {};
