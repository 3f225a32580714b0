import type { Meta, StoryObj } from '@storybook/react';
import { DataList } from './data-list.tsx';
import { Link } from '../layout/link.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/DataList',
  component: DataList,
  parameters: componentStory,
  args: {
    rows: [
      { id: 'method', term: 'Paid by', value: 'Card', action: <Link href="#choice">Change</Link> },
      { id: 'payer', term: 'Billed to', value: 'Institut des marchés africains, 14 rue des Écoles, 75005 Paris' },
    ],
  },
} satisfies Meta<typeof DataList>;

export default meta;

export const Answers: StoryObj<typeof meta> = {};
