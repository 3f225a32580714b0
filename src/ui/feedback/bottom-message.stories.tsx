import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Actions } from '../form/actions.tsx';
import { BottomMessage } from './bottom-message.tsx';
import { Button } from '../form/button.tsx';
import { Notice } from './notice.tsx';
import { Stack } from '../layout/stack.tsx';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/BottomMessage',
  component: BottomMessage,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Keeps the latest outcome in sight at the lower edge of the window, as long as its list is in view: a change that was refused, a change that can be undone.',
    notFor:
      'A message about one record belongs to that record, one about the whole page is a `Notice`, and one that needs no answer and may pass by is a toast (`ToastRegion`).',
    isFramed: true,
  }),
  args: { children: null },
} satisfies Meta<typeof BottomMessage>;

export default meta;

/** Its region stays in the page when there is nothing to say. */
export const Refused: StoryObj<typeof meta> = {
  render: function Shown() {
    const [isShown, setShown] = useState(true);
    return (
      <Stack>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>Ports of the Gulf of Guinea, part {index + 1}</p>
        ))}
        <BottomMessage>
          {isShown && (
            <Notice kind="danger" title="We couldn’t save “Ports of the Gulf of Guinea”">
              <Actions>
                <Button variant="quiet" icon="close" onPress={() => setShown(false)}>
                  Close
                </Button>
              </Actions>
            </Notice>
          )}
        </BottomMessage>
      </Stack>
    );
  },
};
