import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalReason } from '../../../domain/quotation.ts';

/** Reasons to decline a quote, in the person's words. */
export const refusalNames: Readonly<Record<RefusalReason, MessageDescriptor>> = {
  price: msg`The price is too high`,
  scope: msg`It isn’t what we need`,
  budget: msg`We have no budget for it now`,
  otherSupplier: msg`We’ve chosen another publisher`,
  later: msg`We’ll decide later`,
  other: msg`Another reason`,
};
