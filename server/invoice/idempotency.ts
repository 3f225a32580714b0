import type { CheckoutAnswer, CheckoutOrder, FoundCheckout } from '../../machines/domain/checkout.ts';
import { checkoutAnswerCodec } from '../../src/contract/checkout.ts';
import { CallFailure } from '../calls/call-failure.ts';
import type { Idempotent } from '../calls/idempotency.ts';
import { leaseBegan } from '../calls/idempotency.ts';
import type { Services } from '../services.ts';
import { texts } from './texts.ts';

/** An order is placed once for one key. */
export const onceOrdered: Idempotent<CheckoutAnswer> = { codec: checkoutAnswerCodec, words: texts };

/** What tells one order from another: the same invoices in another order are the same request. */
export function orderPrint({ invoiceIds, method, version }: CheckoutOrder): unknown {
  const ids = [...new Set(invoiceIds)].toSorted((left, right) => left - right);
  return [ids, method, version];
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
