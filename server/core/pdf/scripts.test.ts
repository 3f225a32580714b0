import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { standardLog } from '../log.ts';
import type { PdfDocument } from './document.ts';
import { scripts } from './scripts.fixtures.ts';
import { writePdf } from './write-pdf.ts';

const createdAt = new Date('2026-11-29T10:00:00Z');

const documentOf = (nameplate: string, ...texts: readonly string[]): PdfDocument => ({
  locale: 'fr',
  title: 'Facture FA-2026-0413',
  state: '',
  nameplate,
  foot: '',
  facturX: null,
  parts: [{ kind: 'notes', texts }],
});

/** The text of a document, its presentation forms as the characters that they stand for. */
const textOf = async (...texts: readonly string[]): Promise<string> =>
  (await readPdf(await writePdf(documentOf('Lagunes', ...texts), createdAt))).text.normalize('NFKC');

describe('names in a document in PDF', () => {
  it.each(Object.entries(scripts))('are readable and extractable in %s', async (_, text) => {
    expect(await textOf(text)).toContain(text.normalize('NFKC'));
  });

  it('have a font for Sindhi, which is not in the usual one for Arabic', async () => {
    expect(await textOf('سنڌ يونيورسٽي')).not.toMatch(/[?\uFFFD]/);
  });

  it('keep the text of Devanagari, whose glyphs stand in another order', async () => {
    const file = await writePdf(documentOf('Lagunes', 'हिन्दी'), createdAt);
    expect((await readPdf(file)).text).not.toMatch(/[?\uFFFD]/);
  });

  it('are in reading order in a line with Latin text and numbers', async () => {
    expect(await textOf('Mme مريم بن علي, 12 rue de Tunis')).toContain('Mme مريم بن علي, 12 rue de Tunis');
  });

  it('are drawn from the right in a line of Arabic with numbers and brackets', async () => {
    // Pdf.js lists runs as they stand: the last one is at the left.
    expect(await textOf('شارع 12 (بورقيبة) تونس')).toContain('تونس (بورقيبة) 12 شارع');
  });

  it('show U+FFFD for a character that no font has, and log a warning without the text', async () => {
    const warn = vi.spyOn(standardLog, 'warn').mockReturnValue();
    expect(await textOf('A\u{10900}B')).toContain('A\uFFFDB');
    expect(warn.mock.calls).toEqual([['A document has characters that no font has', { characters: 'U+10900' }]]);
    warn.mockRestore();
  });

  it('use no font that they do not need', async () => {
    const [latin, greek] = await Promise.all(
      ['Athènes', 'Αθήνα'].map(async (text) =>
        (await writePdf(documentOf('Lagunes', text), createdAt)).toString('latin1'),
      ),
    );
    expect(latin).not.toContain('NotoSans');
    expect(greek).toContain('NotoSans');
  });

  it('draw Chinese characters in the form of the language that the document is in', async () => {
    const fontsOf = async (text: string): Promise<readonly string[]> =>
      (await writePdf(documentOf('Lagunes', text), createdAt)).toString('latin1').match(/NotoSans[A-Z]{2}(?=-)/g) ?? [];
    const used = await Promise.all([scripts.Chinese, scripts['traditional Chinese'], scripts.Japanese].map(fontsOf));
    expect(used.map((fonts) => [...new Set(fonts)])).toEqual([['NotoSansSC'], ['NotoSansTC'], ['NotoSansJP']]);
  });

  describe('a document written twice', () => {
    let files: readonly Buffer[] = [];
    beforeAll(async () => {
      const first = await writePdf(documentOf('مريم', ...Object.values(scripts)), createdAt);
      await writePdf(documentOf('بورقيبة', 'لا إله'), createdAt);
      files = [first, await writePdf(documentOf('مريم', ...Object.values(scripts)), createdAt)];
    });

    it('is the same file', () => {
      expect(files[0]?.equals(files[1] ?? Buffer.from(''))).toBe(true);
    });
  });
});
