import type { Meta, StoryObj } from '@storybook/react';
import { ConfirmButton } from './confirm-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/ConfirmButton',
  component: ConfirmButton,
  parameters: componentStory,
  args: {
    children: 'Delete the list…',
    title: 'Delete this list?',
    consequence: 'This deletes all lines and your corrections, and can’t be undone.',
    action: 'Delete the list',
    dismissal: 'Keep the list',
    onConfirm: () => undefined,
  },
} satisfies Meta<typeof ConfirmButton>;

export default meta;

export const Closed: StoryObj<typeof meta> = {};

/** The dialog that the button opens. */
export const Open: StoryObj<typeof meta> = {
  render: (args) => (
    <>
      <p>Readers of the list</p>
      <ConfirmDialog {...args} onClose={() => undefined} />
    </>
  ),
};
