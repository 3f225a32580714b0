import type { MessageDescriptor } from '@lingui/core';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Locale } from '../../../machines/domain/locale.ts';
import { locales } from '../../../machines/domain/locale.ts';
import type { Quotation } from '../../../machines/domain/quotation.ts';
import type { Document } from '../../core/html/document.ts';
import { sendDocument } from '../../core/html/document.ts';
import { html } from '../../core/html/html.ts';
import { translator } from '../../core/i18n/translator.ts';
import type { Services } from '../../core/services.ts';
import { hashOf } from '../../core/secrets.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { sharedQuotationPath } from '../site/places.ts';
import { quotationDocument } from './quotation-document.ts';
import { documentTexts as texts } from './document-texts.ts';
import { quotationOf, selectQuotations } from './store.ts';

type Shown =
  | { readonly kind: 'shown'; readonly quotation: Quotation }
  /** The link has expired or was revoked. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

/** The quotation that a token shows, as it stands now, in a language. */
async function readShared({ db, clock }: Services, token: string, locale: Locale): Promise<Shown> {
  const now = clock.now();
  const row = await selectQuotations(db, locale)
    .innerJoin('quotation_links as k', 'k.subscription_id', 'q.subscription_id')
    .select(['k.expires_at as linkExpiresAt', 'k.revoked_at as revokedAt'])
    .where('k.token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) return { kind: 'unknown' };
  const { linkExpiresAt, revokedAt, ...quotation } = row;
  if (revokedAt !== null || Date.parse(linkExpiresAt) <= now.getTime()) return { kind: 'gone' };
  return { kind: 'shown', quotation: quotationOf(quotation, now) };
}

/**
 * The page that shows a quotation to whoever has its address: read only, without script, and sent nowhere else. A link
 * that holds no longer is told from one that never was.
 */
function registerSharedPage(app: FastifyInstance, services: Services): void {
  for (const locale of locales) {
    const notice = (title: MessageDescriptor, text: MessageDescriptor): Document => {
      const say = translator(locale);
      const body = html`<main>
        <h1>${say._(title)}</h1>
        <p>${say._(text)}</p>
      </main>`;
      return { locale, title: say._(title), body, isSilent: true };
    };
    app.get<{ Params: { token: string } }>(sharedQuotationPath(':token', locale), async ({ params }, reply) => {
      const shown = await readShared(services, params.token, locale);
      switch (shown.kind) {
        case 'shown': {
          const from = await readEmailLayout(services.db, locale);
          return sendDocument(reply, quotationDocument(shown.quotation, { locale, from }));
        }
        case 'gone':
          return sendDocument(reply, notice(texts.goneTitle, texts.goneText), 410);
        case 'unknown':
          return sendDocument(reply, notice(texts.unknownTitle, texts.unknownText), 404);
      }
    });
  }
}

/** Answers links to quotations. */
export function sharedQuotationsPlugin(services: Services): FastifyPluginAsync {
  return async (app) => registerSharedPage(app, services);
}
