import type { Read } from '../../../domain/completeness.ts';
import { whole } from '../../../domain/completeness.ts';
import { civility, modificationType } from '../../../domain/enumerations.ts';
import type { LicenceReader, ReaderAdditionAnswer, ReaderPage, Seats } from '../../../domain/licence.ts';

const eur = (minor: number) => ({ minor, currency: 'EUR' }) as const;
/** The 14th seat begins a tier. */
const extra = [
  { from: 13, price: eur(4_800) },
  { from: 14, price: eur(3_600) },
];
const seats: Seats = { bought: 12, taken: 11, pending: 2, extra };

/** A licence with one seat left, and what a reader beyond it costs. */
export const licencePage: ReaderPage & Read = {
  subscription: {
    id: 410_021,
    reference: 'DEV-2026-004127',
    isFromQuotation: true,
    publications: ['Grands Lacs Hebdo', 'Sahel Énergies'],
  },
  seats,
  readers: [],
  completeness: whole,
  next: null,
};
export const anotherLicencePage: ReaderPage & Read = {
  ...licencePage,
  subscription: { ...licencePage.subscription, id: 410_022, reference: 'AB-2026-004131' },
};

/** Readers of the licence. */
export const presentReaders: readonly LicenceReader[] = [
  {
    id: 52_001,
    civility: civility.madam,
    firstName: 'Aya',
    lastName: 'Koné',
    email: 'aya.kone@cuivre.example',
    pending: null,
    addressChange: null,
  },
  {
    id: 52_002,
    civility: civility.mister,
    firstName: 'Moussa',
    lastName: 'Diallo',
    email: 'moussa.diallo@cuivre.example',
    pending: null,
    addressChange: null,
  },
];

/** The request that results from a list. */
export const addedReaders = {
  id: 7_731,
  reference: 'DM-7KQ2-M4XD-92TB',
  type: modificationType.readerAddition,
  state: 'pending',
  askedAt: '2026-11-22T20:15:00.000Z',
  decidedAt: null,
  lineCount: 2,
  rejectedCount: 0,
} as const;

/** The request that changes a reader of the list. */
export const changedReader = {
  ...addedReaders,
  id: 7_732,
  reference: 'DM-4XD9-2TB7-KQ2M',
  type: modificationType.readerEdit,
  lineCount: 1,
} as const;

/** No seat is left, and none can be had so. */
export const fullLicencePage: ReaderPage & Read = { ...licencePage, seats: { ...seats, taken: 12, extra: null } };

export const asked: ReaderAdditionAnswer = { kind: 'asked', request: addedReaders };
export const letThrough: ReaderAdditionAnswer = {
  kind: 'asked',
  request: { ...addedReaders, state: 'automaticallyAccepted' },
};
export const charged: ReaderAdditionAnswer = { kind: 'chargeChanged', seats: { ...seats, taken: 12 } };
