import type { FilledPorts } from '../../machines/ports.ts';
import { contactCalls as calls } from '../contract/calls/contact.ts';
import type { Ask } from './client.ts';
import { tell } from './client.ts';

/** Messages to the desk. */
export function contactApi(ask: Ask): Pick<FilledPorts, 'sendMessage'> {
  return {
    sendMessage: ({ key, message }, signal) =>
      tell(ask, calls['form/contact'], { request: message, idempotencyKey: key, signal }),
  };
}
