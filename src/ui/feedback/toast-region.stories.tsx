import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { Button } from '../form/button.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToasts } from './toast-store.ts';
import { componentPage } from '../story-parameters.ts';
import { TextField } from '../form/text-field.tsx';

const meta = {
  title: 'UI/ToastRegion',
  component: ToastRegion,
  tags: ['autodocs'],
  parameters: componentPage({
    purpose:
      'Confirms what has been done elsewhere or on the page before, for five seconds: “Signed out”, “Address saved”.',
    notFor:
      'Never for an error alone, nor for anything that must be read or answered: use a `Notice`, a `BottomMessage` or a `StatusMessage`.',
    isFramed: true,
  }),
  args: { toasts: createToasts(), page: '/account' },
} satisfies Meta<typeof ToastRegion>;

export default meta;

/** In a low window it covers the field that has focus: the field scrolls out from under it. */
export const OverAField: StoryObj<typeof meta> = {
  render: function Typed() {
    const [toasts] = useState(createToasts);
    const [value, setValue] = useState('');
    const type = (text: string): void => {
      setValue(text);
      toasts.show('Your draft is kept in this tab for two hours.', 'info');
    };
    return (
      <>
        <div style={{ blockSize: '70vh' }} />
        <TextField name="remark" label="Your message" value={value} onChange={type} />
        <ToastRegion toasts={toasts} page="/account" />
      </>
    );
  },
};

/** Stays for 5 seconds, longer under a pointer or with focus in it. */
export const OneToast: StoryObj<typeof meta> = {
  render: function Shown() {
    const [toasts] = useState(() => {
      const list = createToasts();
      list.show('You’re signed out.', 'success');
      return list;
    });
    return (
      <>
        <Button onPress={() => toasts.show('You’re signed out.', 'success')}>Show a message</Button>
        <ToastRegion toasts={toasts} page="/account" />
      </>
    );
  },
};
