import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { MessageRegion } from './message-region.tsx';
import { createMessages } from './message-store.ts';
import { componentStory } from '../story-parameters.ts';
import { TextField } from '../form/text-field.tsx';

const meta = {
  title: 'UI/MessageRegion',
  component: MessageRegion,
  parameters: componentStory,
  args: { messages: createMessages() },
} satisfies Meta<typeof MessageRegion>;

export default meta;

/** On a low window it comes where one types: what has the focus moves out from under it. */
export const OverAField: StoryObj<typeof meta> = {
  render: function Typed() {
    const [messages] = useState(createMessages);
    const [value, setValue] = useState('');
    const type = (text: string): void => {
      setValue(text);
      messages.show('Your draft is kept in this tab for two hours.', 'info');
    };
    return (
      <>
        <div style={{ blockSize: '70vh' }} />
        <TextField name="remark" label="Your message" value={value} onChange={type} />
        <MessageRegion messages={messages} />
      </>
    );
  },
};

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
