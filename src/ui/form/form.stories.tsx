import type { Meta, StoryObj } from '@storybook/react';
import { Button } from './button.tsx';
import { Form } from './form.tsx';
import { componentPage } from '../story-parameters.ts';
import { Stack } from '../layout/stack.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'UI/Form',
  component: Form,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Holds fields and the button that sends them. Its rules are checked when it is sent, by the same functions as on the server.',
    notFor:
      'A single setting that takes effect at once is a `Switch`. Filters of a list, which send nothing, are a `FilterBar`.',
  }),
  args: {
    onSubmit: (event) => event.preventDefault(),
    children: (
      <Stack>
        <TextField name="city" label="City" value="Dakar" onChange={() => undefined} />
        <Button type="submit" variant="primary">
          Continue
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;

export const WithOneField: StoryObj<typeof meta> = {};
