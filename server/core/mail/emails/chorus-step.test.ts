import { expect, test } from 'vitest';
import { invoiceLists } from '../../../../machines/shared/ordering/ordering.fixtures.ts';
import type { EmailLayout } from '../email.ts';
import { chorusStepTaken } from './chorus-step.ts';

const from: EmailLayout = {
  name: 'Lettre du Sahel',
  email: 'desk@example.org',
  phone: '+33 1 23 45 67 89',
  timeZone: 'Europe/Paris',
  issuer: { name: 'Éditions du Sahel SARL', address: ['75012 Paris'], vatNumber: 'FR00123456789' },
};

const step = { kind: 'deposited', at: '2026-03-01T10:00:00Z', reference: 'CPP-1' } as const;
const to = { name: 'Amina', email: 'amina@example.fr' };

test('an email about the deposit of an invoice with a payment plan names each installment with its day', () => {
  const invoice = invoiceLists.awaiting.find(({ instalments }) => instalments.length > 0);
  if (!invoice) throw new Error('No invoice has a plan');
  const mail = chorusStepTaken({ from, to, locale: 'en', invoice, step, link: 'https://www.example.org/' });
  const rows = mail.email.parts.flatMap((part) => (part.kind === 'facts' ? part.rows : []));
  const named = rows.filter(([title]) => title.startsWith('Installment'));
  expect(named.map(([, due]) => due)).toEqual([
    '€656.85 (paid)',
    '€200.00 by March 6, 2026',
    '€400.00 by April 6, 2026',
  ]);
  expect(rows.map(([title]) => title)).not.toContain('Due');
});
