/** Everything that can happen to a request for parental leave: what its exploration tries. */
import { defineChart, plain } from 'chart-funnel/model';
import { rules, steps } from './leave.ts';
import { leaveChart } from './leave-chart.ts';
import { freshLeave } from './request.ts';

export const leave = defineChart({
  name: 'leave',
  machine: leaveChart,
  steps,
  draft: rules,
  untyped: ['key', 'reference'],
  draftFields: {
    'who.given': ['name', 'kind'],
    'child.given': ['day', 'agency'],
    'dates.given': ['start', 'weeks', 'isShared'],
    'partner.given': ['partner'],
    'another.begun': ['kind', 'day', 'agency', 'start', 'partner'],
  },
  inputs: {
    visit: { draft: freshLeave('k'), params: {} },
    sent: { draft: { ...freshLeave('k'), name: 'Ada', kind: 'birth', reference: 'PL-1' }, params: {} },
  },
  events: {
    'who.given': { birth: { name: 'Ada', kind: 'birth' }, adoption: { name: 'Ada', kind: 'adoption' } },
    'child.given': { june: { day: '2027-06-01', agency: 'Lyon' } },
    'dates.given': {
      alone: { start: '2027-06-02', weeks: 10, isShared: false },
      shared: { start: '2027-06-02', weeks: 10, isShared: true },
    },
    'partner.given': { noor: { partner: 'Noor' } },
    'request.confirmed': plain,
    'another.begun': plain,
  },
  actorResponses: {
    sendLeave: { done: { accepted: { reference: 'PL-1' } }, failed: { offline: new Error('offline') } },
  },
  params: {},
  effects: [],
  serialize: ({ draft }) => ({
    name: draft.name === '' ? '' : 'named',
    kind: draft.kind ?? '',
    day: draft.day === '' ? '' : 'dayKnown',
    start: draft.start === '' ? '' : 'startKnown',
    shared: draft.isShared ? 'shared' : '',
    partner: draft.partner === '' ? '' : 'partnerKnown',
    sent: draft.reference === null ? '' : 'sent',
  }),
  visibleContext: ({ hasFailed }) => ({ failed: hasFailed ? 'failed' : '' }),
});
