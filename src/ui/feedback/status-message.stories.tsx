import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { StatusMessage, StatusRegion } from './status-message.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToasts } from './toast-store.ts';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/StandingMessage',
  component: StatusMessage,
  parameters: componentStory,
  args: { children: 'A new version of this site is ready.', answers: null },
} satisfies Meta<typeof StatusMessage>;

export default meta;

/** Toasts are shown above it. */
export const BelowAToast: StoryObj<typeof meta> = {
  render: function Shown(args) {
    const [toasts] = useState(() => {
      const list = createToasts();
      list.show('You’re signed out.', 'success');
      return list;
    });
    const [isShown, setShown] = useState(true);
    return (
      <>
        <StatusRegion>
          {isShown && (
            <StatusMessage
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
        </StatusRegion>
        <ToastRegion toasts={toasts} />
      </>
    );
  },
};
