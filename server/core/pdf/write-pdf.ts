import { buffer } from 'node:stream/consumers';
import { localeTags } from '../../../domain/locale.ts';
import { standardLog } from '../log.ts';
import type { PdfDocument } from './document.ts';
import { drawHead, drawPart } from './draw-parts.ts';
import { FACTUR_X_FILE, facturXMetadata } from './factur-x-metadata.ts';
import type { Fonts } from './fonts.ts';
import { loadFonts } from './fonts.ts';
import { gaps, Sheet } from './sheet.ts';
import type { FastifyReply } from 'fastify';

/** Embeds the XML of an invoice: the same document in another form (Factur-X 1.0, 6.2). */
function embed(pdf: PDFKit.PDFDocument, xml: string, createdAt: Date): void {
  const file = {
    name: FACTUR_X_FILE,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: createdAt,
    modifiedDate: createdAt,
  };
  pdf.file(Buffer.from(xml), file);
  pdf.appendXML(facturXMetadata);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes the title in the metadata, where PDFKit writes it into XML as it is. */
function escapeTitle(pdf: PDFKit.PDFDocument, title: string): void {
  const escaped = title.replaceAll(/[&<>]/g, (character) => entities[character] ?? '');
  const append = pdf.appendXML.bind(pdf);
  pdf.appendXML = (xml, newline) =>
    append(
      xml.replace(`>${title}<`, () => `>${escaped}<`),
      newline,
    );
}

/** All texts of a document. */
const textOf = (document: PdfDocument): string => JSON.stringify({ ...document, facturX: null });

/** Logs which characters are drawn as U+FFFD, and not where they stand. */
function warnOf(missing: ReadonlySet<number>): void {
  if (missing.size === 0) return;
  const characters = Array.from(missing, (one) => `U+${one.toString(16).toUpperCase().padStart(4, '0')}`).join(' ');
  standardLog.warn('A document has characters that no font has', { characters });
}

/** Draws a document with a gap between its parts. The library is loaded with the first document. */
async function draw(document: PdfDocument, createdAt: Date, fonts: Fonts, gap: number) {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: localeTags[document.locale],
    displayTitle: true,
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // None: the standard ones are not embedded.
    font: '',
    info: { Title: document.title, CreationDate: createdAt },
  });
  escapeTitle(pdf, document.title);
  const sheet = new Sheet(pdf, fonts, gap);
  drawHead(sheet, document);
  for (const [index, part] of document.parts.entries()) drawPart(sheet, part, document.parts[index + 1]);
  return { pdf, sheet };
}

/**
 * A document as PDF/A-3a: A4, fonts embedded, tagged, in its language.
 *
 * @param createdAt Date of the file.
 */
export async function writePdf(document: PdfDocument, createdAt: Date): Promise<Buffer> {
  const fonts = await loadFonts(textOf(document));
  warnOf(fonts.missing);
  const usual = await draw(document, createdAt, fonts, gaps.usual);
  const close = usual.sheet.pageCount > 1 ? await draw(document, createdAt, fonts, gaps.close) : usual;
  const { pdf, sheet } = close.sheet.pageCount < usual.sheet.pageCount ? close : usual;
  const whole = buffer(pdf);
  if (document.facturX !== null) embed(pdf, document.facturX, createdAt);
  sheet.end(document.foot);
  return whole;
}

/** A document as a file. */
export interface PdfFile {
  /** In ASCII: `Recu-PAY-2026-8812.pdf`. */
  readonly name: string;
  readonly content: Buffer;
}

/** Name of a document's file, in ASCII: `Recu-PAY-2026-8812.pdf`. */
function fileNameOf({ title }: Pick<PdfDocument, 'title'>): string {
  const ascii = title.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return `${ascii.replaceAll(/[^\w-]+/g, '-')}.pdf`;
}

/** Writes a document to a file. */
export async function writePdfFile(document: PdfDocument, createdAt: Date): Promise<PdfFile> {
  return { name: fileNameOf(document), content: await writePdf(document, createdAt) };
}

/** Sends a file that the browser saves, and no cache keeps. */
export async function sendPdf(reply: FastifyReply, { name, content }: PdfFile): Promise<FastifyReply> {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/pdf')
    .send(content);
}
