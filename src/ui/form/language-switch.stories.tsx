import type { Meta, StoryObj } from '@storybook/react';
import { LanguageSwitch } from './language-switch.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/LanguageSwitch',
  component: LanguageSwitch,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Opens the same page in another language and keeps what was typed. Each language is written in itself.',
    notFor: 'The language of a person’s emails is a setting of the profile: use a `SelectField`.',
  }),
  args: {
    onChoose: () => undefined,
    languages: [
      { code: 'fr', name: 'Français', href: '/fr', isCurrent: false },
      { code: 'en', name: 'English', href: '/en', isCurrent: true },
    ],
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;

export const EnglishShown: StoryObj<typeof meta> = {};
