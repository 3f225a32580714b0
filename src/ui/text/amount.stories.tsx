import type { Meta, StoryObj } from '@storybook/react';
import { Amount } from './amount.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/Amount',
  component: Amount,
  parameters: componentStory,
  args: { value: { minor: 31240, currency: 'EUR' } },
} satisfies Meta<typeof Amount>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Euro: Story = {};

export const French: Story = {
  args: { value: { minor: 1_249_960, currency: 'USD' } },
  parameters: { language: 'fr' },
};

export const Credits: Story = { args: { value: { minor: 12, currency: 'CRE' } } };

export const LargeTotal: Story = { args: { isLarge: true } };

export const Price: Story = { args: { value: { minor: 94_000, currency: 'EUR' }, isPrice: true } };
