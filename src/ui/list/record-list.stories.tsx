import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { RecordCard } from './record-card.tsx';
import { RecordList } from './record-list.tsx';
import { componentPage } from '../story-parameters.ts';
import { Switch } from '../form/switch.tsx';

interface Reading {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  readonly isKept: boolean;
}

interface Shared {
  readonly keep: (id: string) => void;
  readonly remove: (id: string) => void;
}

function ReadingView({
  record: { id, title, day, isKept },
  shared,
}: {
  readonly record: Reading;
  readonly shared: Shared;
}) {
  return (
    <RecordCard
      kind="article"
      date={day}
      title={<a href={`#${id}`}>{title}</a>}
      facts="Le Courrier des Lagunes · Article"
      state={<Switch id={`${id}-kept`} label="Kept" isOn={isKept} onChange={() => shared.keep(id)} />}
      action={
        <Button variant="quiet" label={`Remove ${title}`} onPress={() => shared.remove(id)}>
          Remove
        </Button>
      }
    />
  );
}

function readings(count: number, from = 0): readonly Reading[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `r${from + index + 1}`,
    title: `Ports of the Gulf of Guinea, part ${from + index + 1}`,
    day: '21 January 2026',
    isKept: index % 3 === 0,
  }));
}

const meta = {
  title: 'UI/RecordList',
  component: RecordList<Reading, Shared>,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Shows hundreds or thousands of records; only those near the window are in the page, and more are read as one scrolls.',
    notFor:
      'A list that is short for certain is a plain list of `RecordCard`s. Figures to compare are a `RecordTable`.',
  }),
  args: {
    id: 'readings',
    label: 'Your readings',
    records: readings(4),
    view: ReadingView,
    shared: { keep: () => undefined, remove: () => undefined },
    total: 4,
  },
  render: function Shown({ records: first, more, total, ...args }) {
    const [records, setRecords] = useState(first);
    const [shared] = useState<Shared>(() => ({
      keep: (id) =>
        setRecords((before) => before.map((row) => (row.id === id ? { ...row, isKept: !row.isKept } : row))),
      remove: (id) => setRecords((before) => before.filter((row) => row.id !== id)),
    }));
    const further = more && {
      ...more,
      onWanted: () => setRecords((before) => [...before, ...readings(40, before.length)]),
    };
    return (
      <RecordList
        {...args}
        records={records}
        shared={shared}
        total={total === null || more ? total : records.length}
        {...(further && { more: further })}
      />
    );
  },
} satisfies Meta<typeof RecordList<Reading, Shared>>;

export default meta;

type Story = StoryObj<typeof meta>;

const page = { isReading: false, isUnreadable: false, onWanted: () => undefined };

export const Few: Story = {};

/** Only records near the window are in the page. */
export const Thousand: Story = { args: { records: readings(1000), total: 1000 } };

export const MoreOnItsWay: Story = { args: { total: 1248, more: { ...page, isReading: true } } };

export const MoreUnreadable: Story = { args: { total: 1248, more: { ...page, isUnreadable: true } } };
