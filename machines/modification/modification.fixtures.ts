/** Invented requests, for samples and tests. */
import { unread, whole, without } from '../../domain/completeness.ts';
import { modificationType } from '../../domain/enumerations.ts';
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import type {
  LineState,
  ModificationEntry,
  ModificationLine,
  ModificationState,
  ModificationSubject,
  ReadModification,
} from '../../domain/modification.ts';

const asked: ModificationEntry = {
  state: 'pending',
  at: '2026-03-09T09:12:00.000Z',
  by: 'person',
  name: 'Amina DE LA CROIX',
  reason: '',
};
const decidedAt = '2026-03-10T14:05:00.000Z';

const readers: readonly ReaderIdentity[] = [
  { civility: 2, firstName: 'Awa', lastName: 'Ndour', email: 'awa.ndour@universite.example.org' },
  { civility: 1, firstName: 'Kofi', lastName: 'Mensah', email: 'kofi.mensah@universite.example.org' },
  { civility: 2, firstName: 'Léa', lastName: 'Okombi', email: 'lea.okombi@courriel.example.net' },
];

const subjectOf = (reader: ReaderIdentity): ModificationSubject => ({ kind: 'reader', reader });

const elsewhere = 'Cette adresse n’est pas celle de votre organisation.';

/** The request to add the readers, with its lines in the given states. */
function addition(
  state: ModificationState | 'unknown',
  lines: readonly LineState[],
  entry: Pick<ModificationEntry, 'by' | 'name'> | null,
): ReadModification {
  return {
    id: 7301,
    reference: 'DEM-4T8W-2KPC-70QX',
    type: modificationType.readerAddition,
    state,
    askedAt: asked.at,
    decidedAt: entry ? decidedAt : null,
    lineCount: lines.length,
    rejectedCount: lines.filter((line) => line === 'rejected').length,
    subscription: { id: 88_012, reference: 'DEV-7KQ2-M4XD-91TB', isFromQuotation: true },
    lines: lines.map((line, index): ModificationLine => {
      const reader = readers[index % readers.length];
      if (!reader) throw new Error('There are no readers');
      const after = subjectOf(reader);
      return { position: index + 1, before: null, after, state: line, reason: line === 'rejected' ? elsewhere : '' };
    }),
    reasonLocale: null,
    purchaseOrder: '',
    completeness: whole,
    history: [asked, ...(entry ? [{ ...entry, state, at: decidedAt, reason: '' }] : [])],
  };
}

const desk = { by: 'desk', name: '' } as const;

/** The request to add readers in each of its states. */
export const additions = {
  pending: addition('pending', ['pending', 'pending', 'pending'], null),
  accepted: addition('accepted', ['accepted', 'accepted', 'accepted'], desk),
  automaticallyAccepted: addition('automaticallyAccepted', ['accepted', 'accepted', 'accepted'], {
    by: 'rule',
    name: '',
  }),
  partlyAccepted: addition('partlyAccepted', ['accepted', 'accepted', 'rejected'], desk),
  rejected: addition('rejected', ['rejected', 'rejected', 'rejected'], desk),
  cancelled: addition('cancelled', ['cancelled', 'cancelled', 'cancelled'], { by: 'person', name: asked.name }),
  unknown: addition('unknown', ['unknown', 'pending', 'accepted'], { by: 'unknown', name: '' }),
} as const satisfies Record<ModificationState | 'unknown', ReadModification>;

/** A request, one of whose lines cannot be read, nor its history. */
export const incompleteAddition: ReadModification = {
  ...additions.partlyAccepted,
  lines: additions.partlyAccepted.lines.slice(1),
  history: unread,
  completeness: without(1),
};

interface Received {
  readonly type: ReadModification['type'];
  readonly lines: readonly Pick<ModificationLine, 'before' | 'after'>[];
  /** Reason of a rejection; without it the request is accepted. */
  readonly reason?: string;
  readonly isAboutAccount?: true;
}

/** A request that the desk has decided about as a whole. */
export function decided({ type, lines, reason = '', isAboutAccount }: Received): ReadModification {
  const state = reason === '' ? 'accepted' : 'rejected';
  return {
    ...additions.accepted,
    type,
    state,
    lineCount: lines.length,
    rejectedCount: reason === '' ? 0 : lines.length,
    subscription: isAboutAccount ? null : additions.accepted.subscription,
    lines: lines.map((line, index) => ({ ...line, position: index + 1, state, reason })),
    reasonLocale: reason === '' ? null : 'fr',
    history: [asked, { ...desk, state, at: decidedAt, reason }],
  };
}

const [kept] = readers;
if (!kept) throw new Error('There are no readers');

/** One request of each other type. */
export const others = {
  readerEdit: decided({
    type: modificationType.readerEdit,
    lines: [{ before: subjectOf(kept), after: subjectOf({ ...kept, lastName: 'Ndour-Sarr', civility: 41 }) }],
  }),
  rangeEdit: decided({
    type: modificationType.ipRangeEdit,
    lines: [
      {
        before: { kind: 'ipRange', range: { range: '192.0.2.0/25', label: 'Bibliothèque' } },
        after: { kind: 'ipRange', range: { range: '192.0.2.0/24', label: 'Bibliothèque' } },
      },
    ],
    reason: 'La moitié de cette plage appartient à un autre établissement.',
  }),
  rangeDeletion: decided({
    type: modificationType.ipRangeDeletion,
    lines: [{ before: { kind: 'ipRange', range: { range: '2001:db8:7::/48', label: '' } }, after: null }],
  }),
  email: decided({
    type: modificationType.email,
    lines: [
      {
        before: { kind: 'email', email: 'amina.delacroix@example.fr' },
        after: { kind: 'email', email: 'amina@fleuve.example.org' },
      },
    ],
    isAboutAccount: true,
  }),
  message: decided({
    type: modificationType.other,
    lines: [{ before: null, after: { kind: 'text', text: 'Merci de regrouper nos deux abonnements en un seul.' } }],
    reason: 'Les deux abonnements n’ont pas la même échéance.',
    isAboutAccount: true,
  }),
  unknown: { ...decided({ type: 'unknown', lines: [] }), subscription: null },
} as const satisfies Record<string, ReadModification>;
