import { accountArrangements } from './account.ts';
import type { Arrangements, ControlOf } from './arranged.ts';
import { licenceArrangements } from './licences.ts';
import { orderArrangements } from './orders.ts';
import { profileArrangements } from './profile.ts';
import { quotationArrangements } from './quotations.ts';
import { visitorArrangements } from './visitor.ts';

/** Preparations of every golden exchange. */
export function allArrangements(server: ControlOf): Arrangements {
  return {
    ...visitorArrangements(server),
    ...orderArrangements(server),
    ...quotationArrangements(server),
    ...accountArrangements(server),
    ...profileArrangements(server),
    ...licenceArrangements(server),
  };
}
