import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { componentStory } from '../story-parameters.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'UI/Switch',
  component: Switch,
  parameters: componentStory,
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
