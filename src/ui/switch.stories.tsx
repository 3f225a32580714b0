import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { componentStory } from './story-parameters.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'UI/Switch',
  component: Switch,
  parameters: componentStory,
  args: { children: 'La Lettre du Sahel, every morning', isOn: true, onChange: () => undefined },
  render: function Shown(args) {
    const [isOn, setOn] = useState(args.isOn);
    return <Switch {...args} isOn={isOn} onChange={setOn} />;
  },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const On: Story = {};

export const Off: Story = { args: { isOn: false } };

/** The change is on its way; the switch takes the next one. */
export const Pending: Story = { args: { isPending: true } };

export const PendingOff: Story = { args: { isOn: false, isPending: true } };
