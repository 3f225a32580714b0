/** Documents are PDF/A-3a (ISO 19005-3), with every script, part and attachment. */
import { beforeAll, describe, expect, it } from 'vitest';
import { archiveFaults } from '../../../tests/support/pdf-a/faults.ts';
import { facturXDocuments } from '../../features/invoice/factur-x.fixtures.ts';
import { facturXml } from '../../features/invoice/factur-x.ts';
import { invoiceDocument } from '../../features/invoice/invoice-document.ts';
import type { PdfDocument } from './document.ts';
import { composedScripts, scripts } from './scripts.fixtures.ts';
import { writePdf } from './write-pdf.ts';

const createdAt = new Date('2026-11-29T10:00:00Z');

const documentOf = (text: string): PdfDocument => ({
  locale: 'fr',
  title: 'Virement PAY-2026-0413',
  state: 'À régler',
  nameplate: text,
  foot: text,
  facturX: null,
  parts: [
    { kind: 'parties', from: { label: 'Émise par', name: text, lines: [text] }, to: null },
    {
      kind: 'table',
      caption: text,
      columns: [{ header: 'Désignation' }, { header: 'Montant', isNumeric: true }],
      rows: Array.from({ length: 60 }, () => [text, '1\u202F234,50\u00A0€']),
    },
    { kind: 'notes', texts: [text] },
    {
      kind: 'transfer',
      rows: [['IBAN', 'FR76 3000']],
      code: { text: 'BCD\n002', label: 'Code QR', caption: 'Scannez' },
    },
    { kind: 'signature', text: 'Bon pour accord' },
  ],
});

it.each(Object.entries({ Latin: 'Łódź, office, 1/2', ...scripts, ...composedScripts }))(
  'writes PDF/A-3a with text in %s',
  async (_, text) => {
    expect(archiveFaults(await writePdf(documentOf(text), createdAt))).toEqual([]);
  },
);

it('writes a title that XML must escape', async () => {
  const file = await writePdf({ ...documentOf('Lagunes'), title: 'Facture A&B <12> « été »' }, createdAt);
  expect(archiveFaults(file)).toEqual([]);
});

it.each(facturXDocuments)('embeds Factur-X as PDF/A-3 asks: %s', async (_, document) => {
  const { invoice, locale } = document;
  const place = { zone: 'Europe/Paris', nameplate: 'Le Courrier', payable: null } as const;
  const made = invoiceDocument({ invoice, locale, ...place, facturX: facturXml(document) });
  expect(archiveFaults(await writePdf(made, createdAt))).toEqual([]);
});

/** A fault, and how it is planted without moving any object. */
const planted = [
  ['6.1.2', /^%PDF-1\.7\n%..../, '%PDF-1.7\n%abcd'],
  ['6.1.3', '/ID [', '/XD ['],
  ['6.1.3', '/Root ', '/Encrypt 1 0 R /Root '],
  ['6.1.3', /%%EOF\n$/, '%%EOF\n12 0 obj'],
  ['6.1.7.2', /\/Filter \/FlateDecode/, '/Filter /LZWDecode  '],
  ['6.2.3', '/OutputIntents', '/OutputIntentX'],
  ['6.2.3', '/N 3\n', '/N 4\n'],
  ['6.2.10', '/DisplayDocTitle true', '/S /Transparency     '],
  ['6.2.11.3', '/CIDToGIDMap /Identity', '/CIDToGIDMap /Other   '],
  ['6.2.11.4', '/FontFile2', '/FontFileX'],
  ['6.2.11.5', /\/W \[0 \[\d+ \d/, '/W [0 [648 9'],
  ['6.2.11.7', '/ToUnicode', '/ToUnicodX'],
  ['6.4', '/DisplayDocTitle true', '/NeedAppearances true'],
  ['6.5', '/DisplayDocTitle true', '/S /JavaScript /JS 12'],
  ['6.6.2.1', '>Virement PAY', '>Virement P&Y'],
  ['6.6.2.3', '<pdfaProperty:name>Version', '<pdfaProperty:name>Versiom'],
  ['6.6.3', '<xmp:CreateDate>2026-', '<xmp:CreateDate>2025-'],
  ['6.6.4', '<pdfaid:part>3', '<pdfaid:part>2'],
  ['6.7.2', '/Marked true', '/Marked null'],
  ['6.7.3', '/StructParents 0', '/StructParents 7'],
  ['6.7.4', /\/Lang \(..-..\)/, '/Lang (Franz)'],
  ['6.8', '/AFRelationship /Alternative', '/AFRelationship /Unspecified'],
  ['6.8', '/AF [', '/AX ['],
  ['6.8', '/Subtype /text#2Fxml', '/Subtypx /text#2Fxml'],
  ['6.8', '/ModDate', '/ModDatx'],
  ['6.8', /\/CheckSum \(./, '/CheckSum (x'],
] as const;

describe('the check', () => {
  let source = '';
  beforeAll(async () => {
    const file = await writePdf({ ...documentOf('Lagunes'), facturX: '<a/>' }, createdAt);
    source = file.toString('latin1');
  });

  it.each(planted)('finds a fault against clause %s: %s → %s', (clause, from, to) => {
    const faulty = source.replace(from, to);
    expect(faulty).not.toBe(source);
    const faults = archiveFaults(Buffer.from(faulty, 'latin1'));
    expect(faults.filter((fault) => fault.startsWith(`${clause} `))).not.toEqual([]);
  });

  it('refuses a stream of another length, and an object that is elsewhere', () => {
    const refusing = (from: RegExp, to: string) => () => archiveFaults(Buffer.from(source.replace(from, to), 'latin1'));
    expect(refusing(/\/Length \d/, '/Length 9')).toThrow('bytes long');
    expect(refusing(/\n12 0 obj/, '\n13 0 obj')).toThrow('Object 12 is not at byte');
  });
});
