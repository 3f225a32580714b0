import { useLingui, Trans } from '@lingui/react/macro';
import type { Quotation } from '../../../domain/quotation.ts';
import { DataList } from '../../ui/list/data-list.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { refusalNames } from './refusal-names.ts';

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
