import type { Meta, StoryObj } from '@storybook/react';
import { componentPage } from '../story-parameters.ts';
import { TextNote } from './text-parts.tsx';

const meta = {
  title: 'UI/TextNote',
  component: TextNote,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Adds what is good to know, below what it is about, in quiet type.',
    notFor: 'What must be known before a decision is plain text or a `Notice`; the help of a field is its `help`.',
  }),
  args: { children: 'This page times out after 2 hours. After that, open the link in your email again.' },
} satisfies Meta<typeof TextNote>;

export default meta;

export const Quiet: StoryObj<typeof meta> = {};
