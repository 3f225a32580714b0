import ky from 'ky';
import type { Sending } from './client.ts';

/**
 * Sends each call once: retries are up to its chart. The client reads answers of any status. No call redirects: one that is
 * redirected comes from a gateway, and followed to another origin it would look like a broken connection.
 */
const client = ky.create({
  timeout: false,
  retry: 0,
  throwHttpErrors: false,
  credentials: 'same-origin',
  redirect: 'manual',
});

/** Sends a call. Rejects without an answer; with the signal's reason if it was aborted. */
export async function overNetwork({ url, ...sending }: Sending): Promise<Response> {
  return client(url, sending);
}
