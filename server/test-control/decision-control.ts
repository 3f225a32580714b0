import type { Infer } from 'superstruct';
import { array, integer, literal, object, optional, string } from 'superstruct';
import { decideModification } from '../features/modification/decide.ts';
import type { Services } from '../core/services.ts';
import { union } from '../../src/contract/compound.ts';

/** What the desk decides about a request: all that is not rejected is accepted where nothing else is said. */
export const decisionRequest = object({
  id: integer(),
  accepted: optional(union([literal('all'), array(integer())])),
  rejected: optional(array(object({ position: integer(), reason: string() }))),
});

/** Decides about a request as the office does. Gives what it came to. */
export async function decideForTest(services: Services, asked: Infer<typeof decisionRequest>) {
  const { id, accepted = 'all', rejected = [] } = asked;
  return services.db
    .transaction()
    .execute((trx) => decideModification(trx, services, { which: { id }, accepted, rejected, by: 'Inès Maréchal' }));
}
