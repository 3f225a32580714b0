import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { componentPage } from '../story-parameters.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'UI/Switch',
  component: Switch,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Turns a setting on or off, at once. Its label stays the same in both positions.',
    notFor: 'What counts only when a form is sent is a `Checkbox`. An act without a lasting state is a `Button`.',
  }),
  args: { id: 'sahel', label: 'La Lettre du Sahel', isOn: true, onChange: () => undefined },
  render: function Shown(args) {
    const [isOn, setOn] = useState(args.isOn);
    return <Switch {...args} isOn={isOn} onChange={setOn} />;
  },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = {};

export const Off: Story = { args: { isOn: false } };

export const Described: Story = { args: { description: 'Every weekday' } };

/** It was switched, and put back. */
export const Refused: Story = {
  args: {
    isOn: false,
    description: 'Every weekday',
    error: 'This newsletter is for its subscribers. Nothing has changed.',
  },
};
