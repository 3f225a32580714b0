import type { FilledPorts } from '../../machines/ports.ts';
import { contactCalls as calls } from '../../contract/contact.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';

/** Messages to the desk. */
export function contactApi(client: ApiClient): Pick<FilledPorts, 'sendMessage'> {
  return {
    sendMessage: ({ key, message }, signal) =>
      tell(client, calls['form/contact'], { request: message, idempotencyKey: key, signal }),
  };
}
