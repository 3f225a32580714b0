import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { RadioField } from './radio-field.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/RadioField',
  component: RadioField,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Asks for one of two or three short answers, side by side, among fields that are typed into.',
    notFor: 'Answers with descriptions or amounts are a `RadioList`; more than four are a `SelectField`.',
  }),
  args: {
    name: 'civility',
    label: 'Title',
    value: '',
    onChange: () => undefined,
    options: [
      { value: '2', label: 'Ms.' },
      { value: '1', label: 'Mr.' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <RadioField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { value: '2' } };

export const Wrong: Story = { args: { error: 'Choose a title.' } };

export const ReadOnly: Story = { args: { value: '2', isReadOnly: true } };
