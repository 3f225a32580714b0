import type { Meta, StoryObj } from '@storybook/react';
import { ReferenceBox } from './reference-box.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/ReferenceBox',
  component: ReferenceBox,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Shows a reference that is quoted elsewhere, large, with a button that copies it: on a receipt, for a transfer.',
    notFor: 'Within a sentence, use `Reference`. A fact among others is in a `DataList`.',
  }),
  args: { label: 'Payment reference', value: 'P-7K4M-2Q9X' },
} satisfies Meta<typeof ReferenceBox>;

export default meta;

export const Large: StoryObj<typeof meta> = {};
