import type { FastifyReply } from 'fastify';
import type { PdfDocument } from './document.ts';
import { fileNameOf, writePdf } from './write-pdf.ts';

/** Sends a document as a file that the browser saves, and no cache keeps. */
export async function sendPdf(reply: FastifyReply, document: PdfDocument, createdAt: Date): Promise<FastifyReply> {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileNameOf(document)}"`)
    .type('application/pdf')
    .send(await writePdf(document, createdAt));
}
