/** The identity of an order, and the fate of a released key: the server’s modules on a database. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartVersion } from '../../domain/invoice.ts';
import type { CallContext } from '../../server/core/rpc/handler.ts';
import { underKey } from '../../server/core/rpc/idempotency.ts';
import { texts } from '../../server/features/checkout/texts.ts';
import { checkOutInvoices } from '../../server/features/checkout/invoice-checkout.ts';
import { systemClock } from '../../server/core/clock.ts';
import { providerOf } from '../../server/core/payments/providers.ts';
import type { Services } from '../../server/core/services.ts';
import { makeScenario } from '../../server/test-control/scenarios.ts';
import { noData } from '../../contract/answer.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices, servicesOn } from './services.ts';

let open: SeededServices;
let services: Services;

beforeAll(async () => {
  open = await openSeededServices();
  ({ services } = open);
}, 60_000);
afterAll(() => open.close());

it('an open order is resumed by the same request, and never by one with an unknown field', async () => {
  const { account, invoices } = await makeScenario(services, { name: 'oneInvoice' });
  const person = { id: account.id, email: account.email, locale: 'fr', isEmailVerified: true, isValid: true } as const;
  const context: CallContext = {
    locale: 'fr',
    identity: { signedIn: person, recognised: null, token: null },
    cookies: { read: () => null, set: () => undefined, clear: () => undefined },
    address: '127.0.0.1',
    userAgent: '',
    idempotencyKey: '',
  };
  const order = {
    invoiceIds: invoices.map(({ id }) => id),
    method: 'card',
    version: cartVersion(invoices),
  } as const;
  const place = async (wanted: typeof order, idempotencyKey: string) => {
    const answer = await checkOutInvoices(services, providerOf(services), {
      wanted,
      context: { ...context, idempotencyKey },
    });
    return 'reference' in answer ? answer.reference : answer.kind;
  };
  const first = await place(order, 'the-first-order');
  expect(await place({ ...order, invoiceIds: order.invoiceIds.toReversed() }, 'the-same-again')).toBe(first);
  const withMore = { ...order, instalments: 3 };
  const other = await place(withMore, 'in-three-instalments');
  expect(other).toMatch(/^PAY-/);
  expect(other).not.toBe(first);
  // Under one key it is another request, too.
  await expect(place(withMore, 'the-first-order')).rejects.toMatchObject({ statusCode: 422 });
});

it('claims a key released between claim and read; answers 409 when that repeats', async () => {
  const name = { person: 'somebody', key: 'let-go-of' };
  const request = { kept: 'checkout', codec: noData, words: texts, request: 'the same' } as const;
  const release = () => open.db.deleteFrom('idempotency_keys').where('key', '=', name.key).execute();
  const claim = (on: Services) => underKey(on, name, { ...request, work: () => Promise.resolve(null) });
  /** Services on a database where other work runs, each piece as soon as a statement has found nothing. */
  const besides = (others: (() => Promise<unknown>)[]) =>
    servicesOn(
      open.db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (result.rows.length === 0) await others.shift()?.();
          return result;
        },
      }),
      systemClock,
    );
  await claim(services);
  expect(await claim(besides([release]))).toBeNull();
  // The first claim holds the key now; the next one always finds it released, and claimed again.
  const forEver = Array.from({ length: 20 }, () => [release, () => claim(services)]).flat();
  await expect(claim(besides(forEver))).rejects.toMatchObject({ statusCode: 409 });
});
