/** Official rules about the XML in the PDF of invoices and credit notes. */
import { expect, it } from 'vitest';
import { writePdf } from '../../server/core/pdf/write-pdf.ts';
import { facturXDocuments } from '../../server/features/invoice/factur-x.fixtures.ts';
import { facturXml } from '../../server/features/invoice/factur-x.ts';
import { invoiceDocument } from '../../server/features/invoice/invoice-document.ts';
import { judged } from '../support/factur-x-rules.ts';

it.each(facturXDocuments)('valid: %s', { timeout: 600_000 }, async (_, document) => {
  const { invoice, locale } = document;
  const made = invoiceDocument({
    invoice,
    locale,
    zone: 'Europe/Paris',
    nameplate: 'Le Courrier',
    facturX: facturXml(document),
    payable: null,
  });
  const pdf = await writePdf(made, new Date('2026-11-27T10:00:00Z'));
  expect(await judged('invoice.pdf', pdf)).toMatch(/\nvalid$/);
});

it('invalid: a total that is not the sum', { timeout: 600_000 }, async () => {
  const [[, document] = []] = facturXDocuments;
  const xml = (document && facturXml(document)) ?? '';
  const wrong = xml.replace(/(<ram:GrandTotalAmount>)[\d.]+/, '$11.00');
  expect(await judged('wrong.xml', wrong)).toContain('BR-CO-15');
});
