/**
 * The one table of what tests may ask, and nobody else: its rows are mounted (`serve-test-control.ts`), described
 * (`description.ts`) and tried by their examples (`tests/contract/test-control.test.ts`).
 */
import { coerce, define, enums, integer, literal, object, optional, string } from 'superstruct';
import { union } from '../../src/contract/compound.ts';
import { doDueWork } from '../routes/background.ts';
import { isSettable } from '../core/clock.ts';
import { confirmationModes } from '../core/db/sandbox-schema.ts';
import { revokeInvoiceTokens } from '../features/invoice/token.ts';
import type { Services } from '../core/services.ts';
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
import { decideForTest, decisionRequest } from './decision-control.ts';
import type { Faults } from './faults.ts';
import { faultRequest } from './faults.ts';
import { changeQuotation, quotationChange } from './quotation-control.ts';
import { reconcileForTest, reconcileRequest } from './reconciling.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import { makeScenario, scenarioRequest } from './scenarios.ts';
import { receiveTransfer } from './transfer.ts';

const moment = define<string>('moment such as "2026-03-29T12:00:00Z"', (value) => {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
});

const clockRequest = union([object({ set: moment }), object({ advance: integer() }), object({ reset: literal(true) })]);

const priceRequest = union([
  object({ invoiceId: integer(), net: integer() }),
  object({ subscriptionId: integer(), net: integer() }),
]);

/** The number of a record, as an address has it. */
const rowId = coerce(integer(), string(), Number);

const worker =
  'Whose requests are meant: those with this text in the header x-test-worker, or in the cookie test-worker.';

