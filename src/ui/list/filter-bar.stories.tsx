import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { FilterBar } from './filter-bar.tsx';
import { componentPage } from '../story-parameters.ts';

type Name = 'kind' | 'sort' | 'text';

const meta = {
  title: 'UI/FilterBar',
  component: FilterBar<Name>,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Narrows a list by a few fields and a search; the values are in the address, and each set filter can be removed.',
    notFor:
      'A list without a search uses `FilterChoices`, which loads less. A short list needs none. Fields that send something are a `Form`.',
  }),
  args: {
    label: 'Filter your readings',
    choices: [
      {
        name: 'kind',
        label: 'Kind',
        value: '',
        ordinary: 'All kinds',
        options: [
          { value: 'article', label: 'Articles' },
          { value: 'issue', label: 'Issues' },
        ],
      },
      {
        name: 'sort',
        label: 'Order',
        value: '',
        ordinary: 'Newest first',
        options: [{ value: 'oldest', label: 'Oldest first' }],
      },
    ],
    search: { name: 'text', label: 'Words in the title', value: '' },
    onChange: () => undefined,
    found: '1,248 readings',
    total: 1_248,
    isBusy: false,
  },
  render: function Shown({ choices, search, ...args }) {
    const [values, setValues] = useState<Partial<Record<Name, string>>>({});
    return (
      <FilterBar
        {...args}
        choices={choices.map((choice) => ({ ...choice, value: values[choice.name] ?? choice.value }))}
        {...(search && { search: { ...search, value: values[search.name] ?? search.value } })}
        onChange={(name, value) => setValues((before) => ({ ...before, [name]: value }))}
      />
    );
  },
} satisfies Meta<typeof FilterBar<Name>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const None: Story = { args: { found: 'No readings' } };

export const Few: Story = { args: { found: '3 readings', total: 3 } };

export const Searching: Story = { args: { isBusy: true } };
