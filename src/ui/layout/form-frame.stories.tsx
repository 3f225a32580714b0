import type { Meta, StoryObj } from '@storybook/react';
import { componentStory } from '../story-parameters.ts';
import { FormFrame } from './form-frame.tsx';

const meta = {
  title: 'UI/FormFrame',
  component: FormFrame,
  parameters: componentStory,
  args: { children: <p>The form stands here.</p>, aside: <p>What belongs to it stands here.</p> },
} satisfies Meta<typeof FormFrame>;

export default meta;

export const Framed: StoryObj<typeof meta> = {};
