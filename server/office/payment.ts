import { providerOf } from '../payments/providers.ts';
import { settle } from '../checkout/settle.ts';
import type { Services } from '../services.ts';
import { StartError } from '../start-error.ts';

/**
 * Writes down that a bank transfer came, or that it will not come, and tells how the payment stands. Throws a
 * `StartError` for a reference that nobody knows, and for a card or a wallet: they settle by themselves.
 */
export async function closeTransfer(
  services: Services,
  reference: string,
  end: 'settle' | 'fail',
): Promise<readonly string[]> {
  const { db, clock, mailer } = services;
  const find = () =>
    db.selectFrom('checkouts').select(['method', 'state']).where('reference', '=', reference).executeTakeFirst();
  const before = await find();
  if (!before) throw new StartError(`There is no payment ${reference}.`);
  if (before.method !== 'transfer')
    throw new StartError(`Payment ${reference} is not a transfer: it is settled without you.`);
  const at = clock.now().toISOString();
  const state =
    end === 'settle'
      ? ({ kind: 'paid', charge: `transfer ${reference}`, at } as const)
      : ({ kind: 'notCharged', reason: 'abandoned' } as const);
  await settle(services, providerOf(services), { reference, session: '', state, event: null });
  await mailer.deliver();
  return [`Payment ${reference}: ${(await find())?.state}`];
}
