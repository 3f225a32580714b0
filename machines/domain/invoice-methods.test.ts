import { expect, test } from 'vitest';
import { methodsOf } from './invoice-methods.ts';

test.each([
  ['by card or transfer', [null, null], ['card', 'transfer']],
  ['by transfer only where one goes through Chorus Pro', [null, { kind: 'toDeposit' }], ['transfer']],
  [
    'by transfer only while a deposit is rejected',
    [{ kind: 'rejected', at: '2026-01-27T08:40:00.000Z', reason: 'Engagement inconnu' }],
    ['transfer'],
  ],
] as const)('invoices are paid %s', (_, progress, methods) => {
  expect(methodsOf(progress.map((chorus) => ({ chorus })))).toEqual(methods);
});
