import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { Requester } from '../../../machines/domain/quote-request.ts';
import { requesterTable } from './requester-table.tsx';

/** Who asks as rows of a `DataList`; what was not said is not shown. `action` makes the link that changes a row. */
export function requesterRows(
  requester: Requester,
  i18n: I18n,
  action: (subject: ReactNode, field: string) => ReactNode,
) {
  return Object.entries(requesterTable).flatMap(([id, { check }]) => {
    if ('shownWith' in check) return [];
    const value = check.value(requester, i18n);
    return value === '' ? [] : [{ id, term: check.term, value, action: action(check.subject, id) }];
  });
}
