import type { Meta, StoryObj } from '@storybook/react';
import { PrintButton } from './print-button.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/PrintButton',
  component: PrintButton,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Prints the page, or a sheet made for printing, where paper is the next thing that a person needs.',
    notFor:
      'Where a document exists as a PDF, link the file: it is what is archived. The browser’s own command prints every page.',
  }),
  args: { children: 'Print' },
} satisfies Meta<typeof PrintButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThePage: Story = {};

export const ASheetOfItsOwn: Story = {
  args: { children: 'Print invoice F-2025-0412', sheet: <p>Only this is on the printed page.</p> },
};
