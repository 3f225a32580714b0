/**
 * The table of test control's calls: its rows are mounted (`serve-test-control.ts`), described (`description.ts`) and
 * tried by their examples (`tests/contract/test-control.test.ts`).
 */
import type { Infer } from 'superstruct';
import { coerce, define, enums, integer, literal, object, optional, string, array } from 'superstruct';
import { union } from '../../contract/compound.ts';
import { isSettable } from '../core/clock.ts';
import { priceCurrencies } from '../../domain/catalogue.ts';
import { confirmationModes } from '../core/db/sandbox-schema.ts';
import type { Services } from '../core/services.ts';
import { revokeInvoiceTokens } from '../features/invoice/token.ts';
import { decideModification } from '../features/modification/decide.ts';
import { doDueWork } from '../routes/background.ts';
import {
  changePrice,
  changeSubscriptionPrice,
  chargeAs,
  forgetAttempts,
  readBooks,
  readMail,
  readRequests,
  readSubscriptionBooks,
} from './books.ts';
import type { Faults } from './faults.ts';
import { faultRequest } from './faults.ts';
import { changeQuotation, quotationChange } from './quotation-control.ts';
import { reconcileForTest, reconcileRequest } from './reconciling.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import { makeScenario, scenarioRequest } from './scenarios.ts';
import { receiveTransfer } from './order-scenarios.ts';

/** The desk's decision about a request: by default, everything that is not rejected is accepted. */
const decisionRequest = object({
  id: integer(),
  accepted: optional(union([literal('all'), array(integer())])),
  rejected: optional(array(object({ position: integer(), reason: string() }))),
});

/** Decides about a request as the office does. Returns its result. */
async function decideForTest(services: Services, asked: Infer<typeof decisionRequest>) {
  const { id, accepted = 'all', rejected = [] } = asked;
  return services.db
    .transaction()
    .execute((trx) => decideModification(trx, services, { which: { id }, accepted, rejected, by: 'Inès Maréchal' }));
}

const moment = define<string>('moment such as "2026-03-29T12:00:00Z"', (value) => {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
});

const clockRequest = union([object({ set: moment }), object({ advance: integer() }), object({ reset: literal(true) })]);

const priceRequest = union([
  object({ invoiceId: integer(), net: integer() }),
  object({ subscriptionId: integer(), net: integer() }),
]);

/** The number of a record, from an address. */
const rowId = coerce(integer(), string(), Number);

const worker = 'Affects the requests with this text in the header x-test-worker, or in the cookie test-worker.';

