import ky from 'ky';
import type { Sending } from './client.ts';

/** Each call is made once: what is sent again is for its chart to say. Answers of any status are read by the client. */
const client = ky.create({ timeout: false, retry: 0, throwHttpErrors: false, credentials: 'same-origin' });

/** Sends a call. Rejects where there is no answer, with the signal's reason where it was called off. */
export async function overNetwork({ url, ...sending }: Sending): Promise<Response> {
  return client(url, sending);
}
