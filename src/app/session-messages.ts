import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionMessage } from '../../machines/session/session.machine.ts';
import type { Message } from '../ui/feedback/message-store.ts';
import { createMessages } from '../ui/feedback/message-store.ts';

/** Messages that go by themselves, one list for the whole application. */
export const messages = createMessages();

const words: Readonly<Record<SessionMessage['message'], readonly [MessageDescriptor, Message['kind']]>> = {
  signedOut: [msg`You are signed out.`, 'success'],
  stillSignedIn: [msg`You are still signed in: signing out did not work. Please try again.`, 'warning'],
  signOutUncertain: [msg`We cannot tell whether you are signed out. Check your connection, then try again.`, 'warning'],
};

/** Shows what a chart has to say in passing. */
export function showMessage({ message }: Pick<SessionMessage, 'message'>): void {
  const [text, kind] = words[message];
  messages.show(i18n._(text), kind);
}
