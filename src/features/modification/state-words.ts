import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LineState, ModificationState } from '../../../domain/modification.ts';
import type { NoticeKind } from '../../ui/feedback/notice.tsx';

interface Words {
  readonly kind: NoticeKind;
  readonly words: MessageDescriptor;
}

/** States of a request, as sentences. */
export const standings: Readonly<Record<ModificationState | 'unknown', Words>> = {
  pending: { kind: 'info', words: msg`Your request is awaiting our decision.` },
  accepted: { kind: 'success', words: msg`Your request has been accepted.` },
  automaticallyAccepted: { kind: 'success', words: msg`Your request has been accepted automatically.` },
  partlyAccepted: { kind: 'warning', words: msg`Your request has been partly accepted.` },
  rejected: { kind: 'danger', words: msg`Your request has been rejected.` },
  cancelled: { kind: 'info', words: msg`This request has been canceled.` },
  unknown: { kind: 'warning', words: msg`We can’t show this request’s status right now.` },
};

/** Entries of a request's history. */
export const entryTexts: Readonly<Record<ModificationState | 'unknown', MessageDescriptor>> = {
  pending: msg({ message: 'Sent', comment: 'What happened to a request, in its history' }),
  accepted: msg({ message: 'Accepted', comment: 'What happened to a request, in its history' }),
  automaticallyAccepted: msg({ message: 'Accepted automatically', comment: 'What happened to a request' }),
  partlyAccepted: msg({ message: 'Partly accepted', comment: 'What happened to a request, in its history' }),
  rejected: msg({ message: 'Rejected', comment: 'What happened to a request, in its history' }),
  cancelled: msg({ message: 'Canceled', comment: 'What happened to a request, in its history' }),
  unknown: msg({ message: 'Changed', comment: 'Something unknown happened to a request' }),
};

/** States of a line of a request. */
export const lineStandings: Readonly<Record<LineState, Words>> = {
  pending: { kind: 'info', words: msg({ message: 'Awaiting our decision', comment: 'A line of a request' }) },
  accepted: { kind: 'success', words: msg({ message: 'Accepted', comment: 'A line of a request' }) },
  rejected: { kind: 'danger', words: msg({ message: 'Rejected', comment: 'A line of a request' }) },
  cancelled: { kind: 'info', words: msg({ message: 'Canceled', comment: 'A line of a request' }) },
  unknown: { kind: 'warning', words: msg({ message: 'Unknown status', comment: 'Where a line of a request stands' }) },
};
