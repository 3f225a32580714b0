/** The site’s metadata, which the server writes into the document: available before, and without, any call. */
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Site } from '../../../domain/site.ts';

function contentOf(selector: string): string | null {
  return document.querySelector(`meta${selector}`)?.getAttribute('content') ?? null;
}

/** The site’s name in a language, from the document; `null` if its server does not know it. */
export function nameInDocument(locale: string): string | null {
  return contentOf(`[name="application-name"][lang="${locale}"]`);
}

/** The site’s name in the current language, from the document; otherwise a generic one. */
export function siteNameInDocument(i18n: I18n): string {
  return nameInDocument(i18n.locale) ?? i18n._(msg`Subscriber Services`);
}

/** The desk’s email address and phone number; `null` if the document lacks either. */
export function contactInDocument(): Site['contact'] | null {
  const email = contentOf('[name="contact-email"]');
  const phone = contentOf('[name="contact-phone"]');
  return email !== null && phone !== null ? { email, phone } : null;
}
