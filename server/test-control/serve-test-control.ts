import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NoResultError } from 'kysely';
import { StructError } from 'superstruct';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import { calls } from '../../contract/calls.ts';
import { callPath, languageCookie } from '../../contract/headers.ts';
import { openApiOf } from '../../contract/openapi/document.ts';
import { sendDocument } from '../core/html/document.ts';
import { html } from '../core/html/html.ts';
import { requestLocale } from '../core/http/request-locale.ts';
import { CallFailure } from '../core/rpc/call-failure.ts';
import { addressOf } from '../core/rpc/caller-address.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-stop.ts';
import { controlTable } from './control-table.ts';
import { describe, describeAsPage } from './description.ts';
import { createFaults } from './faults.ts';
import { readGoldenExchanges } from './golden-exchanges.ts';
import { mistakesIn } from './mistakes.ts';
import type { Row } from './row.ts';
import type { KeptDraft } from './scenario.ts';
import type { ScenarioName } from './scenarios.ts';
import { describedScenarios, makeScenario, scenarioNames } from './scenarios.ts';

/** The scenario named by a link; empty for the list; `null` for any other request. */
function askedFor({ method, url }: FastifyRequest): string | null {
  if (method !== 'GET') return null;
  const [path = '', search = ''] = url.split('?');
  return /^\/(?:(?:fr|en)\/?)?$/.test(path) ? new URLSearchParams(search).get('scenario') : null;
}

const SEARCH_SCRIPT = '/test/search.js';

/** Hides the scenarios without the words that are searched, in any order. */
const searchScript = `const field = document.querySelector('#words');
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/);
  for (const section of document.querySelectorAll('section')) {
    const heading = section.querySelector('h2').textContent;
    const rows = [...section.querySelectorAll('li')];
    for (const row of rows) {
      const text = (heading + ' ' + row.textContent).toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
    }
    section.hidden = rows.every((row) => row.hidden);
  }
  document.querySelector('output').textContent = document.querySelectorAll('li:not([hidden])').length + ' found';
});
`;

function listScenarios(reply: FastifyReply, locale: Locale, { settings }: Services, unknown: string): FastifyReply {
  const groups = Map.groupBy(describedScenarios(settings), ({ group }) => group);
  const sections = [...groups].map(([group, scenarios]) => {
    const rows = scenarios.map(({ name, says }) => {
      const links = locales.map((language) => {
        const root = settings.prefixRouting ? `/${language}` : '/';
        return html` <a href="${root}?scenario=${name}" hreflang="${language}">${language}</a> `;
      });
      return html`<li>${name}: ${links}<br />${says}</li>`;
    });
    return html`<section>
      <h2>${group}</h2>
      <ul>
        ${rows}
      </ul>
    </section>`;
  });
  const body = html`<main>
      <h1>Scenarios</h1>
      ${unknown === '' ? null : html`<p role="alert">There is no scenario “${unknown}”.</p>`}
      <p>
        Each link makes people and data of its own, signs in where the scenario is that of a signed-in person, and goes
        to its page.
      </p>
      <search>
        <p>
          <label for="words">Words of a scenario</label>
          <input id="words" type="search" autocomplete="off" />
          <output for="words"></output>
        </p>
      </search>
      ${sections}
    </main>
    <script src="${SEARCH_SCRIPT}"></script>`;
  return sendDocument(reply, { locale, title: 'Scenarios', body }, unknown === '' ? 200 : 404);
}

/** Script that fills the tab's session storage, then redirects. */
const TAB_SCRIPT = '/test/tab.js';

const tabScript = `const { key, text, path } = document.currentScript.dataset;
sessionStorage.setItem(key, text);
location.replace(path);
`;

