import type { Meta, StoryObj } from '@storybook/react';
import { Amount } from './amount.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Amount',
  component: Amount,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Writes a sum in the reader’s language, never broken and with figures of one width; `isLarge` is for the one total of a page.',
    notFor: 'A price of one unit with more decimals is a `UnitPriceText`. Sums are never put together as text.',
  }),
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
