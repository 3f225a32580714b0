import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LegalPage } from '../../../machines/domain/legal-page.ts';

/** What the foot of every page calls the documents that it leads to. */
export const legalLabels: Readonly<Record<LegalPage, MessageDescriptor>> = {
  notice: msg`Legal notice`,
  privacy: msg`Privacy`,
  terms: msg`Terms of sale`,
};
