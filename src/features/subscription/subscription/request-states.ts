import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModificationState } from '../../../../machines/domain/modification.ts';
import type { NoticeKind } from '../../../ui/feedback/notice.tsx';

interface Words {
  readonly kind: NoticeKind;
  readonly words: MessageDescriptor;
}

/** Where a request stands, in a word beside it. */
export const requestStates: Readonly<Record<ModificationState | 'unknown', Words>> = {
  pending: { kind: 'info', words: msg({ message: 'Awaits our decision', comment: 'Where a request stands' }) },
  cancelled: { kind: 'info', words: msg({ message: 'Canceled', comment: 'Where a request stands: by the person' }) },
  accepted: { kind: 'success', words: msg({ message: 'Accepted', comment: 'Where a request stands' }) },
  automaticallyAccepted: {
    kind: 'success',
    words: msg({ message: 'Accepted automatically', comment: 'Where a request stands' }),
  },
  rejected: { kind: 'danger', words: msg({ message: 'Rejected', comment: 'Where a request stands' }) },
  partlyAccepted: { kind: 'warning', words: msg({ message: 'Partly accepted', comment: 'Where a request stands' }) },
  unknown: {
    kind: 'info',
    words: msg({ message: 'Unknown status', comment: 'Where a request stands: a code that this page does not know' }),
  },
};
