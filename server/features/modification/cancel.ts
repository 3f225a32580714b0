import type { AccountId } from '../../core/db/account-id.ts';
import type { Modification } from '../../../machines/domain/modification.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Services } from '../../core/services.ts';
import { holdRequest, takeBack } from './settle.ts';
import { findModification } from './store.ts';
import { texts } from './texts.ts';

/** Where a request stands once its owner has wished to take it back, and whether that was in time. */
interface Cancelled {
  readonly request: Modification;
  readonly isInTime: boolean;
}

/**
 * Takes a request of an account back. Where the desk has decided meanwhile its word stands, and is told; doing so twice is
 * doing it once. Throws a 404 `CallFailure`.
 */
export async function cancelModification(services: Services, accountId: AccountId, id: number): Promise<Cancelled> {
  return services.db.transaction().execute(async (trx) => {
    const held = await holdRequest(trx, id, accountId);
    if (!held) throw new CallFailure(404, texts.unknown);
    await takeBack(trx, services, held);
    const request = await findModification(trx, { id }, accountId);
    if (!request) throw new CallFailure(404, texts.unknown);
    return { request, isInTime: request.state === 'cancelled' };
  });
}
