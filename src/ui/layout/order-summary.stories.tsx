import type { Meta, StoryObj } from '@storybook/react';
import { useTruncatedList } from '../list/truncated-list.tsx';
import { OrderSummary } from './order-summary.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/OrderSummary',
  component: OrderSummary,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Shows what is bought and its total next to the steps of an order; folded at the lower edge of a phone.',
    notFor:
      'Where the order itself is decided, its options show their amounts. After the payment, a receipt (`DataList`) takes its place.',
    isFramed: true,
  }),
} satisfies Meta<typeof OrderSummary>;

export default meta;

type Story = StoryObj<typeof OrderSummary>;

const filled = {
  lines: [
    {
      id: 1,
      label: 'F-2025-0412',
      detail: 'La Lettre du Sahel, one year, 3 readers',
      amount: { minor: 30617, currency: 'EUR' },
    },
    { id: 2, label: 'F-2025-0398', detail: 'Archive access', amount: { minor: 12000, currency: 'EUR' } },
  ],
  totals: [
    { kind: 'net', amount: { minor: 39987, currency: 'EUR' }, isSum: false },
    { kind: 'vat', rate: 210, amount: { minor: 630, currency: 'EUR' }, isSum: false },
    { kind: 'vat', rate: 2000, amount: { minor: 2000, currency: 'EUR' }, isSum: false },
    { kind: 'total', amount: { minor: 42617, currency: 'EUR' }, isSum: true },
  ],
} as const;

/** Folded to its total under 768 px. */
export const TwoInvoices: Story = { args: filled };

const fortyLines = Array.from({ length: 40 }, (_, index) => ({
  id: index,
  label: `F-2025-${1000 + index}`,
  detail: 'Archive access',
  amount: { minor: 12_000, currency: 'EUR' } as const,
}));

/** The first ten, and the way to all. */
export const ManyInvoices: Story = {
  render: function FirstFew() {
    const { shown, fold } = useTruncatedList(fortyLines);
    return <OrderSummary {...filled} lines={shown} fold={fold} />;
  },
};

/** Amounts are awaited: nothing moves when they come. */
export const Awaited: Story = {
  args: {
    title: 'Your quote',
    isPending: true,
    lines: [{ id: 1, label: 'La Lettre du Sahel', amount: null }],
    totals: [
      { kind: 'net', amount: null, isSum: false },
      { kind: 'vat', rate: null, amount: null, isSum: false },
      { kind: 'total', amount: null, isSum: true },
    ],
    note: 'An estimate: only the quote is binding.',
  },
};

export const NothingChosen: Story = { args: { empty: <p>No invoice selected yet</p> } };
