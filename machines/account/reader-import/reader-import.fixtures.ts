import type { ReaderAdditionAnswer, ReaderPage, Seats } from '../../domain/licence.ts';
import { modificationType } from '../../domain/enumerations.ts';

const seats: Seats = { bought: 12, taken: 11, extra: { minor: 4_800, currency: 'EUR' } };

/** A licence with one seat left, and what a reader beyond it costs. */
export const licencePage: ReaderPage = {
  subscription: {
    id: 410_021,
    reference: 'AB-2026-004127',
    publications: ['Grands Lacs Hebdo', 'Sahel Énergies'],
  },
  seats,
  readers: [],
  next: null,
};
export const anotherLicencePage: ReaderPage = {
  ...licencePage,
  subscription: { ...licencePage.subscription, id: 410_022, reference: 'AB-2026-004131' },
};

/** The request that a list comes to. */
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

/** No seat is left, and none can be had so. */
export const fullLicencePage: ReaderPage = { ...licencePage, seats: { ...seats, taken: 12, extra: null } };

export const asked: ReaderAdditionAnswer = { kind: 'asked', request: addedReaders };
export const letThrough: ReaderAdditionAnswer = {
  kind: 'asked',
  request: { ...addedReaders, state: 'automaticallyAccepted' },
};
export const charged: ReaderAdditionAnswer = { kind: 'chargeChanged', seats: { ...seats, taken: 12 } };
