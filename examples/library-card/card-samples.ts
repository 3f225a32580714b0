/** Everything that can happen to a request for a library card: what the tests try. */
import { defineChart, plain } from 'chart-funnel/model';
import { cardChart } from './card-chart.ts';
import { freshDraft } from './card.ts';
import { draft, steps } from './steps.ts';

export const card = defineChart({
  name: 'card',
  machine: cardChart,
  steps,
  draft,
  untyped: ['seed', 'attempt'],
  draftFields: { 'person.given': ['name', 'email'], sendRequest: ['name', 'email'] },
  begins: {
    'another.begun': {
      reference: 'its address reads it again',
      answer: 'another request replaces it',
      'draft.name': 'a request without a card is corrected and sent again',
      'draft.email': 'a request without a card is corrected and sent again',
    },
  },
  inputs: { visit: { draft: freshDraft('seed'), params: {} } },
  events: {
    'person.given': { ada: { name: 'Ada', email: 'ada@example.org' } },
    'request.confirmed': plain,
    retried: plain,
    'another.begun': plain,
  },
  actorResponses: {
    sendRequest: { done: { taken: { reference: 'LC-1' } }, failed: { offline: new Error('offline') } },
    readRequest: {
      done: {
        issued: { kind: 'issued', name: 'Ada', number: '1234' },
        waiting: { kind: 'waiting' },
        unknown: { kind: 'unknown' },
      },
      failed: { offline: new Error('offline') },
    },
  },
  params: { reference: 'LC-1' },
  another: {
    params: { reference: 'LC-2' },
    actorResponses: { readRequest: { kind: 'issued', name: 'Bob', number: '5678' } },
  },
  effects: [],
  serialize: ({ draft, reference, answer }) => ({
    name: draft.name === '' ? '' : 'named',
    reference: reference === null ? '' : 'asked',
    answer: answer?.kind ?? '',
  }),
  visibleContext: ({ hasFailed }) => ({ failed: hasFailed ? 'failed' : '' }),
});
