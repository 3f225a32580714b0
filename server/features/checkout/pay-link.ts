import type { Transaction } from 'kysely';
import type { Invoice } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { mintInvoiceToken } from '../invoice/token.ts';
import { invoicesPath, tokenPath } from '../site/places.ts';

/** The absolute address where open invoices are paid: a single one by a link that opens it for anyone, several after sign-in. */
export async function payLink(
  trx: Transaction<Schema>,
  services: Services,
  { open: [only, ...others], locale }: { readonly open: readonly Invoice[]; readonly locale: Locale },
): Promise<{ readonly link: string; readonly isOpenLink: boolean }> {
  const { settings } = services;
  const isOpenLink = only !== undefined && others.length === 0;
  const path = isOpenLink
    ? tokenPath(await mintInvoiceToken(trx, services, only.id), locale, settings)
    : invoicesPath(locale, settings);
  return { link: settings.publicUrl + path, isOpenLink };
}
