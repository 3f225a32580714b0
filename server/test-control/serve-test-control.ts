import type { FastifyInstance } from 'fastify';
import type { Struct } from 'superstruct';
import { coerce, create, enums, integer, literal, number, object, optional, string, union } from 'superstruct';
import { isSettable } from '../clock.ts';
import { openApiOf } from '../../src/contract/openapi/document.ts';
import { revokeInvoiceTokens } from '../invoice/token.ts';
import { doDueWork } from '../answering/background.ts';
import { confirmationModes } from '../db/sandbox-schema.ts';
import { endSession } from '../payments/sandbox/sessions.ts';
import type { Services } from '../services.ts';
import { StartError } from '../start-error.ts';
import { readGoldenExchanges } from './golden-exchanges.ts';
import {
  changePrice,
  changeSubscriptionPrice,
  chargeAnyway,
  forgetAttempts,
  readBooks,
  readMail,
  readRequests,
  readSubscriptionBooks,
} from './books.ts';
import { createFaults, faultRequest } from './faults.ts';
import { changeQuotation, quotationChange } from './quotation-control.ts';
import { decideForTest, decisionRequest } from './decision-control.ts';
import { openScenarioLinks } from './scenario-links.ts';
import { makeScenario, scenarioRequest } from './scenarios.ts';
import { receiveTransfer } from './transfer.ts';

const clockRequest = union([
  object({ set: string() }),
  /** Milliseconds. */
  object({ advance: integer() }),
  object({ reset: literal(true) }),
]);

/** Before tax, in the smallest units. */
const priceRequest = union([
  object({ invoiceId: number(), net: integer() }),
  object({ subscriptionId: number(), net: integer() }),
]);

const rowId = coerce(integer(), string(), Number);

/**
 * What tests ask of the server and nobody else may: people of their own, another time, spoilt answers, and what the
 * books say. Everything is under `/test`, but the table of calls as OpenAPI, `/ajax/openapi.json`. Throws a `StartError` in production, and where the settings do not ask for it.
 */
export function serveTestControl(services: Services): (app: FastifyInstance) => Promise<void> {
  const { settings, db, clock } = services;
  if (settings.production || !settings.testControl) throw new StartError('Test control is not for this server.');
  const faults = createFaults();

  /** One question: what it may be asked, and its answer. */
  function post<Asked>(
    app: FastifyInstance,
    name: string,
    {
      struct,
      answer,
    }: { readonly struct: Struct<Asked, unknown>; readonly answer: (asked: Asked) => Promise<unknown> },
  ): void {
    app.post<{ Body: unknown }>(`/test/${name}`, async ({ body }) => (await answer(create(body ?? {}, struct))) ?? {});
  }

  return async (app) => {
    faults.install(app);
    openScenarioLinks(app, services);
    post(app, 'scenario', { struct: scenarioRequest, answer: (asked) => makeScenario(services, asked) });
    post(app, 'fault', { struct: faultRequest, answer: async (asked) => faults.arm(asked) });
    post(app, 'reset', {
      struct: object({ worker: string() }),
      answer: async ({ worker }) => {
        faults.disarm(worker);
        await forgetAttempts(services);
      },
    });
    post(app, 'clock', {
      struct: clockRequest,
      answer: async (asked) => {
        if (!isSettable(clock)) throw new Error('The clock of this server cannot be set');
        if ('set' in asked) clock.set(new Date(asked.set));
        else if ('advance' in asked) clock.advance(asked.advance);
        else clock.reset();
        return { now: clock.now().toISOString() };
      },
    });
    post(app, 'tick', { struct: object({}), answer: () => doDueWork(services) });
    post(app, 'price', {
      struct: priceRequest,
      answer: (asked) =>
        'invoiceId' in asked
          ? changePrice(services, asked.invoiceId, asked.net)
          : changeSubscriptionPrice(services, asked.subscriptionId, asked.net),
    });
    post(app, 'transfer', {
      struct: object({ reference: string(), minor: integer() }),
      answer: ({ reference, minor }) => receiveTransfer(services, reference, minor),
    });
    post(app, 'quotation', { struct: quotationChange, answer: (asked) => changeQuotation(services, asked) });
    post(app, 'decision', { struct: decisionRequest, answer: (asked) => decideForTest(services, asked) });
    post(app, 'revoke', {
      struct: object({ invoiceId: number() }),
      answer: (asked) => revokeInvoiceTokens(db, services, asked.invoiceId),
    });
    post(app, 'charge', {
      struct: object({ reference: string(), confirmation: optional(enums(confirmationModes)) }),
      answer: async ({ reference, confirmation = 'atOnce' }) => {
        await chargeAnyway(services, reference);
        const { id } = await db
          .updateTable('sandbox_sessions')
          .set({ confirmation })
          .where('reference', '=', reference)
          .returning('id')
          .executeTakeFirstOrThrow();
        await endSession(services, id, { state: 'paid' });
      },
    });
    app.get('/ajax/openapi.json', async () => openApiOf(readGoldenExchanges()));
    app.get<{ Params: { id: string } }>('/test/books/:id', ({ params }) =>
      readBooks(services, create(params.id, rowId)),
    );
    app.get<{ Params: { id: string } }>('/test/subscriptions/:id', ({ params }) =>
      readSubscriptionBooks(services, create(params.id, rowId)),
    );
    app.get<{ Params: { email: string } }>('/test/requests/:email', ({ params }) =>
      readRequests(services, params.email),
    );
    app.get<{ Params: { to: string } }>('/test/mail/:to', ({ params }) => readMail(services, params.to));
  };
}
