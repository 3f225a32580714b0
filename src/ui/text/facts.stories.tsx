import type { Meta, StoryObj } from '@storybook/react';
import { Facts } from './facts.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/Facts',
  component: Facts,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Sets short facts on a line, with a dot between two of them and none where a line wraps.',
    notFor: 'Facts that need names are a `DataList`; a sentence is a paragraph.',
  }),
  args: { children: ['Professional license', '12 months', '5 readers', 'Renewal'] },
} satisfies Meta<typeof Facts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnALine: Story = {};

export const Wrapped: Story = {
  render: (args) => (
    <div style={{ inlineSize: '12rem' }}>
      <Facts {...args} />
    </div>
  ),
};
