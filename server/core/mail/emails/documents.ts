import type { MailDocument } from '../../db/outbox-schema.ts';

/** An issued invoice or a credit note, by its number. */
export function invoiceFile(reference: string): MailDocument {
  return { kind: 'invoice', reference };
}
