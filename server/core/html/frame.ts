import type { MessageDescriptor } from '@lingui/core';
import type { LegalPage } from '../../../domain/document-paths.ts';
import { legalPages } from '../../../domain/document-paths.ts';
import type { Locale } from '../../../domain/locale.ts';
import { locales } from '../../../domain/locale.ts';
import { translator } from '../i18n/translator.ts';
import type { EmailLayout } from '../mail/email.ts';
import type { Markup } from './html.ts';
import { html } from './html.ts';

/** Titles of the legal pages. */
export const legalTitles: Readonly<Record<LegalPage, MessageDescriptor>> = {
  notice: /*i18n*/ { id: 'legal.notice.title', message: 'Legal notice' },
  privacy: /*i18n*/ { id: 'legal.privacy.title', message: 'Privacy' },
  terms: /*i18n*/ { id: 'legal.terms.title', message: 'Terms of sale' },
};

/** Heading above the publisher's details. */
export const publisher: MessageDescriptor = /*i18n*/ { id: 'legal.publisher', message: 'Publisher' };

const texts = {
  language: /*i18n*/ { id: 'frame.language', message: 'Language' },
  question: /*i18n*/ { id: 'frame.question', message: 'A question? Write or call' },
  information: /*i18n*/ { id: 'frame.information', message: 'Information' },
} as const satisfies Record<string, MessageDescriptor>;

/** Names of the languages in themselves. */
const languageNames = { fr: 'Français', en: 'English' } as const satisfies Record<Locale, string>;

interface Language {
  readonly locale: Locale;
  /** The same page in another language. */
  readonly pathIn: (locale: Locale) => string;
}

function languageMarkup({ locale, pathIn }: Language): Markup {
  return html`<nav aria-label="${translator(locale)._(texts.language)}">
    ${locales.map(
      (code) =>
        html`<a
          href="${pathIn(code)}"
          lang="${code}"
          hreflang="${code}"
          ${code === locale ? html`aria-current="true"` : null}
          ><span>${languageNames[code]}</span><span aria-hidden="true">${code}</span></a
        >`,
    )}
  </nav>`;
}

/** The masthead of the application's compact pages: a name, and the page in other languages where it has them. */
export function masthead(nameplate: Markup, language: Language | null): Markup {
  return html`<header class="masthead">
    <div>
      <div class="plate">
        <p class="nameplate">${nameplate}</p>
        ${language && languageMarkup(language)}
      </div>
      <div class="rule"></div>
    </div>
  </header>`;
}

interface Framed {
  readonly locale: Locale;
  readonly from: EmailLayout;
  /** The same page in another language; absent where it has none. */
  readonly pathIn?: (locale: Locale) => string;
  /** The page's `<main>`. */
  readonly main: Markup;
  /** The page names the publisher itself: its footer does not. */
  readonly isPublisherNamed?: true;
}

/**
 * The masthead of the application around a page outside of it, and its footer: language, contact, legal pages, publisher. The
 * publisher stands in French, as on documents: the law prescribes its wording.
 */
export function framed({ locale, from, pathIn, main, isPublisherNamed }: Framed): Markup {
  const i18n = translator(locale);
  const { name, email, phone, issuer } = from;
  return html`${masthead(html`<a href="/">${name}</a>`, pathIn ? { locale, pathIn } : null)} ${main}
    <footer class="colophon">
      <div>
        <section>
          <h2>${i18n._(texts.question)}</h2>
          <p class="reach">
            ${email === '' ? null : html`<a href="mailto:${email}">${email}</a>`}
            ${phone === '' ? null : html`<a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>`}
          </p>
        </section>
        ${
          isPublisherNamed
            ? null
            : html`<section>
                <h2>${i18n._(publisher)}</h2>
                <p class="imprint" lang="fr">${[issuer.name, ...issuer.address].join(' · ')}</p>
              </section>`
        }
        <section>
          <h2>${i18n._(texts.information)}</h2>
          <ul>
            ${legalPages.map(
              (page) => html`<li><a href="/${locale}/legal/${page}">${i18n._(legalTitles[page])}</a></li>`,
            )}
          </ul>
        </section>
      </div>
    </footer>`;
}
