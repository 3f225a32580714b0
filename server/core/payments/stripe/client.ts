import Stripe from 'stripe';
import type { StripeSettings } from '../../settings.ts';

/** Longest wait for one answer of Stripe's, in milliseconds. */
const TIMEOUT = 8000;

/** How often the SDK sends a request again after a lost connection, a 409, a 5xx, or where Stripe asks for it (429). */
const RETRIES = 2;

const clients = new WeakMap<StripeSettings, Stripe>();

function createClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const api = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    // The version of the SDK's types: a new SDK does not compile until somebody has read what changed.
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT,
    telemetry: false,
    ...(api && { host: api.hostname, port: api.port, protocol: api.protocol === 'http:' ? 'http' : 'https' }),
  });
}

/** The SDK's client for a key, one for all requests of the process. */
export function clientOf(settings: StripeSettings): Stripe {
  const client = clients.get(settings) ?? createClient(settings);
  clients.set(settings, client);
  return client;
}
