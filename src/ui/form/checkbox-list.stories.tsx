import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { CheckboxList } from './checkbox-list.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/CheckboxList',
  component: CheckboxList<number>,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Chooses any number of a few options, which may have amounts and descriptions. All of them are in view.',
    notFor:
      'For one of several, use a `RadioList`; for one consent, a `Checkbox`; for more than about ten, a list with filters.',
  }),
  args: {
    name: 'invoices',
    legend: 'Open invoices',
    help: 'One payment covers one or several of them.',
    chosen: [1],
    onChange: () => undefined,
    options: [
      {
        value: 1,
        label: 'F-2025-0412',
        description: 'La Lettre du Sahel, one year, 3 readers. Due on November 30, 2025.',
        amount: { minor: 31240, currency: 'EUR' },
      },
      {
        value: 2,
        label: 'F-2025-0398',
        description: 'Mines & Énergie Afrique, renewal. Due on December 15, 2025.',
        amount: { minor: 98000, currency: 'EUR' },
      },
    ],
  },
  render: function Chosen(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return <CheckboxList {...args} chosen={chosen} onChange={setChosen} />;
  },
} satisfies Meta<typeof CheckboxList<number>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};

export const NothingChosen: Story = { args: { chosen: [], error: 'Choose at least one invoice.' } };

export const InGroups: Story = {
  args: {
    name: 'publications',
    legend: 'Publications',
    help: undefined,
    options: [
      { value: 1, label: 'La Lettre du Sahel', group: 'West and Central Africa' },
      { value: 2, label: 'Mines & Énergie Afrique', group: 'West and Central Africa' },
      { value: 3, label: 'Grands Lacs Hebdo', group: 'East and Southern Africa' },
    ],
  },
};

export const ReadOnly: Story = { args: { isReadOnly: true } };
