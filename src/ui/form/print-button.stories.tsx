import type { Meta, StoryObj } from '@storybook/react';
import { PrintButton } from './print-button.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/PrintButton',
  component: PrintButton,
  parameters: componentStory,
  args: { children: 'Print' },
} satisfies Meta<typeof PrintButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThePage: Story = {};

export const ASheetOfItsOwn: Story = {
  args: { children: 'Print invoice F-2025-0412', sheet: <p>Only this is on the printed page.</p> },
};