/** All that may be asked. */
export function controlTable(services: Services, faults: Faults): readonly Row[] {
  const { clock } = services;
  return [
    row({
      method: 'POST',
      path: '/test/scenario',
      does: 'Makes a person of their own, with all that a scenario arranges; answers who they are, what they have, and where it is looked at.',
      struct: scenarioRequest,
      means: {
        name: 'Which scenario: each is described below.',
        locale: 'The language of the person; "fr" where it is not said.',
        currency: 'Of invoices and prices; "EUR" where it is not said.',
        range: 'A network in CIDR notation that the person is recognised by.',
      },
      example: { asks: { name: 'severalInvoices', locale: 'en' } },
      answer: (asked) => makeScenario(services, asked),
    }),
    row({
      method: 'POST',
      path: '/test/fault',
      does: 'Spoils the next answers of a path for one worker.',
      struct: faultRequest,
      means: {
        worker,
        path: 'The path whose answers are spoilt, without language and query: "/ajax/user".',
        times: 'How many answers are spoilt; one where it is not said.',
        kind: 'How: "status" instead of handling, "statusAfter" after handling, "delay" before it, "refused" as isSuccess: false, "cut" before handling, "dropAnswer" after it, "notJson", "truncated", "wrongShape" and "nullData" in place of the answer.',
        status: 'The status that is answered, 400 to 599.',
        milliseconds: 'How long the request waits before it is handled.',
        feedback: 'The words of the refusal.',
      },
      example: { asks: { worker: 'me', path: '/ajax/user', kind: 'status', status: 503 } },
      answer: (asked) => faults.arm(asked),
    }),
    row({
      method: 'POST',
      path: '/test/reset',
      does: 'Disarms the faults of one worker, and forgets every counted attempt, so that nobody is held up by earlier ones.',
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
      does: 'Sets the server’s clock for everybody; answers what it shows then.',
      struct: clockRequest,
      means: {
        set: 'It is this moment now.',
        advance: 'It goes on by so many milliseconds, or back.',
        reset: 'It is the machine’s again.',
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
      does: 'Does the background work that is due, and answers when it is done.',
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
      does: 'Writes down that a transfer has come for an order, in its currency, as the office does.',
      struct: object({ reference: string(), minor: integer() }),
      means: { reference: 'The reference of the order.', minor: 'How much has come, in the smallest units.' },
      example: { first: 'invoiceTransferAwaited', asks: { reference: '<order>', minor: 10_000 } },
      answer: ({ reference, minor }) => receiveTransfer(services, reference, minor),
    }),
    row({
      method: 'POST',
      path: '/test/charge',
      does: 'Charges an order by card at the sandbox whatever became of its page, as a bank does whose answer crosses a cancellation.',
      struct: object({ reference: string(), confirmation: optional(enums(confirmationModes)) }),
      means: {
        reference: 'The reference of the order.',
        confirmation: 'How the sandbox tells the server of it; "atOnce" where it is not said.',
      },
      example: { first: 'invoiceRefused', asks: { reference: '<order>', confirmation: 'never' } },
      answer: ({ reference, confirmation = 'atOnce' }) => chargeAs(services, reference, confirmation),
    }),
    row({
      method: 'POST',
      path: '/test/reconcile',
      does: 'Asks the provider about an order by card and writes down its answer, or lets nobody ask any more; the time of all others stays as it is.',
      struct: reconcileRequest,
      means: {
        reference: 'The reference of the order.',
        when: 'When the provider is asked: "now", however young the order is, or "never", whatever time passes.',
      },
      example: { first: 'invoiceConfirming', asks: { reference: '<order>', when: 'now' } },
      answer: (asked) => reconcileForTest(services, asked),
    }),
    row({
      method: 'POST',
      path: '/test/quotation',
      does: 'Does to a quotation what the office, or time, does while a buyer looks at it; no mail is sent.',
      struct: quotationChange,
      means: {
        id: 'The number of the quotation.',
        net: 'Another price of the first line before tax, in the smallest units; the version rises.',
        raise: 'The version rises, and nothing else is changed.',
        expiresIn: 'It ends so many milliseconds from now; the version stays.',
        withdraw: 'The publisher takes it back; the version rises.',
      },
      example: { first: 'quoteOpen', asks: { id: '<subscription.id>', withdraw: true } },
      answer: (asked) => changeQuotation(services, asked),
    }),
    row({
      method: 'POST',
      path: '/test/decision',
      does: 'Decides about a request for a modification as the office does; answers what it came to.',
      struct: decisionRequest,
      means: {
        id: 'The number of the request.',
        accepted: 'Which lines are accepted, by their positions; all that are not rejected where it is not said.',
        rejected: 'Which lines are rejected, each with the reason that its reader is told.',
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
      does: 'Answers all that the books say of an invoice: orders, payments, refunds, and the sandbox’s sessions and events.',
      struct: object({ id: rowId }),
      means: { id: 'The number of the invoice.' },
      example: { first: 'oneInvoice', asks: { id: '<invoices.0.id>' } },
      answer: ({ id }) => readBooks(services, id),
    }),
    row({
      method: 'GET',
      path: '/test/subscriptions/:id',
      does: 'Answers a subscription as the books have it, what they say of its invoice, and the wallet of its account.',
      struct: object({ id: rowId }),
      means: { id: 'The number of the subscription.' },
      example: { first: 'paymentSettled', asks: { id: '<subscription.id>' } },
      answer: ({ id }) => readSubscriptionBooks(services, id),
    }),
    row({
      method: 'GET',
      path: '/test/requests/:email',
      does: 'Answers the requests for a quote that came from an e-mail address, oldest first.',
      struct: object({ email: string() }),
      means: { email: 'The address of who asked.' },
      example: { asks: { email: 'nobody@example.org' } },
      answer: ({ email }) => readRequests(services, email),
    }),
    row({
      method: 'GET',
      path: '/test/mail/:to',
      does: 'Answers the letters that were written to an e-mail address, oldest first, with their links.',
      struct: object({ to: string() }),
      means: { to: 'The address that they went to.' },
      example: { first: 'paymentSettled', asks: { to: '<account.email>' } },
      answer: ({ to }) => readMail(services, to),
    }),
  ];
}
