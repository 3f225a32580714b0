/**
 * Scenarios by link: `/fr?scenario=severalInvoices` makes a person and what is theirs, signs them in where they are, and
 * goes to the page that the scenario is about; `/?scenario` lists them all. The page itself knows nothing of it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import { calls } from '../../src/contract/calls.ts';
import { callPath, languageCookie } from '../../src/contract/headers.ts';
import { sendDocument } from '../core/html/document.ts';
import { html } from '../core/html/html.ts';
import { requestLocale } from '../core/http/request-locale.ts';
import type { Services } from '../core/services.ts';
import { addressOf } from '../core/rpc/caller-address.ts';
import type { KeptDraft } from './scenario.ts';
import type { ScenarioName } from './scenarios.ts';
import { describedScenarios, makeScenario, scenarioNames } from './scenarios.ts';

/** What a link asks for: a scenario's name, or an empty text for the list; `null` where it is no such link. */
function askedFor({ method, url }: FastifyRequest): string | null {
  if (method !== 'GET') return null;
  const [path = '', search = ''] = url.split('?');
  return /^\/(?:(?:fr|en)\/?)?$/.test(path) ? new URLSearchParams(search).get('scenario') : null;
}

function listScenarios(reply: FastifyReply, locale: Locale, { settings }: Services, unknown: string): FastifyReply {
  const rows = describedScenarios(settings).map(({ name, says }) => {
    const links = locales.map((language) => {
      const root = settings.prefixRouting ? `/${language}` : '/';
      return html` <a href="${root}?scenario=${name}" hreflang="${language}">${language}</a> `;
    });
    return html`<li>${name}: ${links}<br />${says}</li>`;
  });
  const body = html`<main>
    <h1>Scenarios</h1>
    ${unknown === '' ? null : html`<p role="alert">There is no scenario “${unknown}”.</p>`}
    <p>
      Each link makes people and data of its own, signs in where the scenario is that of a signed-in person, and goes to
      its page.
    </p>
    <ul>
      ${rows}
    </ul>
  </main>`;
  return sendDocument(reply, { locale, title: 'Scenarios', body }, unknown === '' ? 200 : 404);
}

/** Puts what a tab remembers into it, and goes on. */
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
export function openScenarioLinks(app: FastifyInstance, services: Services): void {
  const { db, settings } = services;

  /** A call as the browser of a request would make it; what it does to the browser's cookies goes with the answer. */
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

  /** Who comes from this address is known by it in one scenario only, and in no other. */
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

  app.get(TAB_SCRIPT, async (_, reply) => reply.type('text/javascript; charset=utf-8').send(tabScript));
  app.addHook('onRequest', async (request, reply) => {
    const asked = askedFor(request);
    if (asked === null) return undefined;
    const name = scenarioNames.find((each) => each === asked);
    return name ? open(name, request, reply) : listScenarios(reply, requestLocale(request), services, asked);
  });
}
