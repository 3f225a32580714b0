/** The same seats cost the same on the home page, in the simulator, a quote, its invoice and the license. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { discountOf } from '../../domain/discount.ts';
import { sum } from '../../domain/money.ts';
import { sumOfSeats } from '../../domain/price.ts';
import { tierPrices } from '../../domain/tier-price.ts';
import { calls } from '../../contract/calls.ts';
import { found, listed } from './document-forms.ts';
import { payByCard } from './hosted-page.ts';
import { readersOf } from './licences.ts';
import { newKey } from './orders.ts';
import { signedIn } from './people.ts';
import { details, wanted } from './quotations.ts';
import { orderByCard } from './subscriptions.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

it.each([1, 5, 30])('%i seats cost the same wherever their price is read', async (readers) => {
  const scenario = await server.scenario({ name: 'noInvoice' });
  const visitor = await signedIn(server, scenario);
  const { prices, rates } = await visitor.ask(calls.infossiteweb);
  const { tiers } = found(rates);
  const home = wanted.publicationIds.map((id) => {
    const base = found(prices.find(({ publicationId, price }) => publicationId === id && price.currency === 'EUR'));
    return tierPrices(base.price, tiers);
  });
  const ladder = home.map((steps) =>
    steps
      .filter(({ from }) => from <= readers)
      .map(({ from, to, price }) => ({ count: Math.min(readers, to ?? readers) - from + 1, price })),
  );
  const nets = ladder.map((seats) => sumOfSeats(seats, 'EUR'));
  const offer = { ...wanted, readers };

  const body = { offer, country: 'FR', vatNumber: null };
  const simulated = await visitor.ask(calls['simulateurv2/commande'], { body });
  const { id } = await visitor.ask(calls['quotation/start'], { body: { offer } }, { key: newKey() });
  const read = () => visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } });
  const { priced, version } = await read();
  for (const { lines } of [simulated, priced]) {
    expect(lines.map(({ seats }) => seats)).toEqual(ladder);
    expect(lines.map(({ net }) => net)).toEqual(nets);
    expect(lines.map(discountOf)).toEqual([null, null]);
  }

  await visitor.ask(calls['quotation/details'], { body: { id, version, details } });
  await visitor.ask(calls['quotation/accept'], { body: { id, version: (await read()).version } });
  await visitor.ask(calls['quotation/order'], { body: { id, version: (await read()).version } }, { key: newKey() });
  const { url } = await orderByCard({ scenario, visitor, id });
  await payByCard(visitor, url, { confirmation: 'beforeReturn' });
  const [invoice] = await listed(visitor, 'fr');
  expect(found(invoice).lines.map(({ net }) => net)).toEqual(nets);

  if (readers === 1) return;
  const { seats } = await readersOf({ scenario, visitor, id });
  const next = home.map((steps) => found(steps.findLast(({ from }) => from <= readers + 1)).price);
  expect(seats.extra?.[0]).toEqual({ from: readers + 1, price: sum(next, 'EUR') });
});
