import type { CheckoutAnswer, FoundCheckout } from '../../../domain/checkout.ts';
import { checkoutAnswerCodec } from '../../../contract/checkout.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Idempotent } from '../../core/rpc/idempotency.ts';
import { leaseBegan, readAnswer } from '../../core/rpc/idempotency.ts';
import type { PaymentProvider } from '../../core/payments/provider.ts';
import type { Services } from '../../core/services.ts';
import { texts } from './texts.ts';

/** One order for each idempotency key. */
export const onceOrdered: Idempotent<CheckoutAnswer> = { kept: 'checkout', codec: checkoutAnswerCodec, words: texts };

/** Whether the buyer can still pay on the provider's page; `false` if the provider cannot be reached. */
async function isPayable({ log }: Services, provider: PaymentProvider, session: string | null): Promise<boolean> {
  if (session === null) return true;
  try {
    return (await provider.readSession(session)).kind === 'open';
  } catch (error) {
    log.error('The provider could not be asked about an order', error);
    return false;
  }
}

/**
 * The order under an idempotency key, whose answer may have been lost: the same answer, or, once nothing is left to pay
 * on the provider's page, the reference of its outcome. Throws a 409 `CallFailure` while another request works on it.
 */
export async function findByKey(
  services: Services,
  provider: PaymentProvider,
  { persons, key }: { readonly persons: readonly string[]; readonly key: string },
): Promise<FoundCheckout> {
  const found = await services.db
    .selectFrom('idempotency_keys as k')
    .leftJoin('checkouts as c', 'c.id', 'k.checkout_id')
    .select(['k.person', 'k.answer', 'k.started_at', 'c.state', 'c.reference', 'c.provider_session'])
    .where('k.person', 'in', persons)
    .where('k.key', '=', key)
    .executeTakeFirst();
  if (!found) return { kind: 'none' };
  if (found.answer === null) {
    if (found.started_at > leaseBegan(services)) throw new CallFailure(409, texts.underWay);
    return { kind: 'none' };
  }
  const { state, reference, provider_session: session } = found;
  if (state === 'paid' && reference !== null) return { kind: 'alreadyPaid', reference };
  const answer = readAnswer(onceOrdered, found.answer, { person: found.person, key });
  if (answer.kind !== 'hosted' || (await isPayable(services, provider, session))) return answer;
  return { kind: 'alreadyPaid', reference: answer.reference };
}
