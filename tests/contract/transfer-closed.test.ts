import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMessage } from '../../server/core/mail/read-message.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { Buyer } from './payment-places.ts';
import { expectEverywhere, newBuyer, ONE } from './payment-places.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  server = await openServer();
  office = officeOf(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

async function orderedTransfer(): Promise<{ readonly buyer: Buyer; readonly reference: string }> {
  const buyer = await newBuyer({ server, office }, 'en', 'oneInvoice');
  return { buyer, reference: await buyer.transfer(await buyer.open()) };
}

/** The text of the last email about money. */
async function lastEmail(buyer: Buyer): Promise<string> {
  await server.tick();
  const last = (await buyer.moneyEmails()).at(-1);
  const parts = readMessage(last?.message_source ?? '').parts;
  return parts.find(({ type }) => type === 'text/plain')?.text.replace(/\s+/g, ' ') ?? '';
}

describe('a transfer that the office no longer awaits', () => {
  it('is partly paid in the office, and its buyer is asked to send nothing more and pay the rest, after a part came', async () => {
    const { buyer, reference } = await orderedTransfer();
    await office.settle(reference, { minor: 30_000 });
    const said = await office.fail(reference);
    expect(said).toContain(`Payment ${reference}: partly paid, nothing more is awaited`);
    expect(said).toContain('€391.56 to be paid');
    await expectEverywhere(buyer, reference, {
      kind: 'partlyPaid',
      state: 'paid',
      received: [30_000],
      remaining: ONE - 30_000,
      emails: ['transfer-ordered', 'payment-partly-received', 'transfer-closed'],
    });
    const text = await lastEmail(buyer);
    expect(text).toContain(`We no longer expect your transfer ${reference}. Don’t send anything more`);
    expect(text).toContain('pays €300.00 of your invoice. €391.56 is left to pay');
    expect(text).not.toContain('IBAN');
  });

  it('has brought nothing, where no money came', async () => {
    const { buyer, reference } = await orderedTransfer();
    expect(await office.fail(reference)).toContain(': notCharged');
    expect(await lastEmail(buyer)).toContain('We haven’t received any money for it, so your invoice is still unpaid');
  });

  it('stays ended where a part comes after all: its email asks for the rest online, not for another transfer', async () => {
    const { buyer, reference } = await orderedTransfer();
    await office.fail(reference);
    await office.settle(reference, { minor: 30_000 });
    await expectEverywhere(buyer, reference, {
      kind: 'partlyPaid',
      state: 'paid',
      received: [30_000],
      remaining: ONE - 30_000,
    });
    const text = await lastEmail(buyer);
    expect(text).toContain('Pay online, by card or bank transfer.');
    expect(text).not.toMatch(/IBAN|same reference/);
  });

  it('is to be decided, then refunded, then refunded in the office, where money came in another currency', async () => {
    const { buyer, reference } = await orderedTransfer();
    await office.settle(reference, { minor: 30_000, currency: 'USD' });
    expect(await office.fail(reference)).toContain(`Payment ${reference}: refund to be decided`);
    const text = await lastEmail(buyer);
    expect(text).toContain('We’re checking what we received in another currency: $300.00. Don’t pay anything now');
    expect(text).not.toMatch(/€691\.56|Pay the rest online/);
    const [, number = ''] = /^RB-(\d+)/m.exec(await office.order(reference)) ?? [];
    await office.decide(Number(number), { kind: 'return' });
    expect(await office.order(reference)).toContain(`Payment ${reference}: to be refunded`);
    await office.sent(Number(number), 'VIR-OUT-1');
    expect(await office.order(reference)).toContain(`Payment ${reference}: refunded`);
  });
});

it('the commands about transfers end with 1 and say so when they repeat what is in the books', async () => {
  const { buyer, reference } = await orderedTransfer();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: server.databaseUrl };
  const run = (...args: readonly string[]) =>
    new Promise<string>((resolve) => {
      execFile(process.execPath, ['server/office/main.ts', 'payment', ...args], { env }, (error, said) =>
        resolve(`${error?.code ?? 0} ${said}`),
      );
    });
  const settle = ['settle', reference, '--amount', '300', '--reference', 'VIR-1'];
  expect(await run(...settle)).toMatch(/^0 Payment .*: open/);
  expect(await run(...settle)).toMatch(/^1 This transfer is already recorded/);
  expect(await run('fail', reference)).toMatch(/^0 Payment .*: partly paid/);
  expect(await run('fail', reference)).toMatch(/^1 Nothing is expected/);
  await server.tick();
  expect((await buyer.moneyEmails()).map(({ kind }) => kind)).toEqual([
    'transfer-ordered',
    'payment-partly-received',
    'transfer-closed',
  ]);
}, 60_000);
