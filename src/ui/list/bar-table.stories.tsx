import type { Meta, StoryObj } from '@storybook/react';
import { Amount } from '../text/amount.tsx';
import { BarTable } from './bar-table.tsx';
import { componentStory } from '../story-parameters.ts';

const credits = (minor: number) => <Amount value={{ minor, currency: 'CRE' }} />;

const months = [
  ['January 2026', 100, 24],
  ['February 2026', 0, 31],
  ['March 2026', 210, 8],
] as const;

const meta = {
  title: 'UI/BarTable',
  component: BarTable<'cameIn' | 'wentOut'>,
  parameters: componentStory,
  args: {
    caption: 'Credits in and out, by month',
    naming: 'Month',
    series: [
      { name: 'cameIn', header: 'In' },
      { name: 'wentOut', header: 'Out' },
    ],
    rows: months.map(([title, cameIn, wentOut]) => ({
      id: title,
      title,
      values: { cameIn, wentOut },
      cells: { cameIn: credits(cameIn), wentOut: credits(wentOut) },
    })),
  },
} satisfies Meta<typeof BarTable<'cameIn' | 'wentOut'>>;

export default meta;

export const Months: StoryObj<typeof meta> = {};
