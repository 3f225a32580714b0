import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { ComboBox } from './combo-box.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/ComboBox',
  component: ComboBox,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Finds one of many options by typing a part of its name: countries, publications.',
    notFor:
      'For up to about fifteen options, use a `SelectField`, which every phone shows in its own way, or a `RadioList`. Free text is a `TextField`.',
  }),
  args: {
    name: 'country',
    label: 'Country',
    value: '',
    onChange: () => undefined,
    autoComplete: 'country-name',
    options: [
      { value: 'CI', label: 'Côte d’Ivoire', code: 'CI', names: () => ['Ivory Coast'] },
      { value: 'FR', label: 'France', code: 'FR' },
      { value: 'SN', label: 'Senegal', code: 'SN' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <ComboBox {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ComboBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { args: { help: 'The tax follows your country.' } };

export const Chosen: Story = { args: { value: 'SN' } };

export const Wrong: Story = { args: { error: 'Choose your country.' } };

export const ReadOnly: Story = { args: { value: 'FR', isReadOnly: true } };