/** All calls of test control. */
export function controlTable(services: Services, faults: Faults): readonly Row[] {
  const { clock } = services;
  return [
    row({
      method: 'POST',
      path: '/test/scenario',
      does: 'Creates a person in the situation of a scenario; answers their account, their records, and the page to view.',
      struct: scenarioRequest,
      means: {
        name: 'Name of the scenario; all are described below.',
        locale: 'The language of the person; "fr" by default.',
        currency: 'Of invoices and prices; "EUR" by default.',
        range: 'A network in CIDR notation that the person is recognised by.',
      },
      example: { asks: { name: 'severalInvoices', locale: 'en' } },
      answer: (asked) => makeScenario(services, asked),
    }),
    row({
      method: 'POST',
      path: '/test/fault',
      does: 'Injects faults into the next answers of a path for one worker.',
      struct: faultRequest,
      means: {
        worker,
        path: 'The affected path, without language and query: "/ajax/user".',
        times: 'Number of affected answers; one by default.',
        kind: 'Kind of fault: "status" instead of handling, "statusAfter" after handling, "delay" before it, "refused" as isSuccess: false, "cut" before handling, "dropAnswer" after it, "notJson", "truncated", "wrongShape" and "nullData" in place of the answer.',
        status: 'The status of the answer, 400 to 599.',
        milliseconds: 'How long the request waits before it is handled.',
        feedback: 'The feedback of the refusal.',
      },
      example: { asks: { worker: 'me', path: '/ajax/user', kind: 'status', status: 503 } },
      answer: (asked) => faults.arm(asked),
    }),
    row({
      method: 'POST',
      path: '/test/reset',
      does: 'Disarms the faults of one worker, and deletes all counted attempts, so that earlier ones limit no test.',
      struct: object({ worker: string() }),
      means: { worker },
      example: { asks: { worker: 'me' } },
      answer: async (asked) => {
        faults.disarm(asked.worker);
        await forgetAttempts(services);
      },
    }),
    row({
      method: 'POST',
      path: '/test/clock',
      does: 'Sets the server’s clock for all requests; answers the resulting time.',
      struct: clockRequest,
      means: {
        set: 'The new time.',
        advance: 'Milliseconds to advance; negative: back.',
        reset: 'Returns to the machine’s time.',
      },
      example: { asks: { reset: true } },
      answer: (asked) => {
        if (!isSettable(clock)) throw new Error('The clock of this server cannot be set');
        if ('set' in asked) clock.set(new Date(asked.set));
        else if ('advance' in asked) clock.advance(asked.advance);
        else clock.reset();
        return { now: clock.now().toISOString() };
      },
    }),
    row({
      method: 'POST',
      path: '/test/tick',
      does: 'Does the background work that is due, and answers after it is done.',
      struct: object({}),
      means: {},
      example: { asks: {} },
      answer: () => doDueWork(services),
    }),
    row({
      method: 'POST',
      path: '/test/price',
      does: 'Changes the price of the first line of an invoice or of a subscription, as the office may while a buyer looks at it.',
      struct: priceRequest,
      means: {
        invoiceId: 'The number of the invoice.',
        subscriptionId: 'The number of the subscription.',
        net: 'Before tax, in the smallest units.',
      },
      example: { first: 'oneInvoice', asks: { invoiceId: '<invoices.0.id>', net: 25_000 } },
      answer: (asked) =>
        'invoiceId' in asked
          ? changePrice(services, asked.invoiceId, asked.net)
          : changeSubscriptionPrice(services, asked.subscriptionId, asked.net),
    }),
    row({
      method: 'POST',
      path: '/test/transfer',
      does: 'Records a transfer received for an order, in its currency or another, as the office does.',
      struct: object({ reference: string(), minor: integer(), currency: optional(enums(priceCurrencies)) }),
      means: {
        reference: 'The reference of the order.',
        minor: 'The received amount, in the smallest units.',
        currency: 'Its currency; that of the order by default. In another one, the office decides about it.',
      },
      example: { first: 'invoiceTransferAwaited', asks: { reference: '<order>', minor: 10_000 } },
      answer: ({ reference, ...amount }) => receiveTransfer(services, reference, amount),
    }),
    row({
      method: 'POST',
      path: '/test/charge',
      does: 'Charges a card order at the sandbox in any state of its page, as a bank does whose answer crosses a cancellation.',
      struct: object({ reference: string(), confirmation: optional(enums(confirmationModes)) }),
      means: {
        reference: 'The reference of the order.',
        confirmation: 'How the sandbox reports it to the server; "atOnce" by default.',
      },
      example: { first: 'invoiceRefused', asks: { reference: '<order>', confirmation: 'never' } },
      answer: ({ reference, confirmation = 'atOnce' }) => chargeAs(services, reference, confirmation),
    }),
    row({
      method: 'POST',
      path: '/test/reconcile',
      does: 'Queries the provider about a card order and applies its answer, or stops such queries; other orders are not affected.',
      struct: reconcileRequest,
      means: {
        reference: 'The reference of the order.',
        when: 'When the provider is queried: "now", at any age of the order, or "never", even if the clock advances.',
      },
      example: { first: 'invoiceConfirming', asks: { reference: '<order>', when: 'now' } },
      answer: (asked) => reconcileForTest(services, asked),
    }),
    row({
      method: 'POST',
      path: '/test/quotation',
      does: 'Changes a quotation as the office, or time, may while a buyer looks at it; no mail is sent.',
      struct: quotationChange,
      means: {
        id: 'The number of the quotation.',
        net: 'New price of the first line before tax, in the smallest units; increments the version.',
        raise: 'Increments the version, and changes nothing else.',
        expiresIn: 'Milliseconds until it expires; the version stays.',
        withdraw: 'The publisher withdraws it; increments the version.',
      },
      example: { first: 'quoteOpen', asks: { id: '<subscription.id>', withdraw: true } },
      answer: (asked) => changeQuotation(services, asked),
    }),
    row({
      method: 'POST',
      path: '/test/decision',
      does: 'Decides a request for a modification as the office does; answers the result.',
      struct: decisionRequest,
      means: {
        id: 'The number of the request.',
        accepted: 'Positions of accepted lines; by default all that are not rejected.',
        rejected: 'Positions of rejected lines, each with the reason shown to the requester.',
      },
      example: { first: 'requestPending', asks: { id: '<request>' } },
      answer: (asked) => decideForTest(services, asked),
    }),
    row({
      method: 'POST',
      path: '/test/revoke',
      does: 'Revokes the links to an invoice.',
      struct: object({ invoiceId: integer() }),
      means: { invoiceId: 'The number of the invoice.' },
      example: { first: 'oneInvoice', asks: { invoiceId: '<invoices.0.id>' } },
      answer: (asked) => revokeInvoiceTokens(services.db, services, asked.invoiceId),
    }),
    row({
      method: 'GET',
      path: '/test/books/:id',
      does: 'Answers all records of an invoice: orders, payments, refunds, and the sandbox’s sessions and events.',
      struct: object({ id: rowId }),
      means: { id: 'The number of the invoice.' },
      example: { first: 'oneInvoice', asks: { id: '<invoices.0.id>' } },
      answer: ({ id }) => readBooks(services, id),
    }),
    row({
      method: 'GET',
      path: '/test/subscriptions/:id',
      does: 'Answers the row of a subscription, the records of its invoice, and the wallet of its account.',
      struct: object({ id: rowId }),
      means: { id: 'The number of the subscription.' },
      example: { first: 'paymentSettled', asks: { id: '<subscription.id>' } },
      answer: ({ id }) => readSubscriptionBooks(services, id),
    }),
    row({
      method: 'GET',
      path: '/test/requests/:email',
      does: 'Answers the quote requests of an email address, oldest first.',
      struct: object({ email: string() }),
      means: { email: 'The address of the requester.' },
      example: { asks: { email: 'nobody@example.org' } },
      answer: ({ email }) => readRequests(services, email),
    }),
    row({
      method: 'GET',
      path: '/test/mail/:to',
      does: 'Answers the emails to an address, oldest first, with their links.',
      struct: object({ to: string() }),
      means: { to: 'The address of the recipient.' },
      example: { first: 'paymentSettled', asks: { to: '<account.email>' } },
      answer: ({ to }) => readMail(services, to),
    }),
  ];
}
