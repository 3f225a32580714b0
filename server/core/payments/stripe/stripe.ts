import type { Services } from '../../services.ts';
import type { StripeSettings } from '../../settings.ts';
import { isTestKey } from '../../settings.ts';
import type { Charge, PaymentProvider } from '../provider.ts';
import { amountOf, momentOf } from './state.ts';
import { listEvents, verify } from './events.ts';
import { refundSession } from './reversals.ts';
import { createSession, expireSession, ORDER, readSession } from './sessions.ts';
import Stripe from 'stripe';

/** Longest wait for one answer of Stripe's, in milliseconds. */
const TIMEOUT = 8000;

/** How often the SDK sends a request again after a lost connection, a 409, a 5xx, or where Stripe asks for it (429). */
const RETRIES = 2;

const clients = new WeakMap<StripeSettings, Stripe>();

function createClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const api = apiUrl === null ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    // The version of the SDK's types: a new SDK does not compile before this line is changed.
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT,
    telemetry: false,
    ...(api && { host: api.hostname, port: api.port, protocol: api.protocol === 'http:' ? 'http' : 'https' }),
  });
}

/** The SDK's client for a key, one for all requests of the process. */
function clientOf(settings: StripeSettings): Stripe {
  const client = clients.get(settings) ?? createClient(settings);
  clients.set(settings, client);
  return client;
}

const PAGE = 100;

/** Charges of this server's sessions; the account may have others. */
async function listCharges(stripe: Stripe, since: string): Promise<readonly Charge[]> {
  const created = { gte: Math.ceil(Date.parse(since) / 1000) };
  const charges: Charge[] = [];
  for await (const charge of stripe.charges.list({ created, limit: PAGE })) {
    const { id, metadata, status, amount, amount_refunded: refunded, currency } = charge;
    const reference = metadata[ORDER];
    if (reference === undefined || status !== 'succeeded') continue;
    charges.push({ charge: id, reference, amount: amountOf(amount, currency), at: momentOf(charge.created), refunded });
  }
  return charges.toReversed();
}

/**
 * The result of a call. An SDK error becomes the cause of a plain one: Fastify would answer with the status and headers
 * of Stripe's response, which the SDK's error carries.
 */
async function plain<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new Error(`Stripe: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Stripe: Checkout sessions on its own page. Its state is read from its API; an event only says that it changed. */
export function stripeProvider(
  { settings: { publicUrl }, clock }: Pick<Services, 'settings' | 'clock'>,
  settings: StripeSettings,
): PaymentProvider {
  const stripe = clientOf(settings);
  return {
    isSandbox: isTestKey(settings.secretKey),
    createSession: (request) => plain(createSession(stripe, { publicUrl }, request)),
    readSession: (id) => plain(readSession(stripe, id)),
    expireSession: (id) => plain(expireSession(stripe, id)),
    refund: (request) => plain(refundSession(stripe, request)),
    listCharges: (since) => plain(listCharges(stripe, since)),
    listEvents: (window) => plain(listEvents(stripe, window)),
    verifyConfirmation: (headers, body) =>
      plain(verify(stripe, { secret: settings.webhookSecret, clock }, { headers, body })),
  };
}
