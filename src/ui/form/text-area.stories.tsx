import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { componentPage } from '../story-parameters.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'UI/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Takes several lines: a message, a remark, a list that is pasted. It grows with them.',
    notFor: 'A value of one line is a `TextField`. A list that exists as a file may be dropped (`FileDrop`).',
  }),
  args: {
    name: 'message',
    label: 'Your question',
    help: 'As much as we need to answer.',
    value: '',
    onChange: () => undefined,
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { value: 'Our accounting department needs the purchase order number on the invoice. Could you send it again?' },
};

export const Wrong: Story = { args: { error: 'Write your question.' } };
