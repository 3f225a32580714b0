import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui, Trans } from '@lingui/react/macro';
import type { Quotation, RefusalReason } from '../../../domain/quotation.ts';
import { DataList } from '../../ui/list/data-list.tsx';
import { DateText } from '../../ui/text/date-text.tsx';

/** Reasons to decline a quote, in the person's words. */
export const refusalNames: Readonly<Record<RefusalReason, MessageDescriptor>> = {
  price: msg`The price is too high`,
  scope: msg`It isn’t what we need`,
  budget: msg`We have no budget for it now`,
  otherSupplier: msg`We’ve chosen another publisher`,
  later: msg`We’ll decide later`,
  other: msg`Another reason`,
};

/** When and how a quote was answered, as the publisher has it. */
export function DecisionText({ quotation: { decision } }: { readonly quotation: Quotation }) {
  const { i18n } = useLingui();
  if (!decision) return null;
  const { at, reason, message } = decision;
  return (
    <DataList
      rows={[
        { id: 'at', term: <Trans>Answered on</Trans>, value: <DateText moment={at} /> },
        ...(reason ? [{ id: 'reason', term: <Trans>Your reason</Trans>, value: i18n._(refusalNames[reason]) }] : []),
        ...(message === '' ? [] : [{ id: 'message', term: <Trans>Your message</Trans>, value: message }]),
      ]}
    />
  );
}
