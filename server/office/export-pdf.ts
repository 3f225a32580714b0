import { writeFile } from 'node:fs/promises';
import type { PdfDocument } from '../core/pdf/document.ts';
import { writePdf } from '../core/pdf/write-pdf.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-stop.ts';
import { readReceiptDocument } from '../features/checkout/read-payment-document.ts';
import { readQuotationDocument } from '../features/quotation/read-quotation-document.ts';
import type { Options } from './options.ts';

type Owned = 'checkouts' | 'subscriptions';

/** The account of a payment or a quotation. */
async function ownerOf({ db }: Services, table: Owned, reference: string) {
  return db
    .selectFrom('accounts')
    .select(['id as accountId', 'locale'])
    .where('id', '=', (eb) => eb.selectFrom(table).select('account_id').where('reference', '=', reference))
    .executeTakeFirst();
}

async function save({ clock }: Services, document: PdfDocument, file: string): Promise<readonly string[]> {
  await writeFile(file, await writePdf(document, clock.now()));
  return [`${document.title} is in ${file}.`];
}

/** Writes the receipt of a payment as PDF, in the account’s language. Throws a `StartError` unless all of it has come. */
export async function exportReceipt(services: Services, reference: string, file: string): Promise<readonly string[]> {
  const owner = await ownerOf(services, 'checkouts', reference);
  if (!owner) throw new StartError(`There is no payment ${reference}.`);
  const { locale, accountId } = owner;
  const visibility = { accountId, invoiceId: null };
  const document = await readReceiptDocument(services, { reference, locale, visibility });
  if (!document) throw new StartError(`Payment ${reference} has no receipt: not all of it has come.`);
  return save(services, document, file);
}

/** Writes a quotation, or its order, as PDF, in the account’s language. Throws a `StartError` for an unknown one. */
export async function exportQuotation(services: Services, reference: string, file: string): Promise<readonly string[]> {
  const owner = await ownerOf(services, 'subscriptions', reference);
  const document =
    owner &&
    (await readQuotationDocument(services, {
      reference,
      locale: owner.locale,
      visibility: { accountId: owner.accountId },
    }));
  if (!document) throw new StartError(`There is no quotation ${reference}.`);
  return save(services, document, file);
}

/** The file of a command that writes a PDF. Throws a `StartError` without one. */
export function pdfFileOf({ pdf = '' }: Options): string {
  if (pdf === '') throw new StartError('Say which file to write: --pdf FILE.');
  return pdf;
}
