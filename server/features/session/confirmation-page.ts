import type { MessageDescriptor } from '@lingui/core';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../../domain/locale.ts';
import { defaultLocale, isLocale } from '../../../domain/locale.ts';
import type { Cookies } from '../../core/rpc/cookies.ts';
import { cookiesOf } from '../../core/rpc/cookies.ts';
import { sendDocument, formParser } from '../../core/html/document.ts';
import { framed } from '../../core/html/frame.ts';
import type { Markup } from '../../core/html/html.ts';
import { html } from '../../core/html/html.ts';
import { translator } from '../../core/i18n/translator.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { texts } from './texts.ts';

/** The reader: their browser's cookies, and their language. */
interface Reader {
  readonly cookies: Cookies;
  readonly locale: Locale;
}

/** `true` if done, `false` if the link has expired; the reason of a refusal; or an immediate redirect. */
type Confirmed = boolean | { readonly refused: MessageDescriptor } | { readonly redirect: string };

/** A page behind an emailed link, which asks the reader to confirm something. */
interface Confirmation {
  readonly path: string;
  readonly words: {
    readonly title: MessageDescriptor;
    readonly question: MessageDescriptor;
    readonly button: MessageDescriptor;
    /** Headings of the resulting page. */
    readonly done: MessageDescriptor;
    readonly refused: MessageDescriptor;
    /** Advice if the link has expired; none if obvious. */
    readonly advice?: MessageDescriptor;
  };
  /** Performs the action of the link's token. */
  readonly confirm: (token: string, reader: Reader) => Promise<Confirmed>;
  /** The page to continue with. */
  readonly next: (locale: Locale) => string;
}

interface Link {
  readonly token: string;
  readonly locale: Locale;
}

function linkOf(query: URLSearchParams): Link {
  const locale = query.get('locale');
  return { token: query.get('token') ?? '', locale: isLocale(locale) ? locale : defaultLocale };
}

async function documentOf({ db }: Services, title: string, content: Markup, locale: Locale) {
  const main = html`<main>
    <h1>${title}</h1>
    ${content}
  </main>`;
  return { locale, title, body: framed({ locale, from: await readEmailLayout(db, locale), main }) };
}

/**
 * Registers such a page, in a scope of its own. Only a submitted form confirms: GET changes nothing, since mail
 * programs prefetch links.
 */
export function registerConfirmationPage(app: FastifyInstance, services: Services, page: Confirmation): void {
  const { path, words, confirm, next } = page;
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, formParser);
  app.get(path, async (request, reply) => {
    const { token, locale } = linkOf(new URL(request.url, services.settings.publicUrl).searchParams);
    const i18n = translator(locale);
    const content = html`<p>${i18n._(words.question)}</p>
      <form method="post" action="${path}">
        <input type="hidden" name="token" value="${token}" /><input type="hidden" name="locale" value="${locale}" />
        <button>${i18n._(words.button)}</button>
      </form>`;
    return sendDocument(reply, await documentOf(services, i18n._(words.title), content, locale));
  });
  app.post<{ Body: unknown }>(path, async (request, reply) => {
    const { body } = request;
    const { token, locale } = linkOf(body instanceof URLSearchParams ? body : new URLSearchParams());
    const i18n = translator(locale);
    const cookies = cookiesOf(request, reply, services.settings.publicUrl);
    const confirmed = await confirm(token, { cookies, locale });
    if (typeof confirmed === 'object' && 'redirect' in confirmed) return reply.redirect(confirmed.redirect, 303);
    const isDone = confirmed === true;
    const advice = typeof confirmed === 'object' ? confirmed.refused : words.advice;
    const content = html`${!isDone && advice ? html`<p>${i18n._(advice)}</p>` : html``}
      <p><a class="button" href="${next(locale)}">${i18n._(texts.toAccount)}</a></p>`;
    const title = i18n._(isDone ? words.done : words.refused);
    return sendDocument(reply, await documentOf(services, title, content, locale), isDone ? 200 : 404);
  });
}
