import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { StatusMessage, StatusRegion } from './status-message.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToasts } from './toast-store.ts';
import { componentPage } from '../story-parameters.ts';

const meta = {
  title: 'UI/StandingMessage',
  component: StatusMessage,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Asks something that can wait, above the page and without blocking it: the consent to cookies, a newer build.',
    notFor:
      'A question that must be answered first is a dialog (`ConfirmButton`). A message without an answer is a toast (`ToastRegion`) or a `Notice`.',
    isFramed: true,
  }),
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
        <ToastRegion toasts={toasts} page="/account" />
      </>
    );
  },
};
