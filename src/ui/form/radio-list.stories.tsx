import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { RadioList } from './radio-list.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/RadioList',
  component: RadioList<string>,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Chooses one of a few options that need a description or an amount; all of them are in view.',
    notFor:
      'For short answers among other fields, use a `RadioField`; for many, a `SelectField` or `ComboBox`; for several at once, a `CheckboxList`.',
  }),
  args: {
    name: 'method',
    legend: 'How do you pay?',
    chosen: 'card',
    onChange: () => undefined,
    options: [
      { value: 'card', label: 'By card', description: 'On our payment provider’s secure page.' },
      {
        value: 'transfer',
        label: 'By bank transfer',
        description: 'We give you the account and the reference to quote.',
      },
    ],
  },
  render: function Chosen(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return <RadioList {...args} chosen={chosen} onChange={setChosen} />;
  },
} satisfies Meta<typeof RadioList<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CardChosen: Story = {};

export const NothingChosen: Story = { args: { chosen: null, error: 'Choose the payment method.' } };
