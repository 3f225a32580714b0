import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseOtherSites } from '../../rpc/same-origin.ts';
import { sendDocument, formParser } from '../../html/document.ts';
import type { Services } from '../../services.ts';
import { hashOf } from '../../secrets.ts';
import { readCardForm, refusalError } from './card-form.ts';
import type { CardRefusal } from './cards.ts';
import type { Deliveries } from './deliveries.ts';
import type { Rejected } from './pages.ts';
import { bankPage, cardPage } from './pages.ts';
import { hostedPath } from './sandbox.ts';
import type { SandboxEnd, SandboxSession } from './sessions.ts';
import { endSession, findSession, isUnfinished, noteAttempt, reopenSession } from './sessions.ts';
import type { Kysely } from 'kysely';
import type { Locale } from '../../../../domain/locale.ts';
import type { Schema } from '../../db/schema.ts';
import { storedColumns } from '../../db/stored-columns.ts';

/** The name of the site that is paid, in the buyer's language. Rejects if no site is seeded. */
async function readMerchant(db: Kysely<Schema>, locale: Locale): Promise<string> {
  const site = db.selectFrom('sites').select(['code', 'name']).orderBy('code').limit(1);
  const { code, name } = await site.executeTakeFirstOrThrow();
  return storedColumns.sites.name.read(name, code)[locale];
}

interface Route {
  readonly Params: { readonly session: string };
}

/** The error of the card page after a refused card, with the name typed; `null` if none was refused. */
function refusalOf({ decline_reason: reason }: SandboxSession, name: string): Rejected | null {
  const errors = refusalError(reason);
  return errors && { problem: 'card', errors, name };
}

/** Whether a form was made by the page of this session. */
function hasToken({ form_token: token }: SandboxSession, form: URLSearchParams): boolean {
  return timingSafeEqual(hashOf(token), hashOf(form.get('token') ?? ''));
}

/**
 * The sandbox's pages, outside the single-page app. A form that is sent twice, or from a second tab, finds the session
 * ended and leads to the same outcome.
 */
export function registerSandboxPages(app: FastifyInstance, services: Services, deliveries: Deliveries): void {
  const { clock } = services;
  const path = hostedPath(':session');

  /**
   * Shows the page of a session's state: the card page, the bank's page, or, once it has ended, its outcome on our side.
   */
  async function show(
    reply: FastifyReply,
    session: SandboxSession,
    { status = 200, rejected = null }: { readonly status?: number; readonly rejected?: Rejected | null } = {},
  ): Promise<FastifyReply> {
    if (!isUnfinished(session)) {
      const isWell = session.state === 'paid' || session.state === 'processing';
      return reply.redirect(isWell ? session.success_path : session.failure_path, 303);
    }
    const shown = { session, merchant: await readMerchant(services.db, session.locale), now: clock.now() };
    const page =
      session.state === 'authenticating' ? bankPage(shown) : cardPage(shown, rejected ?? refusalOf(session, ''));
    return sendDocument(reply, { locale: session.locale, clearsForms: true, ...page }, status);
  }

  /** Ends the session, delivers its confirmation by its mode, and sends the buyer back. */
  async function finish(reply: FastifyReply, session: SandboxSession, end: SandboxEnd): Promise<FastifyReply> {
    const ended = await endSession(services, session.id, end);
    if (ended?.confirmation === 'beforeReturn') await deliveries.deliver(session.id);
    else deliveries.begin();
    return show(reply, ended ?? session);
  }

  /** Leaves the session open after a refusal: the card form says why, and takes another card. */
  async function refuse(
    reply: FastifyReply,
    session: SandboxSession,
    { reason, name }: { readonly reason: CardRefusal; readonly name: string },
  ): Promise<FastifyReply> {
    const reopened = (await reopenSession(services, session.id, reason)) ?? session;
    return show(reply, reopened, { status: 422, rejected: refusalOf(reopened, name) });
  }

  /** A form of a session's page: sent by that page, while the session is unfinished. */
  function form(
    action: string,
    act: (reply: FastifyReply, session: SandboxSession, form: URLSearchParams) => Promise<FastifyReply>,
  ): void {
    app.post<Route & { Body: unknown }>(`${path}/${action}`, async (request, reply) => {
      const session = await findSession(services, request.params.session);
      if (!session) return reply.callNotFound();
      const { body } = request;
      if (!(body instanceof URLSearchParams) || !hasToken(session, body)) return show(reply, session, { status: 400 });
      return isUnfinished(session) ? act(reply, session, body) : show(reply, session);
    });
  }

  app.addHook('onRequest', refuseOtherSites(services.settings));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, formParser);
  app.get<Route>(path, async (request, reply) => {
    const session = await findSession(services, request.params.session);
    return session ? show(reply, session) : reply.callNotFound();
  });
  form('card', async (reply, session, body) => {
    const card = readCardForm(body, clock.now());
    if (card.kind === 'wrong') return show(reply, session, { status: 422, rejected: { problem: 'form', ...card } });
    const { behaviour, confirmation, name } = card;
    await noteAttempt(services, session.id, { confirmation, isAuthenticating: behaviour.kind === 'authentication' });
    switch (behaviour.kind) {
      case 'charged':
        return finish(reply, session, { state: 'paid' });
      case 'declined':
        return refuse(reply, session, { reason: behaviour.reason, name });
      case 'authentication':
        return reply.redirect(hostedPath(session.id), 303);
    }
  });
  form('authentication', async (reply, session, body) => {
    if (session.state !== 'authenticating') return show(reply, session);
    const answer = body.get('answer');
    if (answer === 'approve') return finish(reply, session, { state: 'paid' });
    if (answer === 'refuse') return refuse(reply, session, { reason: 'authenticationFailed', name: '' });
    return show(reply, (await reopenSession(services, session.id, null)) ?? session);
  });
  form('cancel', async (reply, session) => finish(reply, session, { state: 'cancelled' }));
}
