import type { Meta, StoryObj } from '@storybook/react';
import { DataList } from './data-list.tsx';
import { Link } from '../layout/link.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/DataList',
  component: DataList,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Shows facts with their names: the answers before they are sent, the details of one record.',
    notFor: 'Records of one kind are a `RecordTable` or a list. Values to change are fields.',
  }),
  args: {
    rows: [
      { id: 'method', term: 'Paid by', value: 'Card', action: <Link href="#choice">Change</Link> },
      { id: 'payer', term: 'Billed to', value: 'Institut des marchés africains, 14 rue des Écoles, 75005 Paris' },
    ],
  },
} satisfies Meta<typeof DataList>;

export default meta;

export const Answers: StoryObj<typeof meta> = {};
