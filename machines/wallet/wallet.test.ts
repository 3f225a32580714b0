import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { OperationFilter, WalletOperation, WalletQuestion } from '../../domain/wallet.ts';
import { ApiError } from '../failure.ts';
import { walletQuestion } from './wallet.context.ts';
import { operations } from './wallet.fixtures.ts';
import { walletMachine } from './wallet.machine.ts';
import { walletPages } from './wallet.samples.ts';

/** Lets answers reach the chart. */
const delivered = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The page with a server that answers reads at once, and file requests on demand. */
async function open(params: Readonly<Record<string, string>> = {}) {
  const asked: WalletQuestion[] = [];
  const collected: OperationFilter[] = [];
  const files: PromiseWithResolvers<readonly WalletOperation[]>[] = [];
  const received: (readonly WalletOperation[])[] = [];
  const machine = walletMachine.provide({
    actors: {
      readWallet: fromPromise(({ input }) => {
        asked.push(input);
        return Promise.resolve(input.cursor === null ? walletPages.paged : walletPages.last);
      }),
      readWalletStatement: fromPromise(({ input }) => {
        collected.push(input);
        const file = Promise.withResolvers<readonly WalletOperation[]>();
        files.push(file);
        return file.promise;
      }),
    },
  });
  const actor = createActor(machine, { input: { cached: null, params } });
  actor.on('statement.received', (event) => received.push(event.operations));
  actor.start();
  await delivered();
  return {
    asked,
    collected,
    received,
    actor,
    context: () => actor.getSnapshot().context,
    answer: async (file: readonly WalletOperation[] | ApiError) => {
      const last = files.at(-1);
      if (file instanceof ApiError) last?.reject(file);
      else last?.resolve(file);
      await delivered();
    },
  };
}

describe('the wallet', () => {
  test('requests the filters of the address, and ignores unknown values', () => {
    expect(walletQuestion({ kind: 'debit', period: '2026-03' }, '12')).toEqual({
      filter: { kind: 'debit', period: '2026-03' },
      cursor: '12',
    });
    expect(walletQuestion({ kind: 'gift', period: '2026-13' }, null).filter).toEqual({ kind: null, period: null });
  });

  test('is read page by page with its filters, and updated by the first page', async () => {
    const page = await open({ kind: 'debit' });
    page.actor.send({ type: 'more.wanted' });
    await delivered();
    expect(page.asked.map(({ filter, cursor }) => [filter.kind, cursor])).toEqual([
      ['debit', null],
      ['debit', walletPages.paged.next],
    ]);
    expect(page.context().listing.rows).toEqual(operations);
    expect(page.context().wallet).toEqual(walletPages.paged.wallet);
  });

  test('provides every operation of the filters as a file, once, despite repeated clicks', async () => {
    const page = await open({ period: '2026' });
    for (let times = 0; times < 3; times += 1) page.actor.send({ type: 'file.asked' });
    expect(page.context().isCollecting).toBe(true);
    await page.answer(operations);
    expect(page.collected).toEqual([{ kind: null, period: '2026' }]);
    expect(page.received).toEqual([operations]);
    expect(page.context()).toMatchObject({ isCollecting: false, fileFailure: null });
  });

  test('reports a failed file, and provides it at the second try; the page stays', async () => {
    const page = await open();
    const { rows } = page.context().listing;
    page.actor.send({ type: 'file.asked' });
    await page.answer(new ApiError('offline', 'POST /ajax/user/pme'));
    expect(page.context()).toMatchObject({ isCollecting: false, fileFailure: { kind: 'offline' }, listing: { rows } });
    page.actor.send({ type: 'file.asked' });
    await page.answer(operations);
    expect(page.received).toEqual([operations]);
    expect(page.context().fileFailure).toBeNull();
  });

  test('provides no file for filters that are no longer set', async () => {
    const page = await open();
    page.actor.send({ type: 'file.asked' });
    page.actor.send({ type: 'filters.changed', filters: { kind: 'free' } });
    await page.answer(operations);
    expect(page.received).toEqual([]);
    expect(page.context()).toMatchObject({ kind: 'free', isCollecting: false });
  });
});
