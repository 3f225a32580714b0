import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefusalReason } from '../../../machines/domain/quotation.ts';

/** Why a quote is declined, in the words of whoever declines it. */
export const refusalNames: Readonly<Record<RefusalReason, MessageDescriptor>> = {
  price: msg`The price is too high`,
  scope: msg`It is not what we need`,
  budget: msg`We have no budget for it now`,
  otherSupplier: msg`We have chosen another publisher`,
  later: msg`We will decide later`,
  other: msg`Another reason`,
};
