import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '../form/button.tsx';
import { Status } from '../feedback/status.tsx';
import { Icon } from '../layout/icon.tsx';
import { RecordCard } from './record-card.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/RecordCard',
  component: RecordCard,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Shows one record of a list: its name, facts, state, sum and acts, in columns where there is room.',
    notFor:
      'Facts of a single record on its own page are a `DataList`. Rows that are only compared are a `RecordTable`.',
  }),
  args: {
    kind: 'lines',
    title: <a href="#ports">Ports of the Gulf of Guinea: who pays for the dredging</a>,
    facts: 'Le Courrier des Lagunes · Article · January 21, 2026',
    note: 'Read 2 hours ago · As a subscriber',
  },
} satisfies Meta<typeof RecordCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = { args: { action: <Button variant="quiet">Save for later</Button> } };

export const WithState: Story = {
  args: {
    state: (
      <>
        <Icon name="check" />
        Saved for later
      </>
    ),
    action: <Button variant="quiet">Remove</Button>,
  },
};

/** Removed just now: its own button takes that back. */
export const Faded: Story = {
  args: { isFaded: true, state: 'Removed from your list', action: <Button variant="quiet">Undo</Button> },
};

/** Two lines on a phone, one where there is room: a person, an address. */
export const Dense: Story = {
  args: {
    title: 'Awa Ndiaye',
    kind: 'dense',
    isQuiet: true,
    facts: 'Ms. · awa.ndiaye@example.org',
    note: undefined,
    state: <Status kind="info">Will be changed once we approve</Status>,
    action: <Button variant="quiet">Cancel request</Button>,
  },
};
