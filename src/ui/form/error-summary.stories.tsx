import type { Meta, StoryObj } from '@storybook/react';
import { ErrorSummary } from './error-summary.tsx';
import { componentStory } from '../story-parameters.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'UI/ErrorSummary',
  component: ErrorSummary,
  parameters: componentStory,
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
