import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { MessageRegion } from './message-region.tsx';
import { createMessages } from './message-store.ts';
import { StandingMessage } from './standing-message.tsx';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/StandingMessage',
  component: StandingMessage,
  parameters: componentStory,
  args: { children: 'A new version of this site is ready.', answers: null },
} satisfies Meta<typeof StandingMessage>;

export default meta;

/** It stands above messages that go by themselves. */
export const BesideAMessage: StoryObj<typeof meta> = {
  render: function Shown(args) {
    const [messages] = useState(() => {
      const list = createMessages();
      list.show('You are signed out.', 'success');
      return list;
    });
    const [isShown, setShown] = useState(true);
    return (
      <MessageRegion messages={messages}>
        {isShown && (
          <StandingMessage
            {...args}
            answers={
              <>
                <Button>Reload</Button>
                <Button variant="quiet" onPress={() => setShown(false)}>
                  Later
                </Button>
              </>
            }
          />
        )}
      </MessageRegion>
    );
  },
};
