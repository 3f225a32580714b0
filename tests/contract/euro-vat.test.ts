/** French VAT of an invoice in another currency: its amount in euros, with the day and the source of the rate, or no sale. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoiceOf, selectInvoices } from '../../server/features/invoice/store.ts';
import type { Order } from '../../server/office/invoice.ts';
import { issueInvoice } from '../../server/office/invoice.ts';
import { issueCreditNote } from '../../server/office/credit-note.ts';
import { importRates, keepRates, ratesIn } from '../../server/office/rate.ts';
import { openSeededServices } from './services.ts';

let open: Awaited<ReturnType<typeof openSeededServices>>;
beforeAll(async () => {
  open = await openSeededServices();
}, 60_000);
afterAll(() => open.close());

const sale = { net: 10_000, vatRate: 2000, vatMention: null, label: 'Base documentaire', locale: 'fr' } as const;

async function issued(currency: Order['currency']): Promise<string> {
  const [line = ''] = await issueInvoice(open.services, { ...sale, currency, email: 'dollars@example.org' });
  return line.replace('Invoice ', '');
}

const eurosOf = async (reference: string) => {
  const row = await selectInvoices(open.db).where('i.reference', '=', reference).executeTakeFirstOrThrow();
  return invoiceOf(row)
    .legalMentions.filter((mention) => mention.startsWith('TVA en euros'))
    .map((mention) => mention.replaceAll(/[\u00A0\u202F]/g, ' '));
};

const file = `<Cube><Cube time='2026-01-05'><Cube currency='USD' rate='1.25'/><Cube currency='JPY' rate='160'/></Cube></Cube>`;

it('is stated at the latest rate of its day, which stays, on its credit note, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'desk-rates-'));
  const path = join(folder, 'eurofxref-daily.xml');
  await writeFile(path, file);
  expect(await importRates(open.services, path)).toEqual([
    '€1 is 1.25 USD from 2026-01-05 on (European Central Bank, euro reference rate)',
  ]);
  await rm(folder, { recursive: true });
  const reference = await issued('USD');
  const stated =
    'TVA en euros : 16,00 €, au taux du 5 janvier 2026 : 1 € = 1,25 USD (European Central Bank, euro reference rate)';
  expect(await eurosOf(reference)).toEqual([stated]);
  await keepRates(open.services, [{ currency: 'USD', day: '2026-01-06', rate: '2', source: 'Later' }]);
  expect(await eurosOf(reference)).toEqual([stated]);
  const [report = ''] = await issueCreditNote(open.services, {
    number: reference,
    reason: 'Ordered twice',
    part: { kind: 'amount', minor: 6_000 },
  });
  const note = /AV-\d{4}-\d+/.exec(report)?.[0] ?? '';
  expect(await eurosOf(note)).toEqual([stated.replace('16,00 €', '−8,00 €')]);
});

it('is not sold without a rate, where the publisher asks for it', async () => {
  expect(await eurosOf(await issued('GBP'))).toEqual([]);
  await open.db.updateTable('issuers').set({ requires_euro_vat: true }).execute();
  await expect(issued('GBP')).rejects.toThrow('no rate is kept');
  expect(await eurosOf(await issued('EUR'))).toEqual([]);
  expect(await eurosOf(await issued('USD'))).toHaveLength(1);
});

it('reads the days and the currencies of the central bank’s file', () => {
  expect(ratesIn(file).map(({ currency, day, rate }) => [currency, day, rate])).toEqual([
    ['USD', '2026-01-05', '1.25'],
  ]);
  expect(ratesIn('<html></html>')).toEqual([]);
});
