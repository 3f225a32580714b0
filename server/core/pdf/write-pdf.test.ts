import { describe, expect, it, vi } from 'vitest';
import { placedTexts, readPdf } from '../../../tests/support/read-pdf.ts';
import type { PdfDocument, PdfPart } from './document.ts';
import { wordsOf } from './sheet.ts';
import { writePdf } from './write-pdf.ts';

const createdAt = new Date('2026-11-27T10:00:00Z');

/** A statement whose texts are longer than its columns. */
const statement: PdfPart = {
  kind: 'table',
  caption: 'Factures et avoirs de 2026',
  columns: [
    { header: 'Document' },
    { header: 'Émise le' },
    { header: 'Échéance' },
    { header: 'État' },
    { header: 'Total', isNumeric: true },
    { header: 'À régler', isNumeric: true },
  ],
  rows: [
    [
      'Facture FA-2026-0413',
      '3 novembre 2026',
      '3 versements jusqu’au 15 mars 2099',
      'Payée, puis remboursée en partie',
      '12\u202F691,56\u00A0€',
      '1\u202F191,56\u00A0€',
    ],
  ],
};

const lines = (count: number): PdfPart => ({
  kind: 'table',
  caption: 'Détail de la facture',
  columns: [{ header: 'Désignation' }, { header: 'Montant HT', isNumeric: true }],
  rows: Array.from({ length: count }, (_, index) => [`Ligne ${index + 1}`, '1\u202F234,50\u00A0€']),
});

function documentOf(change: Partial<PdfDocument> = {}): PdfDocument {
  return {
    locale: 'fr',
    title: 'Facture FA-2026-0413',
    state: 'À régler',
    nameplate: 'Le Courrier des Lagunes',
    foot: 'Éditions des Lagunes SAS · 12 rue des Palétuviers',
    facturX: null,
    parts: [
      {
        kind: 'parties',
        from: { label: 'Émise par', name: 'Éditions des Lagunes SAS', lines: ['75011 Paris'] },
        to: { label: 'Facturé à', name: 'Université de Łódź', lines: ['Mme Жанна Đặng'] },
      },
      {
        kind: 'facts',
        rows: [
          ['Émise le', '3 novembre 2026'],
          ['Échéance', ''],
        ],
      },
      lines(2),
      { kind: 'totals', rows: [{ row: ['Total TTC', '2\u202F469,00\u00A0€'], isBold: true }] },
    ],
    ...change,
  };
}

const written = async (change: Partial<PdfDocument> = {}) => readPdf(await writePdf(documentOf(change), createdAt));

