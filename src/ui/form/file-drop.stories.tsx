import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { FileDrop } from './file-drop.tsx';
import { componentPage } from '../story-parameters.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'UI/FileDrop',
  component: FileDrop,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Takes one file, dropped or chosen, and says what became of it. A field to type into is always next to it.',
    notFor: 'A few values are typed: `TextField` or `TextArea`. A file to hand out is a link.',
  }),
  args: {
    name: 'file',
    label: 'Or a file',
    help: 'Drop it here, or choose a file.',
    accept: '.csv,.txt',
    onFile: () => undefined,
    children: null,
  },
  render: function Shown(args) {
    const [text, setText] = useState('awa@example.org');
    return (
      <FileDrop {...args}>
        <TextArea name="text" label="Your list" value={text} onChange={setText} />
      </FileDrop>
    );
  },
} satisfies Meta<typeof FileDrop>;

export default meta;

export const Waiting: StoryObj<typeof meta> = {};

export const Read: StoryObj<typeof meta> = { args: { outcome: 'readers.csv has been read.' } };
