import type { Meta, StoryObj } from '@storybook/react';
import { LanguageSwitch } from './language-switch.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/LanguageSwitch',
  component: LanguageSwitch,
  parameters: componentStory,
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
