import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Actions } from '../form/actions.tsx';
import { BottomMessage } from './bottom-message.tsx';
import { Button } from '../form/button.tsx';
import { Notice } from './notice.tsx';
import { Stack } from '../layout/stack.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/BottomMessage',
  component: BottomMessage,
  parameters: componentStory,
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
