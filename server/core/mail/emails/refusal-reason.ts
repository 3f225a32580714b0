import type { I18n } from '@lingui/core';
import type { RefusalReason } from '../../../../machines/domain/quotation.ts';

/** Why a quotation was declined, in words. */
export function refusalReason(i18n: I18n, reason: RefusalReason): string {
  const names: Readonly<Record<RefusalReason, string>> = {
    price: i18n._(/*i18n*/ { id: 'refusal.price', message: 'The price is too high' }),
    scope: i18n._(/*i18n*/ { id: 'refusal.scope', message: 'It isn’t what is needed' }),
    budget: i18n._(/*i18n*/ { id: 'refusal.budget', message: 'There is no budget for it' }),
    otherSupplier: i18n._(/*i18n*/ { id: 'refusal.otherSupplier', message: 'Another publisher was chosen' }),
    later: i18n._(/*i18n*/ { id: 'refusal.later', message: 'They’ll decide later' }),
    other: i18n._(/*i18n*/ { id: 'refusal.other', message: 'Another reason' }),
  };
  return names[reason];
}
