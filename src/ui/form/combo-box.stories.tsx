import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { ComboBox } from './combo-box.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/ComboBox',
  component: ComboBox,
  parameters: componentStory,
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
