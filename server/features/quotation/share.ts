import type { Kysely } from 'kysely';
import type { Quotation, QuotationLink } from '../../../machines/domain/quotation.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { CallContext } from '../../core/rpc/handler.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { hashOf, mintSecret } from '../../core/secrets.ts';
import { signedInAccount } from '../../core/rpc/identity.ts';
import { sharedQuotationPath } from '../site/places.ts';
import { lockQuotation } from './change.ts';
import { inDays } from './create-quotation.ts';
import { keyHolder } from './start.ts';
import { texts } from './texts.ts';

/** Links that one person makes. */
const limit = { attempts: 30, seconds: 3600 };

/** A link holds at most this long. */
const MOST_DAYS = 30;

/** Closes every link to a quotation. */
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

/** Until when a link to a quotation holds: as long as the offer does. One that was ordered can still be shown. */
function expiryOf(services: Services, { state, expiresAt }: Quotation): string {
  const latest = inDays(services, MOST_DAYS);
  return state === 'open' && expiresAt < latest ? expiresAt : latest;
}

/**
 * Makes a link by which anybody sees a quotation as it stands, and nothing else; links that were made before hold no
 * longer. Only the token's hash is kept. Throws a `CallFailure`: 404, 409 for a quotation that no longer holds, 429.
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
    const expiresAt = expiryOf(services, quotation);
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
