import type { Kysely } from 'kysely';
import type { Moment } from '../../../domain/moment.ts';
import type { Quotation, QuotationLink } from '../../../domain/quotation.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { sharedQuotationPath } from '../site/places.ts';
import { lockQuotation } from './change.ts';
import { expiryIn } from './create-quotation.ts';
import { keyHolder } from './start.ts';
import { texts } from './texts.ts';

/** Links created by one person. */
const limit = { attempts: 30, seconds: 3600 };

/** Longest lifetime of a link: to the end of this day from now. */
const MOST_DAYS = 30;

/** Revokes every link to a quotation. */
export async function revokeLinks(
  db: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  quotationId: number,
): Promise<void> {
  await db
    .updateTable('quotation_links')
    .set({ revoked_at: clock.now().toISOString() })
    .where('subscription_id', '=', quotationId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Expiry of a link to a quotation: that of the offer. An ordered one can still be shared. */
async function expiryOf(
  db: Kysely<Schema>,
  services: Pick<Services, 'clock'>,
  { state, expiresAt }: Quotation,
): Promise<Moment> {
  const latest = await expiryIn(db, services, MOST_DAYS);
  return state === 'open' && expiresAt < latest ? expiresAt : latest;
}

/**
 * Creates a link that shows a quotation, read-only; earlier links are revoked. Only the token's hash is saved. Throws a
 * `CallFailure`: 404, 409 for a quotation that is no longer valid, 429.
 */
export async function shareQuotation(
  services: Services,
  id: number,
  { identity, locale }: CallContext,
): Promise<QuotationLink> {
  const { id: accountId } = signedInAccount(identity);
  await countAttempt(services, { what: 'quotation link', whom: keyHolder(accountId), limit });
  return services.db.transaction().execute(async (trx) => {
    const quotation = await lockQuotation(trx, services, { accountId, id, locale });
    if (['expired', 'declined', 'withdrawn'].includes(quotation.state)) throw new CallFailure(409, texts.notShared);
    await revokeLinks(trx, services, id);
    const token = mintSecret();
    const expiresAt = await expiryOf(trx, services, quotation);
    await trx
      .insertInto('quotation_links')
      .values({
        token_hash: hashOf(token),
        subscription_id: id,
        created_at: services.clock.now().toISOString(),
        expires_at: expiresAt,
        revoked_at: null,
      })
      .execute();
    return { url: services.settings.publicUrl + sharedQuotationPath(token, locale), expiresAt };
  });
}
