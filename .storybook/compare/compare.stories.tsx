/** One state in both languages and color schemes, on a phone, a tablet and a desktop. */
import type { Meta, StoryObj } from '@storybook/react';
import { ComparePage } from './compare-page.tsx';

const meta = { title: 'Compare', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;

export const Compare: StoryObj = { render: (_, { globals }) => <ComparePage globals={globals} /> };
