import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { MessageRegion } from './message-region.tsx';
import { createMessages } from './message-store.ts';
import { componentStory } from './story-parameters.ts';

const meta = {
  title: 'UI/MessageRegion',
  component: MessageRegion,
  parameters: componentStory,
  args: { messages: createMessages() },
} satisfies Meta<typeof MessageRegion>;

export default meta;

/** Stays for 5 seconds, longer under a pointer or with focus in it. */
export const OneMessage: StoryObj<typeof meta> = {
  render: function Shown() {
    const [messages] = useState(() => {
      const list = createMessages();
      list.show('You are signed out.', 'success');
      return list;
    });
    return (
      <>
        <Button onPress={() => messages.show('You are signed out.', 'success')}>Show a message</Button>
        <MessageRegion messages={messages} />
      </>
    );
  },
};
