/** Everything that can happen to a claim: what the tests try. */
import { defineChart, plain } from 'chart-funnel/model';
import { claimChart } from './claim-chart.ts';
import { draft, freshDraft, steps } from './claim.ts';

const offline = new Error('offline');

export const claim = defineChart({
  name: 'claim',
  machine: claimChart,
  steps,
  draft,
  untyped: ['seed', 'attempt'],
  draftFields: {
    'kind.given': ['kind'],
    'car.given': ['plate', 'room'],
    'home.given': ['plate', 'room'],
    uploadPhoto: ['photos'],
    readClaim: ['kind', 'plate', 'room', 'photos'],
  },
  begins: {
    'another.begun': {
      reference: 'its address reads it again',
      answer: 'another claim replaces it',
      'draft.attempt': 'another claim has another key',
      ...Object.fromEntries(
        ['kind', 'plate', 'room', 'photos'].map((field) => [
          `draft.${field}`,
          'an unknown claim is corrected and sent again',
        ]),
      ),
    },
  },
  inputs: { visit: { draft: freshDraft('seed'), params: {} } },
  events: {
    'kind.given': { car: { kind: 'car' }, home: { kind: 'home' } },
    'car.given': { ab: { plate: 'AB-123-CD' } },
    'home.given': { kitchen: { room: 'Kitchen' } },
    'photo.chosen': { dent: { file: new File(['…'], 'dent.jpg', { type: 'image/jpeg' }) } },
    'photos.confirmed': plain,
    'claim.confirmed': plain,
    retried: plain,
    'another.begun': plain,
  },
  actorResponses: {
    uploadPhoto: { done: { taken: { id: 'p-1', name: 'dent.jpg' } }, failed: { offline } },
    sendClaim: { done: { taken: { reference: 'C-1', url: '/pay/C-1' } }, failed: { offline } },
    readClaim: {
      done: { paid: { kind: 'paid' }, unpaid: { kind: 'unpaid' }, unknown: { kind: 'unknown' } },
      failed: { offline },
    },
  },
  params: { reference: 'C-1' },
  another: { params: { reference: 'C-2' }, actorResponses: { readClaim: { kind: 'unpaid' } } },
  effects: ['openPaymentPage'],
  serialize: ({ draft, reference, answer }) => ({
    kind: draft.kind ?? '',
    plate: draft.plate === '' ? '' : 'plate',
    room: draft.room === '' ? '' : 'room',
    photos: draft.photos.length === 0 ? '' : 'photos',
    reference: reference === null ? '' : 'asked',
    answer: answer?.kind ?? '',
  }),
  visibleContext: ({ failure }) => ({ failure: failure ?? '' }),
});
