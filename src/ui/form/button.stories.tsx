import type { Meta, StoryObj } from '@storybook/react';
import { Button } from './button.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/Button',
  component: Button,
  parameters: componentStory,
  args: { children: 'Continue' },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary', children: 'Pay €312.40' } };

export const Pending: Story = { args: { variant: 'primary', children: 'Pay €312.40', isPending: true } };

export const Secondary: Story = { args: { variant: 'secondary', children: 'Ask for a new link' } };

export const Quiet: Story = { args: { variant: 'quiet', icon: 'print', children: 'Print' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Cancel request' } };

export const Disabled: Story = { args: { isDisabled: true } };
