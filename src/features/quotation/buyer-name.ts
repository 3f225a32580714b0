import type { I18n } from '@lingui/core';
import { displayedName } from '../../../domain/account.ts';
import type { QuotationDetails } from '../../../domain/quotation.ts';
import { civilityNames } from '../shared/civility-names.ts';

/** The buyer's name with title: `Ms Amina De La Croix`. */
export function buyerName(identity: QuotationDetails['identity'], i18n: I18n): string {
  const title = civilityNames[identity.civility];
  return [title && i18n._(title), displayedName(identity)].filter(Boolean).join(' ');
}
