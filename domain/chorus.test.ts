import { expect, test } from 'vitest';
import type { ChorusStep } from './chorus.ts';
import { chorusProgressOf } from './chorus.ts';
import { paymentStatus } from './enumerations.ts';

const AT = '2026-01-27T08:40:00.000Z';
const deposited: ChorusStep = { kind: 'deposited', at: AT, reference: 'CPP-1' };
const rejected: ChorusStep = { kind: 'rejected', at: AT, reason: 'Engagement inconnu' };
const invoice = {
  kind: 'invoice',
  status: paymentStatus.unpaid,
  isCanceled: false,
  siret: '35600000000048',
  step: null,
} as const;

test.each([
  ['to be deposited at first', {}, { kind: 'toDeposit' }],
  ['where its last step has left it', { step: deposited }, deposited],
  ['rejected', { step: rejected }, rejected],
  ['deposited while a part is paid', { step: deposited, status: paymentStatus.partlySettled }, deposited],
  ['paid', { step: deposited, status: paymentStatus.settled }, { kind: 'paid' }],
  ['nowhere without a SIRET', { siret: '' }, null],
  ['nowhere once it is canceled', { step: deposited, isCanceled: true, status: paymentStatus.cleared }, null],
  ['nowhere as a pro forma', { kind: 'proForma' }, null],
  ['nowhere as a credit note', { kind: 'creditNote', status: paymentStatus.cleared }, null],
] as const)('an invoice to a public body is %s', (_, change, expected) => {
  expect(chorusProgressOf({ ...invoice, ...change })).toEqual(expected);
});