function sendToTab(reply: FastifyReply, locale: Locale, kept: KeptDraft & { readonly path: string }): FastifyReply {
  const { key, text, path } = kept;
  const body = html`<main>
      <h1>A scenario opens</h1>
      <p><a href="${path}">Its page</a></p>
    </main>
    <script src="${TAB_SCRIPT}" data-key="${key}" data-text="${text}" data-path="${path}"></script>`;
  return sendDocument(reply, { locale, title: 'A scenario opens', body });
}

/** Opens scenarios by link. */
function openScenarioLinks(app: FastifyInstance, services: Services): void {
  const { db, settings } = services;

  /** A call as the browser of a request would make it; its cookies are set on the answer. */
  async function call(
    asked: (typeof calls)['login/login' | 'login/logout'],
    payload: object,
    { locale, request, reply }: { locale: Locale; request: FastifyRequest; reply: FastifyReply },
  ): Promise<void> {
    const { cookie = '' } = request.headers;
    const answer = await app.inject({
      method: asked.method,
      url: callPath(asked, { locale, prefixRouting: settings.prefixRouting }),
      headers: { cookie, origin: settings.publicUrl },
      payload,
      remoteAddress: request.ip,
    });
    if (answer.statusCode !== 200) throw new Error(`${asked.path} answered ${answer.statusCode} to a scenario`);
    const given = answer.headers['set-cookie'];
    if (given !== undefined) reply.header('set-cookie', given);
  }

  /** Unlinks the caller's address from all accounts; returns it as a range for the scenario `recognised` only. */
  async function recognise(request: FastifyRequest, name: ScenarioName): Promise<string | undefined> {
    const address = addressOf(request);
    const range = `${address}/${address.includes(':') ? 128 : 32}`;
    await db.deleteFrom('account_ip_ranges').where('range', '=', range).execute();
    return name === 'recognised' ? range : undefined;
  }

  async function open(name: ScenarioName, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const locale = requestLocale(request);
    const range = await recognise(request, name);
    const scenario = await makeScenario(services, { name, locale, ...(range && { range }) });
    const { account, place, links, tab } = scenario;
    const visit = { locale, request, reply };
    if (place.as === 'person') {
      await call(calls['login/login'], { email: account.email, motDePasse: account.password }, visit);
    } else {
      await call(calls['login/logout'], {}, visit);
    }
    reply.header('set-cookie', `${languageCookie}=${locale}; Path=/; SameSite=Lax`);
    const prefix = settings.prefixRouting && place.as !== 'letterReader' ? `/${locale}` : '';
    const path = prefix + place.path;
    if (tab) return sendToTab(reply, locale, { ...tab, path });
    return reply.redirect(place.as === 'linkHolder' ? (links[locale] ?? path) : path);
  }

  app.get(SEARCH_SCRIPT, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(searchScript));
  app.get(TAB_SCRIPT, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(tabScript));
  app.addHook('onRequest', async (request, reply) => {
    const asked = askedFor(request);
    if (asked === null) return undefined;
    const name = scenarioNames.find((each) => each === asked);
    return name ? open(name, request, reply) : listScenarios(reply, requestLocale(request), services, asked);
  });
}

/** Path of the description. */
const HERE = '/test';

/** Sends the full error of a failed request: the callers are testers. */
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
 * The calls of test control: people for each test, another time, faults, and database records. `GET /test` describes
 * them, from the table that defines them. Everything is under `/test`, except the call table as OpenAPI,
 * `/ajax/openapi.json`, and scenarios by link. Throws a `StartError` in production, and if the settings do not enable
 * it.
 */
export function serveTestControl(services: Services): (app: FastifyInstance) => Promise<void> {
  const { settings } = services;
  if (settings.production || !settings.testControl) throw new StartError('Test control is not for this server.');
  const faults = createFaults();
  const rows = controlTable(services, faults);

  function sendDescription(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const described = describe(rows, describedScenarios(settings), settings.publicUrl);
    if (!request.headers.accept?.includes('text/html')) return reply.send(described);
    return sendDocument(reply, {
      locale: 'en',
      title: 'Test control',
      body: describeAsPage(described),
      isReference: true,
    });
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
