import type { LicenceReader } from '../../domain/licence.ts';
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import { calls } from '../../contract/calls.ts';
import type { Control } from './control.ts';
import type { Subscriber } from './subscriptions.ts';
import { subscriber } from './subscriptions.ts';

/** The administrator of a licence of 60 seats: 14 readers, one pending request, three recognised networks. */
export async function administrator(
  server: Control,
  name: 'licence' | 'largeLicence' = 'licence',
): Promise<Subscriber> {
  return subscriber(server, name);
}

/** A page of their readers. */
export async function readersOf({ visitor, id }: Subscriber, asked: { text?: string; cursor?: string | null } = {}) {
  const { text = '', cursor = null } = asked;
  return visitor.ask(calls['readers/read'], { body: { subscriptionId: id, text, state: '', cursor } });
}

/** The reader with a pending request, and the others. */
export async function readersApart(who: Subscriber) {
  const { readers } = await readersOf(who);
  const marked = readers.find(({ pending }) => pending !== null);
  const free = readers.filter(({ pending }) => pending === null);
  if (!marked?.pending || !free[0] || !free[1])
    throw new Error('This licence has no reader about whom a request awaits');
  return { marked, request: marked.pending.id, free: [free[0], free[1], ...free.slice(2)] as const };
}

/** The networks of a licence. */
export async function rangesOf({ visitor, id }: Subscriber) {
  return visitor.ask(calls['ranges/read'], { body: { subscriptionId: id } });
}

/** A request in its present state. */
export async function requestOf({ visitor }: Pick<Subscriber, 'visitor'>, id: number) {
  return visitor.ask(calls['modification/read'], { body: { id } });
}

/** A reader with a new name and address. */
export function firstVisit(change: Partial<ReaderIdentity> = {}): ReaderIdentity {
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.org`;
  return { civility: 2, firstName: 'Zénabou', lastName: 'Zongo', email, ...change };
}

/** A reader’s identity, without the fields of the list. */
export function identityOf({ civility, firstName, lastName, email }: LicenceReader): ReaderIdentity {
  return { civility, firstName, lastName, email };
}
