/** The first pages of the account on a plain back end of ten calls (docs/guides/write-a-back-end.md). */
import { once } from 'node:events';
import { create, number, type } from 'superstruct';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawFirstPages, firstPages } from '../support/first-account-pages.ts';
import { tenCallBackEnd } from '../support/ten-call-back-end.ts';

const backEnd = tenCallBackEnd();
let origin: string;

beforeAll(async () => {
  backEnd.listen(0, '127.0.0.1');
  await once(backEnd, 'listening');
  origin = `http://127.0.0.1:${create(backEnd.address(), type({ port: number() })).port}`;
});
afterAll(() => {
  backEnd.closeAllConnections();
  backEnd.close();
});

it('signs in, and draws home, invoices and subscriptions with the records of ten calls', async () => {
  const pages = await drawFirstPages(origin);
  expect([...new Set(pages.map(({ name }) => name))].toSorted()).toEqual(Object.keys(firstPages).toSorted());
  for (const { name, words, failed } of pages) {
    expect([name, failed]).toEqual([name, []]);
    expect(words).toContain(new Map<string, string>(Object.entries(firstPages)).get(name));
  }
}, 120_000);
