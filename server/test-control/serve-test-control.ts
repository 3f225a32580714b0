import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NoResultError } from 'kysely';
import { StructError } from 'superstruct';
import { openApiOf } from '../../src/contract/openapi/document.ts';
import { CallFailure } from '../core/rpc/call-failure.ts';
import { sendDocument } from '../core/html/document.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-error.ts';
import { controlTable } from './control-table.ts';
import { describe, describeAsPage } from './description.ts';
import { createFaults } from './faults.ts';
import { readGoldenExchanges } from './golden-exchanges.ts';
import { mistakesIn } from './mistakes.ts';
import type { Row } from './row.ts';
import { openScenarioLinks } from './scenario-links.ts';
import { describedScenarios } from './scenarios.ts';

/** Where all of it is described. */
const HERE = '/test';

/** What is told to whoever asked what cannot be answered: they are testers, so all of it. */
function tell(reply: FastifyReply, status: number, error: string, more: object = {}): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error, ...more, see: HERE });
}

function answerMistake(error: unknown, reply: FastifyReply, { log }: Services): FastifyReply {
  if (error instanceof NoResultError) return tell(reply, 400, 'There is no record of what is named.');
  if (error instanceof CallFailure) {
    return tell(reply, error.statusCode, error.message, { fields: Object.fromEntries(error.fields) });
  }
  const said = error instanceof Error ? error.message : String(error);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 500) log.error('Test control failed', error);
  return tell(reply, status === 415 ? 400 : status, said);
}

/** Mounts a row. */
function mount(app: FastifyInstance, { method, path, struct, answer }: Row): void {
  app.route<{ Body: unknown; Params: unknown }>({
    method,
    url: path,
    handler: async ({ body, params }, reply) => {
      const asked = method === 'GET' ? params : (body ?? {});
      try {
        return await answer(asked);
      } catch (error) {
        if (!(error instanceof StructError)) throw error;
        const mistakes = mistakesIn(struct, asked);
        const fields = mistakes.map(({ field }) => field || 'the body').join(', ');
        return tell(reply, 400, `${method} ${path} does not take this: see ${fields}.`, { mistakes });
      }
    },
  });
}

/**
 * What tests ask of the server and nobody else may: people of their own, another time, spoilt answers, and what the
 * books say. `GET /test` describes it, from the table of which it is made. Everything is under `/test`, but the table of calls as OpenAPI,
 * `/ajax/openapi.json`, and scenarios by link. Throws a `StartError` in production, and where the settings do not ask for it.
 */
export function serveTestControl(services: Services): (app: FastifyInstance) => Promise<void> {
  const { settings } = services;
  if (settings.production || !settings.testControl) throw new StartError('Test control is not for this server.');
  const faults = createFaults();
  const rows = controlTable(services, faults);

  function sendDescription(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const described = describe(rows, describedScenarios(settings), settings.publicUrl);
    if (!request.headers.accept?.includes('text/html')) return reply.send(described);
    return sendDocument(reply, { locale: 'en', title: 'Test control', body: describeAsPage(described) });
  }

  return async (app) => {
    faults.install(app);
    openScenarioLinks(app, services);
    app.get('/ajax/openapi.json', async () => openApiOf(readGoldenExchanges()));
    await app.register(async (control) => {
      control.setErrorHandler((error, _, reply) => answerMistake(error, reply, services));
      for (const row of rows) mount(control, row);
      control.get(HERE, async (request, reply) => sendDescription(request, reply));
      control.all(`${HERE}/*`, async ({ method, url }, reply) =>
        tell(reply, 404, `There is no ${method} ${url}.`, { known: rows.map((row) => `${row.method} ${row.path}`) }),
      );
    });
  };
}
