import type { MessageDescriptor } from '@lingui/core';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Day } from '../../../domain/day.ts';
import type { Party } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import { locales } from '../../../domain/locale.ts';
import type { Money } from '../../../domain/money.ts';
import type { OfferLine } from '../../../domain/offer.ts';
import type { Quotation } from '../../../domain/quotation.ts';
import type { TimeZone } from '../../../domain/moment.ts';
import { dayIn } from '../../../domain/moment.ts';
import { savedOn } from '../../../domain/discount.ts';
import { sumsOf } from '../../../domain/total-rows.ts';
import { isUntaxed } from '../../../domain/vat-by-rate.ts';
import { unitPriceOf } from '../../../domain/money.ts';
import type { Document } from '../../core/html/document.ts';
import { sendDocument } from '../../core/html/document.ts';
import { framed } from '../../core/html/frame.ts';
import type { Markup } from '../../core/html/html.ts';
import { html, withWhole } from '../../core/html/html.ts';
import {
  formatDay,
  formatMoment,
  formatMoney,
  formatNumber,
  formatRate,
  formatUnitPrice,
} from '../../core/i18n/format.ts';
import { priceBasisText } from '../../core/i18n/price-basis.ts';
import { totalRowTexts } from '../../core/i18n/total-texts.ts';
import { translator } from '../../core/i18n/translator.ts';
import { vatMentionText } from '../../core/i18n/vat-mention.ts';
import type { EmailLayout } from '../../core/mail/email.ts';
import { termFacts } from '../../core/mail/emails/offer-facts.ts';
import { termsFacts } from '../../core/mail/emails/terms-facts.ts';
import { publicBuyerFacts } from '../../core/mail/emails/public-buyer-facts.ts';
import { sendPdf, writePdfFile } from '../../core/pdf/write-pdf.ts';
import { hashOf } from '../../core/secrets.ts';
import type { Services } from '../../core/services.ts';
import { documentTexts as invoiceTexts } from '../invoice/document-texts.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { sharedPdfPath, sharedQuotationPath } from '../site/places.ts';
import { documentTexts as texts, stampTexts } from './document-texts.ts';
import { buyerOf } from '../../core/i18n/party.ts';
import { quotationDocument } from './quotation-document.ts';
import { quotationOf, selectQuotations } from './store.ts';

type Say = (text: MessageDescriptor, values?: Readonly<Record<string, unknown>>) => string;

/** How the page speaks: its words, and its amounts. */
interface Voice {
  readonly locale: Locale;
  readonly zone: TimeZone;
  readonly say: Say;
  readonly amount: (amount: Money) => string;
}

function partyMarkup({ say }: Voice, heading: string, { name, address, vatNumber }: Party): Markup {
  const lines = [...address, ...(vatNumber === null ? [] : [say(texts.vatNumber, { number: vatNumber })])];
  return html`<section>
    <h2>${heading}</h2>
    <p class="address"><strong>${name}</strong>${lines.map((line) => html`<br />${line}`)}</p>
  </section>`;
}

/** Days in the format of a language, to be kept whole. */
function daysOf(days: readonly (Day | null)[], locale: Locale): readonly string[] {
  return days.flatMap((day) => (day === null ? [] : formatDay(day, locale)));
}

