import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionMessage } from '../../machines/session/session.machine.ts';
import type { Toast } from '../ui/feedback/toast-store.ts';
import { createToasts } from '../ui/feedback/toast-store.ts';

/** The toasts of the whole application. */
export const toasts = createToasts();

const words: Readonly<Record<SessionMessage['message'], readonly [MessageDescriptor, Toast['kind']]>> = {
  signedOut: [msg`You’re signed out.`, 'success'],
  stillSignedIn: [msg`We couldn’t sign you out. Try again.`, 'warning'],
  signOutUncertain: [msg`We can’t tell whether you’re signed out. Check your connection, then try again.`, 'warning'],
};

/** Shows a chart's message as a toast. */
export function showMessage({ message }: Pick<SessionMessage, 'message'>): void {
  const [text, kind] = words[message];
  toasts.show(i18n._(text), kind);
}
