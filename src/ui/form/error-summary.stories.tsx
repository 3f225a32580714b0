import type { Meta, StoryObj } from '@storybook/react';
import { ErrorSummary } from './error-summary.tsx';
import { componentPage } from '../story-parameters.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'UI/ErrorSummary',
  component: ErrorSummary,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose: 'Lists the errors of a form that was sent, each a link to its field, and takes the focus.',
    notFor: 'While a person types, only the field says its error. A failure of the call is a `Notice`.',
    isFramed: true,
  }),
  args: { attempt: 1, errors: [{ field: 'email', message: 'Enter your email address.' }] },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField
        name="email"
        label="Email address"
        value=""
        onChange={() => undefined}
        error="Enter your email address."
      />
    </>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;

export const OneError: StoryObj<typeof meta> = {};
