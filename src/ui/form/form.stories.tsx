import type { Meta, StoryObj } from '@storybook/react';
import { Button } from './button.tsx';
import { Form } from './form.tsx';
import { componentStory } from '../story-parameters.ts';
import { Stack } from '../layout/stack.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'UI/Form',
  component: Form,
  parameters: componentStory,
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
