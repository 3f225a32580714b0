import type { LicenceReader, ReaderIdentity } from '../../machines/domain/licence.ts';
import { calls } from '../../src/contract/calls.ts';
import type { Control } from './control.ts';
import type { Subscriber } from './subscriptions.ts';
import { subscriber } from './subscriptions.ts';

/** Somebody who administers a licence of 60 seats: 14 read, one is asked for, three networks are recognised. */
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

/** The reader about whom a request awaits the publisher, and the others. */
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

/** A request as it stands. */
export async function requestOf({ visitor }: Pick<Subscriber, 'visitor'>, id: number) {
  return visitor.ask(calls['modification/read'], { body: { id } });
}

/** Nobody's name, at an address that nobody has. */
export function firstVisit(change: Partial<ReaderIdentity> = {}): ReaderIdentity {
  const email = `new-${crypto.randomUUID().slice(0, 8)}@example.org`;
  return { civility: 2, firstName: 'Zénabou', lastName: 'Zongo', email, ...change };
}

/** Who a reader is, without what is only of the list. */
export function identityOf({ civility, firstName, lastName, email }: LicenceReader): ReaderIdentity {
  return { civility, firstName, lastName, email };
}
