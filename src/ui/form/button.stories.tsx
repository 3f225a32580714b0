import type { Meta, StoryObj } from '@storybook/react';
import { Button } from './button.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Does something: sends a form, changes a record, opens a dialog. One `primary` button per page names the main act with its object or amount; `secondary` and `quiet` are for the others, `danger` for what ends something.',
    notFor:
      'What leads to another page or step is a `Link`, which opens in another tab. What is switched on or off is a `Switch`. What destroys for good is a `ConfirmButton`.',
  }),
  args: { children: 'Continue' },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary', children: 'Pay €312.40' } };

export const Pending: Story = { args: { variant: 'primary', children: 'Pay €312.40', isPending: true } };

export const Secondary: Story = { args: { variant: 'secondary', children: 'Ask for a new link' } };

export const Quiet: Story = { args: { variant: 'quiet', icon: 'copy', children: 'Copy' } };

export const Danger: Story = { args: { variant: 'danger', children: 'Cancel request' } };

export const Disabled: Story = { args: { isDisabled: true } };
