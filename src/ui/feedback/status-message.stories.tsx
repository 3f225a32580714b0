import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { StandingMessage } from './status-message.tsx';
import { StandingRegion } from './status-region.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToasts } from './toast-store.ts';
import { componentStory } from '../story-parameters.ts';

const meta = {
  title: 'UI/StandingMessage',
  component: StandingMessage,
  parameters: componentStory,
  args: { children: 'A new version of this site is ready.', answers: null },
} satisfies Meta<typeof StandingMessage>;

export default meta;

/** Toasts are shown above it. */
export const BelowAToast: StoryObj<typeof meta> = {
  render: function Shown(args) {
    const [toasts] = useState(() => {
      const list = createToasts();
      list.show('You are signed out.', 'success');
      return list;
    });
    const [isShown, setShown] = useState(true);
    return (
      <>
        <StandingRegion>
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
        </StandingRegion>
        <ToastRegion toasts={toasts} />
      </>
    );
  },
};
