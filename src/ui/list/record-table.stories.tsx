import type { Meta, StoryObj } from '@storybook/react';
import { Amount } from '../text/amount.tsx';
import { RecordTable } from './record-table.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/RecordTable',
  component: RecordTable<'label' | 'quantity' | 'net'>,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Compares records by columns: dates, sums, counts. On a phone each row becomes two or three lines.',
    notFor:
      'Records with acts or states are `RecordCard`s; one record’s facts a `DataList`; months to compare at a glance a `BarChart`.',
  }),
  args: {
    caption: 'Invoice F-2025-0412',
    columns: [
      { name: 'label', header: 'Description' },
      { name: 'quantity', header: 'Quantity', isNumeric: true },
      { name: 'net', header: 'Net', isNumeric: true },
    ],
    rows: [
      {
        id: 1,
        cells: {
          label: 'La Lettre du Sahel, one year',
          quantity: 3,
          net: <Amount value={{ minor: 29988, currency: 'EUR' }} />,
        },
      },
      {
        id: 2,
        cells: { label: 'Archive access', quantity: 1, net: <Amount value={{ minor: 10000, currency: 'EUR' }} /> },
      },
    ],
  },
} satisfies Meta<typeof RecordTable<'label' | 'quantity' | 'net'>>;

export default meta;

/** Cards where there is no room for columns. */
export const InvoiceLines: StoryObj<typeof meta> = {};
