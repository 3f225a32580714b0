import type { MessageDescriptor } from '@lingui/core';
import type { LegalPage } from '../../../machines/domain/legal-page.ts';

/** What legal pages are called; what they say is the publisher’s. */
export const titles: Readonly<Record<LegalPage, MessageDescriptor>> = {
  notice: /*i18n*/ { id: 'legal.notice.title', message: 'Legal notice' },
  privacy: /*i18n*/ { id: 'legal.privacy.title', message: 'Privacy' },
  terms: /*i18n*/ { id: 'legal.terms.title', message: 'Terms of sale' },
};

/** Above who publishes the site, on each of them. */
export const publisher: MessageDescriptor = /*i18n*/ { id: 'legal.publisher', message: 'Publisher' };
