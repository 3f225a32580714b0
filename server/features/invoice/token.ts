import type { Kysely } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { INVOICE_TOKEN_SECONDS } from '../../core/lifetimes.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';

/** Makes a new token that opens one invoice, and keeps only its hash. Whoever has the token can see and pay the invoice. */
export async function mintInvoiceToken(
  db: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  invoiceId: number,
  lifetimeSeconds: number = INVOICE_TOKEN_SECONDS,
): Promise<string> {
  const token = mintSecret();
  const now = clock.now();
  await db
    .insertInto('invoice_tokens')
    .values({
      token_hash: hashOf(token),
      invoice_id: invoiceId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifetimeSeconds * 1000).toISOString(),
    })
    .execute();
  return token;
}

/** Closes every link to an invoice, opened or not. */
export async function revokeInvoiceTokens(
  db: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  invoiceId: number,
): Promise<void> {
  await db
    .updateTable('invoice_tokens')
    .set({ revoked_at: clock.now().toISOString() })
    .where('invoice_id', '=', invoiceId)
    .where('revoked_at', 'is', null)
    .execute();
}
