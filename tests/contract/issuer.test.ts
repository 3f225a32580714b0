/** The issuer is a row of the database: a change applies to later documents, and to no issued one. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storedColumns } from '../../server/core/db/stored-columns.ts';
import { issueInvoice } from '../../server/office/invoice.ts';
import { bankAccountOf, issuerChangeOf, setBankAccount, setIssuer, showIssuer } from '../../server/office/issuer.ts';
import { createQuotation } from '../../server/features/quotation/create-quotation.ts';
import type { Services } from '../../server/core/services.ts';
import { readEmailLayout } from '../../server/features/site/email-layout.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices } from './services.ts';

let open: SeededServices;
let services: Services;

beforeAll(async () => {
  open = await openSeededServices();
  ({ services } = open);
}, 60_000);
afterAll(() => open.close());

const order = {
  email: 'payer@example.org',
  net: 31_240,
  currency: 'EUR',
  vatRate: 210,
  vatMention: null,
  label: 'Abonnement',
} as const;

/** The issuers of invoices and quotations as stored, in the order of issue. */
async function issued() {
  const invoices = await open.db.selectFrom('invoices').select(['id', 'issuer']).orderBy('id').execute();
  const quotations = await open.db
    .selectFrom('quotations')
    .select(['subscription_id', 'issuer'])
    .orderBy('subscription_id')
    .execute();
  return {
    invoices: invoices.map(({ id, issuer }) => storedColumns.invoices.issuer.read(issuer, id)),
    quotations: quotations.map((row) => storedColumns.quotations.issuer.read(row.issuer, row.subscription_id)),
  };
}

async function quote(): Promise<void> {
  const { id: accountId } = await open.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const { id: publicationId } = await open.db.selectFrom('publications').select('id').executeTakeFirstOrThrow();
  await createQuotation(open.db, services, {
    accountId,
    offer: { licence: 'professional', readers: 1, months: 12, currency: 'EUR' },
    lines: [{ publicationId, net: { minor: 10_000, currency: 'EUR' }, seats: null }],
    isOfferOpen: true,
  });
}

it('a new issuer is on the next invoice, quotation and email, and on no issued one', async () => {
  await issueInvoice(services, { ...order, locale: 'fr' });
  await quote();
  const before = await issued();
  expect(new Set(before.invoices.map(({ name }) => name))).toEqual(new Set(['Éditions des Lagunes SAS']));

  const change = { name: 'Presses du Delta', 'legal-form': 'SA', capital: '90 000 €', register: 'Lyon' };
  const numbers = { siren: '732 829 320', vat: 'FR44732829320', address: '2, quai du Delta | 69002 Lyon' };
  await setIssuer(services, issuerChangeOf({ ...change, ...numbers }));
  await issueInvoice(services, { ...order, locale: 'fr' });
  await quote();
  const after = await issued();
  const next = {
    name: 'Presses du Delta SA',
    address: ['2, quai du Delta', '69002 Lyon', 'SA au capital de 90 000 €', 'RCS Lyon 732\u00A0829\u00A0320'],
    vatNumber: 'FR44732829320',
  };
  expect(after.invoices).toEqual([...before.invoices, next]);
  expect(after.quotations).toEqual([...before.quotations, next]);
  expect((await readEmailLayout(open.db, 'en')).issuer).toEqual(next);
});

it('the office sets the account for transfers, and wrong numbers are refused', async () => {
  const account = { holder: 'Presses du Delta', bic: 'LAGUFRPPXXX', bank: 'Banque du Delta', currency: 'USD' };
  await setBankAccount(services, bankAccountOf({ ...account, iban: 'FR76 3000 6000 0112 3456 7890 189' }));
  expect((await showIssuer(services)).join('\n')).toContain('USD  FR7630006000011234567890189  LAGUFRPPXXX');
  expect(() => bankAccountOf({ ...account, iban: 'FR76 3000 6000 0112 3456 7890 180' })).toThrow('--iban is wrong');
  expect(() => bankAccountOf({ ...account })).toThrow('--iban');
  expect(() => issuerChangeOf({ siren: '123' })).toThrow('--siren is wrong');
  expect(() => issuerChangeOf({ vat: 'FR99' })).toThrow('--vat is wrong');
});