describe('a document in PDF', () => {
  it('is tagged, in its language, under its title, on one page', async () => {
    const { title, language, pages, roles, metadata } = await written();
    expect({ title, language, pages }).toEqual({ title: 'Facture FA-2026-0413', language: 'fr-FR', pages: 1 });
    expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'Table', 'Caption', 'TH', 'TD', 'L', 'LBody']));
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(metadata).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect((await written({ locale: 'en' })).language).toBe('en-US');
  });

  it('has accents, thin spaces and other scripts', async () => {
    const { text } = await written();
    expect(text).toContain('À régler');
    expect(text).toContain('1 234,50 €');
    expect(text).toContain('Université de Łódź');
    expect(text).toContain('Mme Жанна Đặng');
  });

  it('leaves out rows without a value', async () => {
    const { text } = await written();
    expect(text).toContain('Émise le');
    expect(text).not.toContain('Échéance');
  });

  it('says of its only page that it is the only one', async () => {
    expect((await written()).text).toContain('1 / 1');
  });

  it('keeps the references of four facts in one piece', async () => {
    const reference = 'PAY-HBW3-K4SW-RM8Q';
    const rows = ['Paiement', 'Commande', 'Devis', 'Abonnement'].map((label) => [label, reference] as const);
    const { text } = await written({ parts: [{ kind: 'facts', rows }] });
    expect(text.match(new RegExp(reference, 'g'))).toHaveLength(rows.length);
  });

  it('goes on on further pages, each with its number and the heads of the columns', async () => {
    const { pages, text } = await written({ parts: [lines(120)] });
    expect(pages).toBeGreaterThan(2);
    expect(text.match(/Désignation/g)).toHaveLength(pages);
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`${page} / ${pages}`);
    expect(text).toContain('Ligne 120 1 234,50 €');
  });

  it('keeps amounts and references of a table whole on the page where its texts are long', async () => {
    const { text } = await written({ parts: [statement] });
    for (const whole of ['FA-2026-0413', '12 691,56 €', '1 191,56 €', 'À régler', 'mars 2099', 'en partie'])
      expect(text).toContain(whole);
  });

  it.each([31, 32, 33, 34, 35, 36, 37])('has no totals alone on a page, after %i lines', async (count) => {
    const totals: PdfPart = {
      kind: 'totals',
      rows: ['HT', 'TVA', 'Total TTC'].map((label) => ({ row: [label, '1 €'], isBold: true })),
    };
    const { pages, text } = await written({ parts: [lines(count), totals] });
    // A page with a line has the heads of the columns.
    expect(text.match(/Désignation/g)).toHaveLength(pages);
  });

  it('sets its parts closer where they fit on one page then', async () => {
    const transfer: PdfPart = { kind: 'transfer', rows: [['IBAN', 'FR76 3000']], code: null };
    const parts = (count: number): readonly PdfPart[] => [
      { kind: 'notes', texts: ['Note'] },
      { kind: 'notes', texts: ['Note'] },
      lines(count),
      { kind: 'notes', texts: ['Note'] },
      transfer,
    ];
    const count = Array.from({ length: 40 }, (_, index) => index + 1);
    const pages = await Promise.all(count.map(async (each) => (await written({ parts: parts(each) })).pages));
    const last = pages.lastIndexOf(1) + 1;
    const placed = async (each: number) =>
      (await placedTexts(await writePdf(documentOf({ parts: parts(each) }), createdAt)))
        .filter(({ text }) => text === 'Note')
        .map(({ y }) => y);
    const [first = 0, second = 0] = await placed(1);
    const [closeFirst = 0, closeSecond = 0] = await placed(last);
    expect(closeFirst - closeSecond).toBeLessThan(first - second);
  });

  it('breaks a word that is wider than its column', async () => {
    const { text } = await written({ parts: [{ kind: 'notes', texts: ['x'.repeat(400)] }] });
    expect(text.match(/x/g)).toHaveLength(400);
  });

  it('is the same file after another document', async () => {
    const newWriter = async () => {
      vi.resetModules();
      return (await import('./write-pdf.ts')).writePdf;
    };
    const usual = documentOf({ nameplate: 'Office des finances' });
    const alone = await (await newWriter())(usual, createdAt);
    const writer = await newWriter();
    await writer(documentOf({ nameplate: 'O\uFB03ce\u00A0des \uFB01nances' }), createdAt);
    expect(alone.equals(await writer(usual, createdAt))).toBe(true);
  });

  it('has the QR code of a transfer as an image with its text', async () => {
    const code = { text: 'BCD\n002', label: 'Code QR du virement', caption: 'Scannez ce code' };
    const { alternatives, text } = await written({
      parts: [{ kind: 'transfer', rows: [['IBAN', 'FR76 3000']], code }],
    });
    expect(alternatives).toEqual(['Code QR du virement']);
    expect(text).toContain('Scannez ce code');
  });

  it('keeps the values of a transfer apart, its account number on one line, and its caption below them', async () => {
    const rows = [
      ['Prochain montant à régler', '3\u202F000,00\u00A0€'],
      ['Titulaire du compte', 'Société des éditions et des imprimeries réunies de la lagune et des îles du Sud SAS'],
      ['IBAN', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'],
      ['BIC', 'LAGUFRPPXXX'],
    ] as const;
    const code = { text: 'BCD\n002', label: 'Code QR du virement', caption: 'Scannez ce code' };
    const file = await writePdf(documentOf({ parts: [{ kind: 'transfer', rows, code }] }), createdAt);
    const drawn = await placedTexts(file);
    const place = (text: string) => drawn.find((each) => each.text.includes(text))?.y ?? Number.NaN;
    expect(drawn.map(({ text }) => text)).toContain(rows[2][1]);
    expect(place('îles du Sud') - place('MT84')).toBeGreaterThan(10);
    expect(place('MT84') - place('LAGUFRPPXXX')).toBeGreaterThan(10);
    // Not below the code: the box is as low as it can be, and the invoice on one sheet.
    expect(place('LAGUFRPPXXX') - place('Scannez ce code')).toBeLessThan(25);
  });

  it.each([
    ['licence, 12 months, 5 readers', ['licence,', '12 months,', '5 readers']],
    ['from November 30, 2026 to November 29, 2027', ['from', 'November 30, 2026', 'to', 'November 29, 2027']],
    [
      '(article L441-10 of the code, articles 283-2 and',
      ['(article L441-10', 'of', 'the', 'code,', 'articles 283-2', 'and'],
    ],
    ['du 30 novembre 2026 au 1er mars 2027', ['du', '30 novembre 2026', 'au', '1er', 'mars 2027']],
    ['FR76 9999 9000 0100 BIC', ['FR76 9999 9000 0100', 'BIC']],
  ])('ends no line between a number and its unit, or in a date: %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('embeds the XML of an invoice as Factur-X', async () => {
    const { files, metadata } = await written({ facturX: '<a>é</a>' });
    expect([...files]).toEqual([['factur-x.xml', '<a>é</a>']]);
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(metadata).toContain('urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#');
    expect((await written()).files.size).toBe(0);
  });
});
