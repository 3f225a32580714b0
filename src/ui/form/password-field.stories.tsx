import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { PasswordField } from './password-field.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/PasswordField',
  component: PasswordField,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Takes a password, hidden until the person asks to see it. Password managers fill it in.',
    notFor: 'A code from an email, or a number of a card, is no password: use a `TextField` with its `autoComplete`.',
  }),
  args: {
    name: 'password',
    label: 'Password',
    autoComplete: 'current-password',
    value: 'a long sentence',
    onChange: () => undefined,
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <PasswordField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Wrong: Story = { args: { value: '', error: 'Enter your password.' } };
