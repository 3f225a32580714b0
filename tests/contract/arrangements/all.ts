import { accountArrangements } from './account.ts';
import type { Arranged, Arrangements, ControlOf } from './arranged.ts';
import { someone } from './arranged.ts';
import { licenceArrangements } from './licences.ts';
import { orderArrangements } from './orders.ts';
import { profileArrangements } from './profile.ts';
import { quotationArrangements } from './quotations.ts';
import { visitorArrangements } from './visitor.ts';

/** Preparations of golden exchanges that a signed-in person does not send as they are. */
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

/** The preparation of a golden exchange: its own, else a signed-in person sends it as it is. */
export function arrangementOf(server: ControlOf, fixture: string): () => Promise<Arranged> {
  return allArrangements(server)[fixture] ?? (() => someone(server));
}
