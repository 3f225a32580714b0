import type { Read } from '../../../domain/completeness.ts';
import { whole } from '../../../domain/completeness.ts';
import { civility, modificationType } from '../../../domain/enumerations.ts';
import type { LicenceReader, ReaderPage } from '../../../domain/licence.ts';
import type { ReadModification, ModificationState, ModificationSummary } from '../../../domain/modification.ts';
import { money } from '../../../domain/money.ts';

/** The subscription of the readers. */
const subscription = {
  id: 88031,
  reference: 'DEV-2026-088031',
  isFromQuotation: true,
  publications: ['La Lettre du Sahel'],
};

/** Fictitious readers of a licence: the first has no pending request; the two added ones share a request. */
export const readers: readonly LicenceReader[] = [
  {
    id: 6101,
    civility: civility.madam,
    firstName: 'Amina',
    lastName: 'de la croix',
    email: 'amina.delacroix@example.fr',
    pending: null,
    addressChange: { before: 'amina@example.fr', at: '2026-02-12T08:30:00.000Z', by: 'reader' },
  },
  {
    id: 6102,
    civility: civility.mister,
    firstName: 'Moussa',
    lastName: 'diallo',
    email: 'moussa.diallo@example.fr',
    pending: { id: 9301, type: modificationType.readerAddition, position: 1 },
    addressChange: null,
  },
  {
    id: 6103,
    civility: civility.mister,
    firstName: 'Jean',
    lastName: 'kouassi',
    email: 'jean.kouassi@example.fr',
    pending: { id: 9302, type: modificationType.readerEdit, position: 1 },
    addressChange: null,
  },
  {
    id: 6104,
    civility: civility.madam,
    firstName: 'Awa',
    lastName: 'ndiaye',
    email: 'awa.ndiaye@example.fr',
    pending: { id: 9303, type: modificationType.readerDeletion, position: 1 },
    addressChange: null,
  },
  {
    id: 6105,
    civility: civility.madam,
    firstName: 'Fatou',
    lastName: 'sarr',
    email: 'fatou.sarr@example.fr',
    pending: { id: 9301, type: modificationType.readerAddition, position: 2 },
    addressChange: null,
  },
];

const seats = { bought: 10, taken: 5, pending: 1, extra: [{ from: 11, price: money(9_900, 'EUR') }] };

const noneTaken = { ...seats, taken: 0, pending: 0 };

/** A page of readers with its licence. */
export function readerPage(received: readonly LicenceReader[], next: string | null): ReaderPage & Read {
  return { subscription, seats: received.length > 0 ? seats : noneTaken, readers: received, completeness: whole, next };
}

/** A request to delete the first reader. */
export function deletionRequest(state: ModificationState): ModificationSummary {
  return {
    id: 9304,
    reference: 'DM-2026-009304',
    type: modificationType.readerDeletion,
    state,
    askedAt: '2026-02-20T09:41:00.000Z',
    decidedAt: state === 'pending' ? null : '2026-02-20T09:41:00.000Z',
    lineCount: 1,
    rejectedCount: 0,
  };
}

/** The request to add two readers, as returned by its cancellation. */
export function additionRequest(state: 'cancelled' | 'accepted' | 'rejected'): ReadModification {
  const added = readers.filter(({ pending }) => pending?.id === 9301);
  return {
    id: 9301,
    reference: 'DM-2026-009301',
    type: modificationType.readerAddition,
    state,
    askedAt: '2026-02-19T15:02:00.000Z',
    decidedAt: '2026-02-20T09:40:00.000Z',
    lineCount: added.length,
    rejectedCount: state === 'rejected' ? added.length : 0,
    subscription: {
      id: subscription.id,
      reference: subscription.reference,
      isFromQuotation: subscription.isFromQuotation,
    },
    lines: added.map(({ civility: title, firstName, lastName, email }, index) => ({
      position: index + 1,
      before: null,
      after: { kind: 'reader', reader: { civility: title, firstName, lastName, email } },
      state,
      reason: '',
    })),
    reasonLocale: null,
    purchaseOrder: '',
    history: [],
    completeness: whole,
  };
}
