import ky from 'ky';

/** A request of the network layer: its URL is a path of this origin, with the query. */
export interface Sending {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body of a POST. */
  readonly json?: unknown;
  /** The request survives unloading the page. */
  readonly keepalive: boolean;
  /** Aborts the request; with a `TimeoutError` after the timeout. */
  readonly signal: AbortSignal;
}

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
