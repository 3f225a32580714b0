/** Receipts and quotes as the office writes them: the files that their buyers download. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentPath } from '../../domain/document-paths.ts';
import { locales } from '../../domain/locale.ts';
import { exportQuotation, exportReceipt, pdfFileOf } from '../../server/office/export-pdf.ts';
import { pdfTextOf, readPdf } from '../support/read-pdf.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import { newBuyer } from './payment-places.ts';
import { buyer as quoteBuyer } from './quotations.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  server = await openServer();
  office = officeOf(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const textIn = async (file: string) => (await readPdf(await readFile(file))).text;

it.each(locales)('writes the receipt of a payment once all of it has come, in %s', async (locale) => {
  const buyer = await newBuyer({ server, office }, locale, 'oneInvoice');
  const reference = await buyer.transfer(await buyer.open());
  const file = join(server.dataDir, `${reference}.pdf`);
  await expect(exportReceipt(office.services, reference, file)).rejects.toThrow(
    'has no receipt: not all of it has come',
  );
  await office.settle(reference);
  expect(await exportReceipt(office.services, reference, file)).toEqual([expect.stringContaining(`is in ${file}.`)]);
  const downloaded = await pdfTextOf(await buyer.visitor.fetch(documentPath('receipt', reference, locale)));
  expect(await textIn(file)).toBe(downloaded);
  expect(downloaded).toContain(reference);
});

it('writes a quotation as its buyer downloads it', async () => {
  const { visitor, read } = await quoteBuyer(server);
  const { reference } = await read();
  const file = join(server.dataDir, `${reference}.pdf`);
  expect(await exportQuotation(office.services, reference, file)).toEqual([expect.stringContaining(reference)]);
  expect(await textIn(file)).toBe(await pdfTextOf(await visitor.fetch(documentPath('quote', reference, 'fr'))));
});

it('says what is unknown, and that a file is missing', async () => {
  await expect(exportReceipt(office.services, 'PAY-0', 'x.pdf')).rejects.toThrow('There is no payment PAY-0.');
  await expect(exportQuotation(office.services, 'ABO-0', 'x.pdf')).rejects.toThrow('There is no quotation ABO-0.');
  expect(() => pdfFileOf({})).toThrow('--pdf FILE');
});
