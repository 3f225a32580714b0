import { createHash } from 'node:crypto';
import type { CheckoutAnswer, CheckoutOrder, FoundCheckout } from '../../machines/domain/checkout.ts';
import { checkoutAnswerCodec } from '../../src/contract/checkout.ts';
import { CallFailure } from '../calls/call-failure.ts';
import type { Services } from '../services.ts';
import { texts } from './texts.ts';

/** Whose key it is, and which. */
export interface KeyOf {
  readonly person: string;
  readonly key: string;
}

/** Whoever works on an order under a key is taken for dead after this, in milliseconds; then another may finish it. */
const LEASE = 30_000;

/** What tells one request from another: the same invoices in another order are the same request. */
function fingerprint({ invoiceIds, method, version }: CheckoutOrder): Buffer {
  const ids = [...new Set(invoiceIds)].toSorted((left, right) => left - right);
  return createHash('sha256')
    .update(JSON.stringify([ids, method, version]))
    .digest();
}

function leaseBegan({ clock }: Services): string {
  return new Date(clock.now().getTime() - LEASE).toISOString();
}

/**
 * Takes a key for an order. Gives the answer that this key has had already, or `null`: the order is ours to place. Throws
 * a `CallFailure`: 422 where the key was used for another order, 409 while someone works on this one.
 */
export async function claimKey(
  services: Services,
  { person, key }: KeyOf,
  order: CheckoutOrder,
): Promise<CheckoutAnswer | null> {
  const print = fingerprint(order);
  const now = services.clock.now().toISOString();
  const claimed = await services.db
    .insertInto('idempotency_keys')
    .values({ person, key, fingerprint: print, started_at: now, checkout_id: null, answer: null })
    .onConflict((conflict) =>
      conflict
        .columns(['person', 'key'])
        .doUpdateSet({ started_at: now })
        .where('idempotency_keys.answer', 'is', null)
        .where('idempotency_keys.fingerprint', '=', print)
        .where('idempotency_keys.started_at', '<=', leaseBegan(services)),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const found = await services.db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'answer'])
    .where('person', '=', person)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!found.fingerprint.equals(print)) throw new CallFailure(422, texts.mismatch);
  if (found.answer === null) throw new CallFailure(409, texts.underWay);
  return checkoutAnswerCodec.decode(found.answer);
}

/** Keeps the answer of a key, for every later request with it. */
export async function keepAnswer(
  { db }: Services,
  { person, key }: KeyOf,
  { answer, checkoutId }: { readonly answer: CheckoutAnswer; readonly checkoutId: number | null },
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(checkoutAnswerCodec.encode(answer)), checkout_id: checkoutId })
    .where('person', '=', person)
    .where('key', '=', key)
    .execute();
}

/** Lets go of a key whose order failed: the next request with it begins anew. */
export async function releaseKey({ db }: Services, { person, key }: KeyOf): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('person', '=', person)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .execute();
}

/**
 * What became of the order under a key, whose answer the buyer may never have got. Throws a 409 `CallFailure` while
 * someone works on it.
 */
export async function findByKey(services: Services, persons: readonly string[], key: string): Promise<FoundCheckout> {
  const found = await services.db
    .selectFrom('idempotency_keys as k')
    .leftJoin('checkouts as c', 'c.id', 'k.checkout_id')
    .select(['k.answer', 'k.started_at', 'c.state', 'c.reference'])
    .where('k.person', 'in', persons)
    .where('k.key', '=', key)
    .executeTakeFirst();
  if (!found) return { kind: 'none' };
  if (found.answer === null) {
    if (found.started_at > leaseBegan(services)) throw new CallFailure(409, texts.underWay);
    return { kind: 'none' };
  }
  if (found.state === 'paid' && found.reference !== null) return { kind: 'alreadyPaid', reference: found.reference };
  return checkoutAnswerCodec.decode(found.answer);
}
