import type { AccountId } from '../../core/db/account-id.ts';
import type { Modification } from '../../../domain/modification.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Services } from '../../core/services.ts';
import { holdRequest, takeBack } from './settle.ts';
import { findModification } from './store.ts';
import { texts } from './texts.ts';

/** The state of a request after its owner canceled it, and whether that was in time. */
interface Cancelled {
  readonly request: Modification;
  readonly isInTime: boolean;
}

/**
 * Cancels a request of an account, idempotently. If the office has decided meanwhile, its decision is returned. Throws
 * a 404 `CallFailure`.
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
