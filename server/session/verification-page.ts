import type { FastifyInstance } from 'fastify';
import type { Locale } from '../../machines/domain/locale.ts';
import { defaultLocale, isLocale } from '../../machines/domain/locale.ts';
import { sendDocument } from '../documents/document.ts';
import type { Markup } from '../html.ts';
import { html } from '../html.ts';
import { formParser } from '../documents/form.ts';
import { translator } from '../i18n/translator.ts';
import type { Services } from '../services.ts';
import { accountPath } from '../site/places.ts';
import { hashOf } from '../secrets.ts';
import { texts } from './texts.ts';
import { verificationPath } from './verification.ts';

/** Marks the e-mail address as verified that a token was sent to; `false` for a token that holds no longer. */
async function verify({ db, clock }: Services, token: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .deleteFrom('email_verifications')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', clock.now().toISOString())
      .returning('account_id')
      .executeTakeFirst();
    if (!found) return false;
    await trx.updateTable('accounts').set({ is_email_verified: true }).where('id', '=', found.account_id).execute();
    return true;
  });
}

interface Link {
  readonly token: string;
  readonly locale: Locale;
}

function linkOf(query: URLSearchParams): Link {
  const locale = query.get('locale');
  return { token: query.get('token') ?? '', locale: isLocale(locale) ? locale : defaultLocale };
}

/** The question, asked by a form: opening a link changes nothing, or a mail program that looks ahead would verify. */
function question({ token, locale }: Link): { readonly title: string; readonly content: Markup } {
  const i18n = translator(locale);
  return {
    title: i18n._(texts.verificationTitle),
    content: html`<p>${i18n._(texts.verificationQuestion)}</p>
      <form method="post" action="${verificationPath}">
        <input type="hidden" name="token" value="${token}" /><input type="hidden" name="locale" value="${locale}" />
        <button>${i18n._(texts.verificationButton)}</button>
      </form>`,
  };
}

/** The page that a verification mail leads to. */
export function registerVerificationPage(app: FastifyInstance, services: Services): void {
  const page = ({ title, content }: { readonly title: string; readonly content: Markup }, locale: Locale) => ({
    locale,
    title,
    body: html`<main>
      <h1>${title}</h1>
      ${content}
    </main>`,
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, formParser);
  app.get(verificationPath, async (request, reply) => {
    const link = linkOf(new URL(request.url, services.settings.publicUrl).searchParams);
    return sendDocument(reply, page(question(link), link.locale));
  });
  app.post<{ Body: unknown }>(verificationPath, async ({ body }, reply) => {
    const { token, locale } = linkOf(body instanceof URLSearchParams ? body : new URLSearchParams());
    const i18n = translator(locale);
    const isVerified = await verify(services, token);
    const title = i18n._(isVerified ? texts.verified : texts.verificationRefused);
    const place = accountPath(locale, services.settings);
    const content = html`<p><a href="${place}">${i18n._(texts.toAccount)}</a></p>`;
    return sendDocument(reply, page({ title, content }, locale), isVerified ? 200 : 404);
  });
}
