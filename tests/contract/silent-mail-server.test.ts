/** A mail server that accepts connections and never says a word: money goes on moving, and the server stops promptly. */
import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDesk } from './desk.ts';
import type { Desk } from './desk.ts';
import { payByCard } from './hosted-page.ts';
import { ordered, outcome, PATIENCE } from './orders.ts';

const sockets = new Set<Socket>();
const silent = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => undefined);
});
let desk: Desk;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const address = silent.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  desk = await openDesk({ SMTP_URL: `smtp://127.0.0.1:${port}` });
}, 60_000);
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

/** Paid, and the provider tells nothing of it: only the background work finds out. */
async function payUntold() {
  const bought = await ordered(desk);
  await payByCard(bought.visitor, bought.url, { confirmation: 'never' });
  await desk.advance(PATIENCE);
  const isPaid = async () => expect((await outcome(bought)).kind).toBe('paid');
  await vi.waitFor(isPaid, { timeout: 6000, interval: 100 });
}

it('confirms payments while a letter waits for an answer, and stops without it', async () => {
  await payUntold();
  // The receipt's letter is under way.
  await vi.waitFor(() => expect(sockets.size).toBeGreaterThan(0), { timeout: 6000, interval: 100 });
  await payUntold();
  const order = await Promise.race([
    desk.close().then(() => 'stopped'),
    // The mail server's own patience ends long after ours would.
    new Promise<string>((resolve) => {
      setTimeout(() => resolve('still waiting'), 7000).unref();
    }),
  ]);
  expect(order).toBe('stopped');
}, 40_000);
