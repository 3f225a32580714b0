import type { Meta, StoryObj } from '@storybook/react';
import { componentStory } from '../story-parameters.ts';
import { TextNote } from './text-parts.tsx';

const meta = {
  title: 'UI/TextNote',
  component: TextNote,
  parameters: componentStory,
  args: { children: 'This page times out after 2 hours. After that, open the link in your email again.' },
} satisfies Meta<typeof TextNote>;

export default meta;

export const Quiet: StoryObj<typeof meta> = {};
