import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { SelectField } from './select-field.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/SelectField',
  component: SelectField,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Chooses one of about five to fifteen known options by the browser’s own list.',
    notFor:
      'For two to four, show them all in a `RadioField` or `RadioList`; for many, let people type in a `ComboBox`.',
  }),
  args: {
    name: 'country',
    label: 'Country',
    value: '',
    onChange: () => undefined,
    autoComplete: 'country',
    options: [
      { value: 'CI', label: 'Côte d’Ivoire' },
      { value: 'FR', label: 'France' },
      { value: 'SN', label: 'Senegal' },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <SelectField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SelectField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { args: { help: 'The tax follows your country.' } };

export const Chosen: Story = { args: { value: 'SN' } };

export const Wrong: Story = { args: { error: 'Choose your country.' } };

export const Optional: Story = { args: { name: 'source', label: 'How did you come to know us?', isOptional: true } };

export const ReadOnly: Story = { args: { value: 'FR', isReadOnly: true } };
