import type { Meta, StoryObj } from '@storybook/react';
import { CopyButton } from './copy-button.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/CopyButton',
  component: CopyButton,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Copies a text that is needed elsewhere: an IBAN, a link, a reference.',
    notFor:
      'A reference in large type brings its own (`ReferenceBox`). What is sent from here needs no copying: offer the `Button` that sends it.',
  }),
  args: { text: 'FR7630006000011234567890189', label: 'IBAN', source: 'iban' },
  render: (args) => (
    <p>
      <span id="iban">FR76 3000 6000 0112 3456 7890 189</span> <CopyButton {...args} />
    </p>
  ),
} satisfies Meta<typeof CopyButton>;

export default meta;

export const NextToItsText: StoryObj<typeof meta> = {};
