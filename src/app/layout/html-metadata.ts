/** What the document says of the site, by its server: it is there before, and without, any call. */
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Site } from '../../../machines/domain/site.ts';

function contentOf(selector: string): string | null {
  return document.querySelector(`meta${selector}`)?.getAttribute('content') ?? null;
}

/** What the document calls the site in a language; `null` where its server does not know it. */
export function nameInDocument(locale: string): string | null {
  return contentOf(`[name="application-name"][lang="${locale}"]`);
}

/** What the site is called, in the language that is spoken: by the document, or else what it is. */
export function siteNameInDocument(i18n: I18n): string {
  return nameInDocument(i18n.locale) ?? i18n._(msg`Subscription desk`);
}

/** How people reach the desk; `null` where the document does not know it. */
export function contactInDocument(): Site['contact'] | null {
  const email = contentOf('[name="contact-email"]');
  const phone = contentOf('[name="contact-phone"]');
  return email !== null && phone !== null ? { email, phone } : null;
}
