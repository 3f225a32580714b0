import type { Meta, StoryObj } from '@storybook/react';
import { ReferenceBox } from './reference-box.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/ReferenceBox',
  component: ReferenceBox,
  parameters: componentStory,
  args: { label: 'Payment reference', value: 'P-7K4M-2Q9X' },
} satisfies Meta<typeof ReferenceBox>;

export default meta;

export const Large: StoryObj<typeof meta> = {};
