import type { Meta, StoryObj } from '@storybook/react';
import { BarChart } from './bar-chart.tsx';
import { componentPage } from '../story-parameters.ts';

const months = [
  ['January 2026', 100, 24],
  ['February 2026', 0, 31],
  ['March 2026', 210, 8],
] as const;

const meta = {
  title: 'UI/BarChart',
  component: BarChart<'cameIn' | 'wentOut'>,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Compares one or two figures month by month, with the same figures as a table.',
    notFor:
      'Few values are a `DataList`, a share of a whole a `Meter`, and records that are looked up a `RecordTable`.',
  }),
  args: {
    caption: 'Credits in and out, by month',
    asTable: 'As a table',
    naming: 'Month',
    series: [
      { name: 'cameIn', header: 'In' },
      { name: 'wentOut', header: 'Out' },
    ],
    rows: months.map(([title, cameIn, wentOut]) => ({
      id: title,
      mark: title.slice(0, 3),
      title,
      values: { cameIn, wentOut },
      cells: { cameIn, wentOut },
    })),
  },
} satisfies Meta<typeof BarChart<'cameIn' | 'wentOut'>>;

export default meta;

export const Months: StoryObj<typeof meta> = {};
