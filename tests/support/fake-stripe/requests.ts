import type { StripeBooks } from './books.ts';
import type { Refund, Session } from './objects.ts';
import { Failure, invalid } from './objects.ts';

/** Form parameters of each request. */
const parameters = {
  session: [
    /^(mode|client_reference_id|locale|submit_type|expires_at|success_url|cancel_url)$/,
    /^(metadata|payment_intent_data\[metadata\])\[\w+\]$/,
    /^payment_intent_data\[description\]$/,
    /^adaptive_pricing\[enabled\]$/,
    /^line_items\[\d+\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\]$/,
  ],
  refund: [/^(payment_intent|amount|reason)$/, /^metadata\[\w+\]$/],
  list: [
    /^(limit|starting_after|ending_before|payment_intent|charge)$/,
    /^created\[(gte|gt|lte|lt)\]$/,
    /^types\[\d+\]$/,
  ],
  retrieve: [/^expand\[\d+\]$/],
  none: [],
} as const;

function require(form: URLSearchParams, name: string): string {
  const value = form.get(name);
  if (value === null || value === '') throw invalid(`Missing required param: ${name}.`, 'parameter_missing');
  return value;
}

function checkParameters(form: URLSearchParams, allowed: readonly RegExp[]): void {
  for (const name of form.keys())
    if (!allowed.some((pattern) => pattern.test(name)))
      throw invalid(`Received unknown parameter: ${name}`, 'parameter_unknown');
}

function metadataIn(form: URLSearchParams, prefix: string): Record<string, string> {
  const start = `${prefix}[`;
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (name.startsWith(start) ? [[name.slice(start.length, -1), value]] : [])),
  );
}

function expanded(books: StripeBooks, session: Session, form: URLSearchParams): object {
  if (![...form.values()].includes('payment_intent.latest_charge') || session.payment_intent === null) return session;
  const payment = books.payment(session.payment_intent);
  const charge = payment.latest_charge === null ? null : books.chargeOf(payment);
  return { ...session, payment_intent: { ...payment, latest_charge: charge } };
}

function createSession(books: StripeBooks, form: URLSearchParams): Session {
  checkParameters(form, parameters.session);
  const price = 'line_items[0][price_data]';
  const expiresAt = Number(require(form, 'expires_at'));
  const lifetime = expiresAt - books.now();
  if (lifetime < 30 * 60 || lifetime > 24 * 3600)
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.');
  require(form, `${price}[product_data][name]`);
  const id = books.newId('cs_test');
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_total: Number(require(form, `${price}[unit_amount]`)) * Number(require(form, 'line_items[0][quantity]')),
    cancel_url: require(form, 'cancel_url'),
    client_reference_id: form.get('client_reference_id'),
    created: books.now(),
    currency: require(form, `${price}[currency]`),
    expires_at: expiresAt,
    livemode: false,
    locale: form.get('locale'),
    metadata: metadataIn(form, 'metadata'),
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: require(form, 'success_url'),
    url: `https://checkout.stripe.com/c/pay/${id}`,
  };
  books.sessions.set(id, session);
  return session;
}

function expireSession(books: StripeBooks, id: string): Session {
  const session = books.session(id);
  if (session.status !== 'open')
    throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This one has ${session.status}.`);
  books.expire(session);
  return session;
}

function createRefund(books: StripeBooks, form: URLSearchParams): Refund {
  checkParameters(form, parameters.refund);
  const payment = books.payment(require(form, 'payment_intent'));
  const { disputed, id } = books.chargeOf(payment);
  const isOpen = [...books.disputes.values()].some((each) => each.charge === id && each.status === 'needs_response');
  if (disputed && isOpen) throw invalid(`Charge ${id} has been charged back.`, 'charge_disputed');
  const amount = Number(require(form, 'amount'));
  return books.giveBack(payment, { amount, metadata: metadataIn(form, 'metadata'), status: books.refundStatus });
}

/** A page of objects, newest first. */
function list<Item extends { readonly id: string; readonly created: number }>(
  items: Iterable<Item>,
  form: URLSearchParams,
  isWanted: (item: Item) => boolean = () => true,
): object {
  checkParameters(form, parameters.list);
  const from = Number(form.get('created[gte]') ?? 0);
  const until = Number(form.get('created[lte]') ?? Number.MAX_SAFE_INTEGER);
  const all = [...items].filter((item) => item.created >= from && item.created <= until && isWanted(item)).toReversed();
  const after = form.get('starting_after');
  const rest = after === null ? all : all.slice(all.findIndex(({ id }) => id === after) + 1);
  const limit = Number(form.get('limit') ?? 10);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url: '/v1/objects' };
}

/** The API's answer to a request. Throws an error of Stripe’s. */
export function answerOf(
  books: StripeBooks,
  { method, path, form }: { readonly method: string; readonly path: string; readonly form: URLSearchParams },
): object {
  const payment = form.get('payment_intent');
  const isOfPayment = (item: { readonly payment_intent: string | null }) => item.payment_intent === payment;
  const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
  if (id !== '' && action) return expireSession(books, id);
  if (id !== '') {
    checkParameters(form, parameters.retrieve);
    return expanded(books, books.session(id), form);
  }
  switch (`${method} ${path}`) {
    case 'POST /v1/checkout/sessions':
      return createSession(books, form);
    case 'GET /v1/checkout/sessions':
      return list(books.sessions.values(), form, isOfPayment);
    case 'POST /v1/refunds':
      return createRefund(books, form);
    case 'GET /v1/refunds':
      return list(books.refunds.values(), form, isOfPayment);
    case 'GET /v1/disputes':
      return list(books.disputes.values(), form, isOfPayment);
    case 'GET /v1/charges':
      return list(books.charges.values(), form);
    case 'GET /v1/events': {
      const types = [...form].flatMap(([name, value]) => (name.startsWith('types[') ? [value] : []));
      if (types.length > 20) throw invalid('You may pass up to 20 types.');
      return list(books.events, form, ({ type }) => types.includes(type));
    }
    default:
      throw new Failure(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      });
  }
}
