import type { Meta, StoryObj } from '@storybook/react';
import { ConfirmButton } from './confirm-button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/ConfirmButton',
  component: ConfirmButton,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Asks before something is destroyed at once for good: a dialog names what is lost and repeats the verb on its button.',
    notFor:
      'What can be undone is done at once, with an undo next to it: use a `Button`. A long consequence, or a choice to make first, deserves a step of its own.',
  }),
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
