import type { Meta, StoryObj } from '@storybook/react';
import { componentPage } from '../story-parameters.ts';
import { FormFrame } from './form-frame.tsx';

const meta = {
  title: 'UI/FormFrame',
  component: FormFrame,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Sets a page of one short form apart, with what belongs to it at its side: sign-in, a code, an address.',
    notFor:
      'Steps of a funnel have their own layout with a progress list and a summary; a form among other sections is a section.',
  }),
  args: { children: <p>The form stands here.</p>, aside: <p>What belongs to it stands here.</p> },
} satisfies Meta<typeof FormFrame>;

export default meta;

export const Framed: StoryObj<typeof meta> = {};
