import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { componentPage } from '../story-parameters.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'UI/TextField',
  component: TextField,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Takes one line: a name, an email address, a number. Its width says how long the value usually is, its `autoComplete` what the browser may fill in.',
    notFor:
      'One of known values is a `SelectField` or a `ComboBox`, a password a `PasswordField`, several lines a `TextArea`.',
  }),
  args: { name: 'email', label: 'Email address', value: '', onChange: () => undefined },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Email: Story = {
  args: { type: 'email', autoComplete: 'email', inputMode: 'email', help: 'The one your invoices are sent to.' },
};

export const Wrong: Story = {
  args: { value: 'awa.ndiaye', error: 'Enter an email address such as name@example.org.' },
};

export const AsWideAsItsValue: Story = {
  args: { name: 'postcode', label: 'Postcode', size: 6, autoComplete: 'postal-code', value: '75011' },
};

export const ReadOnly: Story = { args: { value: 'awa.ndiaye@example.org', isReadOnly: true } };
