import { whole } from '../../../domain/completeness.ts';
import { civility, modificationType } from '../../../domain/enumerations.ts';
import type { LicenceReader, ReaderPage } from '../../../domain/licence.ts';
import type { ReadModification, ModificationSummary } from '../../../domain/modification.ts';
import { money } from '../../../domain/money.ts';
import type { TypedReader } from './reader-form.draft.ts';
import { readerPage, readers } from '../readers/readers.fixtures.ts';

const [first, , , deleted] = readers;
if (!first || !deleted) throw new Error('There are too few readers');

/** The typed reader of the samples. */
export const typedReader: TypedReader = {
  civility: civility.mister,
  firstName: 'Ousmane',
  lastName: 'fall',
  email: 'ousmane.fall@example.fr',
  purchaseOrder: '',
};

const several = readerPage([first], null);
const taken = { bought: 5, taken: 5, pending: 1, extra: [{ from: 6, price: money(9_900, 'EUR') }] };

/** Readers and seats: some free, all taken, none for sale; `none`: no reader found. */
export const seatPages = {
  several,
  taken: { ...several, seats: taken },
  full: { ...several, seats: { ...taken, extra: null } },
  none: { ...several, readers: [] },
} satisfies Record<string, ReaderPage>;

/** Readers who can be changed, and cannot. */
export const knownReaders = { known: first, awaited: deleted } satisfies Record<string, LicenceReader>;

const pending: ModificationSummary = {
  id: 9305,
  reference: 'DM-2026-009305',
  type: modificationType.readerAddition,
  state: 'pending',
  askedAt: '2026-02-20T09:41:00.000Z',
  decidedAt: null,
  lineCount: 1,
  rejectedCount: 0,
};

/** Requests just received. */
export const sentRequests = {
  pending,
  letThrough: { ...pending, state: 'automaticallyAccepted', decidedAt: pending.askedAt },
  edit: { ...pending, type: modificationType.readerEdit },
} satisfies Record<string, ModificationSummary>;

const addition: ReadModification = {
  ...pending,
  state: 'rejected',
  decidedAt: '2026-02-21T08:00:00.000Z',
  rejectedCount: 1,
  subscription: {
    id: several.subscription.id,
    reference: several.subscription.reference,
    isFromQuotation: several.subscription.isFromQuotation,
  },
  lines: [
    {
      position: 1,
      before: null,
      after: { kind: 'reader', reader: { ...typedReader, email: 'ousmane.fall@example.com' } },
      state: 'rejected',
      reason: 'Cette adresse n’est pas celle de votre organisme.',
    },
  ],
  reasonLocale: null,
  purchaseOrder: '',
  history: [],
  completeness: whole,
};

const { id: _id, pending: _pending, ...identity } = first;

/** Requests with a rejected first line; `accepted`: without. */
export const rejectedRequests = {
  addition,
  edit: {
    ...addition,
    type: modificationType.readerEdit,
    lines: addition.lines.map((line) => ({ ...line, before: { kind: 'reader', reader: identity } })),
  },
  accepted: { ...addition, lines: addition.lines.map((line) => ({ ...line, state: 'accepted', reason: '' })) },
} satisfies Record<string, ReadModification>;
