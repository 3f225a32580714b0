/** A gateway answers in place of the back end: an HTML page, an empty body, a redirect to another sign-in. */
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { stepOf } from '../../machines/engine/index.ts';
import { isUncertain } from '../../machines/failure.ts';
import { freshInvoiceDraft } from '../../machines/invoice/invoice.draft.ts';
import { invoiceMachine } from '../../machines/invoice/invoice.machine.ts';
import { site, visitors } from '../../machines/people.fixtures.ts';
import type { ApiClient } from '../../src/api/client.ts';
import { createClient } from '../../src/api/client.ts';
import { invoicesApi } from '../../src/api/invoices.ts';
import { overNetwork } from '../../src/api/network.ts';
import { visitorApi } from '../../src/api/visitor.ts';
import type { PageName } from '../../contract/pages.ts';
import type { Call } from '../../contract/call.ts';
import { callNames, calls } from '../../contract/calls.ts';
import { loadLaterOrdering } from '../../src/features/shared/ordering/later-views.ts';
import { fill } from '../../src/page/fill-ports.ts';
import type { GatewayAnswer } from '../support/gateway.ts';
import { gatewayAnswers, openGateway } from '../support/gateway.ts';
import { drawnPages } from './drawn-pages.ts';
import { loadParts } from './every-page.tsx';

const ignore = () => undefined;

/** The product’s client and network layer, at an origin. */
const clientAt = (origin: string, onUnauthorised: () => void = ignore): ApiClient =>
  createClient({
    addressing: () => ({ locale: 'fr', prefixRouting: true }),
    onUnauthorised,
    onFeedback: ignore,
    onFailure: ignore,
    onOmissions: ignore,
    given: (sending) => overNetwork({ ...sending, url: origin + sending.url }),
  });

const { signal } = new AbortController();

describe.each(gatewayAnswers)('%s', (gatewayAnswer) => {
  it('leaves open whether any call was executed, and is not followed to another page', async () => {
    const { origin, received } = await openGateway(() => gatewayAnswer);
    const client = clientAt(origin);
    for (const name of callNames) {
      const row: Call<unknown, unknown, unknown> = calls[name];
      const failure = await client(row, { idempotencyKey: 'a-key', signal }).catch((error: unknown) => error);
      expect([name, failure, isUncertain(failure)]).toMatchObject([name, { kind: 'malformed', feedback: null }, true]);
    }
    expect(received).toEqual(callNames.map((name) => `${calls[name].method} ${calls[name].path}`));
  });

  it('after an order has it looked up by its key, and not sent again', async () => {
    const orders: (string | undefined)[] = [];
    const { origin } = await openGateway(({ call, body, key }) => {
      if (call === 'POST /ajax/subscriptions/invoice/checkout') {
        orders.push(key);
        return gatewayAnswer;
      }
      return body['cleIdempotence'] === undefined ? 'invoice-read.list' : 'invoice-read.checkout';
    });
    const machine = fill(invoiceMachine, null, invoicesApi(clientAt(origin)), { openHostedPage: ignore });
    const draft = freshInvoiceDraft({ seed: 'a-seed', email: 'amina@example.org' });
    const invoice = createActor(machine, { input: { draft, params: {} } });
    const comesTo = (step: string) => waitFor(invoice, (snapshot) => stepOf(snapshot).name === step);
    invoice.start();
    await waitFor(invoice, (snapshot) => snapshot.can({ type: 'selection.confirmed' }));
    invoice.send({ type: 'selection.confirmed' });
    await comesTo('check');
    invoice.send({ type: 'payment.confirmed' });
    await comesTo('recovering');
    invoice.send({ type: 'retried' });
    const { context } = await comesTo('interrupted');
    expect(context).toMatchObject({ hostedUrl: 'https://desk.example.org/pay/sandbox/cs_test', failure: null });
    expect(orders).toEqual([expect.stringContaining('a-seed')]);
    invoice.stop();
  });

  it('does not refuse an invoice’s link', async () => {
    const { origin } = await openGateway(() => gatewayAnswer);
    const visitor = visitorApi(clientAt(origin)).readVisitor({ invoiceToken: 'token' }, signal);
    await expect(visitor).rejects.toMatchObject({ kind: 'malformed' });
  });
});

it('asks for a sign-in where a gateway answers 401', async () => {
  let times = 0;
  const { origin } = await openGateway(() => 'an HTML page of 401');
  const client = clientAt(origin, () => (times += 1));
  await expect(client(calls['subscriptions/all'], { signal })).rejects.toMatchObject({ kind: 'unauthorised' });
  expect(times).toBe(1);
  expect(await visitorApi(client).readVisitor({ invoiceToken: null }, signal)).toEqual({ kind: 'anonymous' });
});

/** Pages that say that a record is not there. */
const pages: readonly (readonly [page: PageName, path: string, absence: string])[] = [
  ['invoice', '/account/invoices/success/PAY-7KQ2-M4XD-91TB', 'find a payment'],
  ['subscription', '/account/subscriptions/9001', 'None of your subscriptions'],
  ['quotation', '/account/quotation?aboId=9001', 'find a quote'],
  ['payment', '/account/payment/step3/success/PAY-7KQ2-M4XD-91TB', 'find a payment'],
  ['modification', '/account/requests/9001', 'find a request'],
  ['readerForm', '/account/subscriptions/9001/readers/form', 'number'],
];

it.each(pages)(
  'the page %s at %s says that the service fails, not that nothing is there',
  async (page, path, absence) => {
    await loadLaterOrdering();
    const part = (await loadParts()).find(({ name }) => name === page);
    if (!part) throw new Error(`There is no page ${page}`);
    const wordsFor = async (answer: GatewayAnswer) => {
      const { origin } = await openGateway(() => answer);
      const { drawWhole } = drawnPages((url, init) => fetch(origin + url, { ...init, redirect: 'manual' }));
      return (await drawWhole({ ...part, path }, { site, visitor: visitors.signedIn })).words;
    };
    for (const answer of gatewayAnswers) {
      const words = await wordsFor(answer);
      expect(words).toContain('The service isn’t responding as it should. Try again in a moment.');
      expect(words).toMatch(/Try again$|Try again /);
      expect(words).not.toContain(absence);
      expect(words).not.toContain('connection');
    }
  },
);