function factsMarkup({ locale, zone, say }: Voice, quotation: Quotation): Markup {
  const { state, issuedOn, expiresAt, offer, details, termsOn } = quotation;
  const days = daysOf([issuedOn, dayIn(expiresAt, zone), termsOn], locale);
  const rows = [
    [say(invoiceTexts.madeOn), formatDay(issuedOn, locale)],
    // An order is in force; of an open or expired quote the sentence above has the day.
    [
      say(texts.validUntil),
      ['ordered', 'open', 'expired'].includes(state) ? '' : formatMoment(expiresAt, locale, zone),
    ],
    ...termFacts(translator(locale), offer),
    [say(texts.purchaseOrder), details?.purchaseOrder ?? ''],
    ...publicBuyerFacts(translator(locale), locale, quotation),
    ...termsFacts(translator(locale), locale, [termsOn]),
  ] as const;
  const shown = rows.filter(([, value]) => value !== '');
  return html`<dl class="facts">
    ${shown.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${withWhole(value, days)}</dd>
        </div>`,
    )}
  </dl>`;
}

function unitPriceText({ locale }: Voice, line: { readonly net: Money; readonly quantity: number }): string {
  const price = unitPriceOf(line);
  return price === null ? '' : formatUnitPrice(price, locale);
}

function priceBasisMarkup({ locale }: Voice, line: OfferLine): Markup | null {
  const text = priceBasisText(line, locale);
  return text === null ? null : html`<span class="basis">${text}</span>`;
}

function linesMarkup(voice: Voice, quotation: Quotation): Markup {
  const { locale, say, amount } = voice;
  const { lines, vatByRate } = quotation.priced;
  const quantity = quotation.offer.readers;
  const isTaxed = !isUntaxed(vatByRate);
  // A single rate is in the totals.
  const hasRates = isTaxed && vatByRate.length > 1;
  const columns = hasRates ? 5 : 4;
  return html`<table class="lines">
    <caption>
      ${say(texts.lines)}
    </caption>
    <thead>
      <tr>
        <th scope="col">${say(texts.publication)}</th>
        <th scope="col">${say(texts.quantity)}</th>
        <th scope="col">${say(texts.unitPrice)}</th>
        ${hasRates ? html`<th scope="col">${say(texts.rate)}</th>` : null}
        <th scope="col">${say(isTaxed ? texts.net : invoiceTexts.amount)}</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) =>
          html`<tr>
            <th scope="row">${line.title}${priceBasisMarkup(voice, line)}</th>
            <td data-column="${say(texts.quantity)}">${formatNumber(quantity, locale)}</td>
            <td data-column="${say(texts.unitPrice)}">${unitPriceText(voice, { ...line, quantity })}</td>
            ${hasRates ? html`<td data-column="${say(texts.rate)}">${formatRate(line.vatRate, locale)}</td>` : null}
            <td>${amount(line.net)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      ${totalRowTexts({ ...sumsOf(quotation.priced), isToPay: quotation.state === 'ordered' }, locale).map(
        ({ row: [label, value], isSum }) =>
          html`<tr ${isSum ? html`class="grand"` : null}>
            <td colspan="${columns - 3}"></td>
            <th scope="row" colspan="2">${label}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tfoot>
  </table>`;
}

/** What the offer costs in all, and what it saves: first, for a person who is to decide. */
function leadMarkup({ say, amount }: Voice, { priced, offer: { readers, months } }: Quotation): Markup {
  const saving = savedOn(priced);
  const total = amount(priced.total);
  const untaxed = isUntaxed(priced.vatByRate);
  return html`<p class="lead">
    <strong>${total} ${untaxed ? null : html`<small>${say(texts.inclusive)}</small>`}</strong>
    <span class="offered">${say(texts.offered, { publications: priced.lines.length, readers, months })}</span>
    ${saving && say(untaxed ? texts.saving : texts.savingBeforeVat, { amount: amount(saving) })}
  </p>`;
}

/** The state of a quotation, in a sentence. */
function stateText({ locale, zone, say }: Voice, { state, expiresAt }: Quotation): string {
  return say(texts[state], { moment: formatMoment(expiresAt, locale, zone) });
}

/** The same in a word or two, next to the nameplate in print. */
function stampText({ locale, zone, say }: Voice, { state, expiresAt }: Quotation): string {
  return say(stampTexts[state], { day: formatDay(dayIn(expiresAt, zone), locale) });
}

/** A quotation as a page to read and to print on one sheet: offer, price, buyer and state. */
function quotationPage(
  quotation: Quotation,
  { locale, from, token }: { readonly locale: Locale; readonly from: EmailLayout; readonly token: string },
): Document {
  const voice: Voice = {
    locale,
    zone: from.timeZone,
    say: (text, values) => translator(locale)._({ ...text, ...(values && { values }) }),
    amount: (amount) => formatMoney(amount, locale),
  };
  const { say } = voice;
  const { reference, priced, note, noteLocale } = quotation;
  const title = say(texts.title, { reference });
  const buyer = buyerOf(quotation, locale);
  const main = html`<main class="sheet">
    <h1>${withWhole(title, [reference])}</h1>
    <p class="stamp">${stampText(voice, quotation)}</p>
    ${leadMarkup(voice, quotation)}
    <p class="state">
      ${withWhole(stateText(voice, quotation), daysOf([dayIn(quotation.expiresAt, voice.zone)], locale))}
    </p>
    <p class="actions"><a class="button" href="${sharedPdfPath(token, locale)}">${say(texts.download)}</a></p>
    <p class="muted">${say(texts.readOnly)}</p>
    <div class="parties">
      ${partyMarkup(voice, say(texts.from), quotation.issuer ?? from.issuer)}
      ${buyer && partyMarkup(voice, say(texts.for), buyer)}
    </div>
    ${factsMarkup(voice, quotation)} ${linesMarkup(voice, quotation)}
    ${priced.mention && html`<p>${vatMentionText(priced.mention, locale)}</p>`}
    ${
      note === ''
        ? null
        : html`<section>
            <h2>${say(texts.note)}</h2>
            <p class="note" ${noteLocale && html`lang="${noteLocale}"`}>${note}</p>
          </section>`
    }
    ${quotation.state === 'open' ? html`<p class="signature">${say(texts.signature)}</p>` : null}
    <p class="contact muted">
      ${withWhole(say(texts.contact, { email: from.email, phone: from.phone }), [from.email, from.phone])}
    </p>
  </main>`;
  const body = framed({ locale, from, pathIn: (code) => sharedQuotationPath(token, code), main });
  return { locale, title, body, isSilent: true };
}

type Shown =
  | { readonly kind: 'shown'; readonly quotation: Quotation }
  /** The link has expired or was revoked. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

/** The current state of the quotation that a token shows, in a language. */
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
 * The shared page of a quotation: read-only, without script or referrer. An expired link is distinguished from an
 * unknown one.
 */
function registerSharedPage(app: FastifyInstance, services: Services): void {
  for (const locale of locales) {
    const notice = async (token: string, title: MessageDescriptor, text: MessageDescriptor): Promise<Document> => {
      const say = translator(locale);
      const from = await readEmailLayout(services.db, locale);
      const main = html`<main>
        <h1>${say._(title)}</h1>
        <p>${say._(text)}</p>
      </main>`;
      const body = framed({ locale, from, pathIn: (code) => sharedQuotationPath(token, code), main });
      return { locale, title: say._(title), body, isSilent: true };
    };
    app.get<{ Params: { token: string } }>(sharedQuotationPath(':token', locale), async ({ params }, reply) => {
      const shown = await readShared(services, params.token, locale);
      switch (shown.kind) {
        case 'shown': {
          const from = await readEmailLayout(services.db, locale);
          return sendDocument(reply, quotationPage(shown.quotation, { locale, from, token: params.token }));
        }
        case 'gone':
          return sendDocument(reply, await notice(params.token, texts.goneTitle, texts.goneText), 410);
        case 'unknown':
          return sendDocument(reply, await notice(params.token, texts.unknownTitle, texts.unknownText), 404);
      }
    });
  }
}

/** Serves a shared quotation as PDF; a link that does not hold leads back to its page, which says so. */
function registerSharedPdf(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  for (const locale of locales) {
    app.get<{ Params: { token: string } }>(sharedPdfPath(':token', locale), async ({ params: { token } }, reply) => {
      const shown = await readShared(services, token, locale);
      if (shown.kind !== 'shown') return reply.redirect(sharedQuotationPath(token, locale), 303);
      const from = await readEmailLayout(db, locale);
      return sendPdf(reply, await writePdfFile(quotationDocument(shown.quotation, { locale, from }), clock.now()));
    });
  }
}

/** Serves shared quotations. */
export function sharedQuotationsPlugin(services: Services): FastifyPluginAsync {
  return async (app) => {
    registerSharedPage(app, services);
    registerSharedPdf(app, services);
  };
}
