import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { componentStory } from './story-parameters.ts';
import { UndoMessage } from './undo-message.tsx';

const meta = {
  title: 'UI/UndoMessage',
  component: UndoMessage,
  parameters: componentStory,
  args: {
    text: 'Removed: “Ports of the Gulf of Guinea”.',
    onUndo: () => undefined,
    onHold: () => undefined,
    onRelease: () => undefined,
    returnTo: 'records',
  },
} satisfies Meta<typeof UndoMessage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Removed: Story = {
  render: function Shown(args) {
    const [text, setText] = useState(args.text);
    return (
      <div id="records" tabIndex={-1}>
        <UndoMessage {...args} text={text} onUndo={() => setText(null)} />
        <Button onPress={() => setText(args.text)}>Remove</Button>
      </div>
    );
  },
};
