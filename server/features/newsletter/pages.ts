import type { MessageDescriptor } from '@lingui/core';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { OfferedNewsletter } from '../../../domain/newsletter.ts';
import { defaultLocale, isLocale } from '../../../domain/locale.ts';
import { sendDocument } from '../../core/html/document.ts';
import { framed } from '../../core/html/frame.ts';
import type { Markup } from '../../core/html/html.ts';
import { html } from '../../core/html/html.ts';
import { translator } from '../../core/i18n/translator.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { accountNewslettersPath, newslettersPath } from '../site/places.ts';
import type { LinkKey, NewsletterLink } from './links.ts';
import { confirmPath, endLink, linkOf, linkTo, unsubscribePath } from './links.ts';
import { readSent } from './offered.ts';
import { confirmNewsletters } from './signup.ts';
import { pageTexts as texts } from './page-texts.ts';

/** Texts of a page about the newsletters of a link. */
interface Said {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** The next action, as a form posted to a page of the same link. */
  readonly action: { readonly path: string; readonly label: MessageDescriptor; readonly isQuiet?: true };
  readonly way: { readonly href: string; readonly label: MessageDescriptor } | null;
}

function keyOf({ url }: FastifyRequest, { settings }: Services): LinkKey {
  const query = new URL(url, settings.publicUrl).searchParams;
  const locale = query.get('locale');
  return { token: query.get('token') ?? '', locale: isLocale(locale) ? locale : defaultLocale };
}

/**
 * The pages behind links in emails about newsletters. GET changes nothing, since mail programs prefetch links: it shows
 * a form. POST needs neither cookie nor body, so that a mail program can send it, too (RFC 8058); the token is the
 * secret.
 */
function registerPages(app: FastifyInstance, services: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));

  /** Sends a page in the frame of the site. */
  async function send(
    reply: FastifyReply,
    { locale }: LinkKey,
    { title, content, status }: { readonly title: string; readonly content: Markup; readonly status?: number },
  ): Promise<FastifyReply> {
    const from = await readEmailLayout(services.db, locale);
    const main = html`<main>
      <h1>${title}</h1>
      ${content}
    </main>`;
    const body = framed({ locale, from, main });
    return sendDocument(reply, { locale, title, body }, status);
  }

  async function show(reply: FastifyReply, key: LinkKey, { ids }: NewsletterLink, said: Said): Promise<FastifyReply> {
    const { locale } = key;
    const i18n = translator(locale);
    const { title, text, action, way } = said;
    const named = ({ publication, name }: OfferedNewsletter): Markup => {
      const isForeign = name !== null && name.locale !== locale;
      const own = name?.text ?? i18n._(texts.summary);
      const words = isForeign ? html`<span lang="${name.locale}">${own}</span>` : html`${own}`;
      return publication === '' ? html`<li>${words}</li>` : html`<li>${publication}${i18n._(texts.colon)}${words}</li>`;
    };
    const newsletters = await readSent(services.db, ids, locale);
    const content = html`<p>${i18n._(text)}</p>
      <ul>
        ${newsletters.map(named)}
      </ul>
      <form method="post" action="${linkTo(action.path, key)}">
        <button class="${action.isQuiet ? 'quiet' : ''}">${i18n._(action.label)}</button>
      </form>
      ${way && html`<p><a href="${way.href}">${i18n._(way.label)}</a></p>`}`;
    return send(reply, key, { title: i18n._(title), content });
  }

  /** The page of an expired link, with a link to the newsletter signup. */
  async function over(reply: FastifyReply, key: LinkKey): Promise<FastifyReply> {
    const i18n = translator(key.locale);
    const content = html`<p>${i18n._(texts.overText)}</p>
      <p>
        <a class="button" href="${newslettersPath(key.locale, services.settings)}">${i18n._(texts.toNewsletters)}</a>
      </p>`;
    return send(reply, key, { title: i18n._(texts.overTitle), content, status: 404 });
  }

  function confirmed(reply: FastifyReply, key: LinkKey, link: NewsletterLink): Promise<FastifyReply> {
    const href = accountNewslettersPath(key.locale, services.settings);
    const way = 'accountId' in link.person ? { href, label: texts.toAccount } : null;
    const action = { path: unsubscribePath, label: texts.unsubscribe, isQuiet: true } as const;
    return show(reply, key, link, { title: texts.confirmedTitle, text: texts.confirmedText, action, way });
  }

  async function ended(reply: FastifyReply, key: LinkKey, link: NewsletterLink): Promise<FastifyReply> {
    const way = { href: newslettersPath(key.locale, services.settings), label: texts.toNewsletters };
    const action = { path: confirmPath, label: texts.comeBack };
    return show(reply, key, link, { title: texts.endedTitle, text: texts.endedText, action, way });
  }

  app.get(confirmPath, async (request, reply) => {
    const key = keyOf(request, services);
    const link = await linkOf(services.db, services, key.token);
    if (!link) return over(reply, key);
    if (link.state === 'confirmed') return confirmed(reply, key, link);
    const action = { path: confirmPath, label: texts.confirm };
    return show(reply, key, link, { title: texts.confirmTitle, text: texts.confirmText, action, way: null });
  });

  app.post(confirmPath, async (request, reply) => {
    const key = keyOf(request, services);
    const link = await confirmNewsletters(services, key.token);
    return link ? confirmed(reply, key, link) : over(reply, key);
  });

  app.get(unsubscribePath, async (request, reply) => {
    const key = keyOf(request, services);
    const link = await linkOf(services.db, services, key.token);
    if (!link) return over(reply, key);
    if (link.state === 'ended') return ended(reply, key, link);
    const action = { path: unsubscribePath, label: texts.unsubscribe };
    return show(reply, key, link, { title: texts.unsubscribeTitle, text: texts.unsubscribeText, action, way: null });
  });

  app.post(unsubscribePath, async (request, reply) => {
    const key = keyOf(request, services);
    const link = await services.db.transaction().execute((trx) => endLink(trx, services, key.token));
    return link ? ended(reply, key, link) : over(reply, key);
  });
}

/** The pages behind links in emails about newsletters, including one-click unsubscribe. */
export function newsletterPagesPlugin(services: Services): FastifyPluginAsync {
  return (app) => {
    registerPages(app, services);
    return Promise.resolve();
  };
}
