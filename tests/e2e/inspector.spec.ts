/** Stately's inspector in development: `VITE_INSPECT=PORT npm run dev`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, optional, string, type as having } from 'superstruct';
import { freePort } from '../../server/core/free-port.ts';
import { expect, screen, test } from '../support/browser-test.ts';

const inspected = having({ type: string(), name: optional(string()), definition: optional(string()) });

/** The development server with the inspector's relay. */
async function openDevelopment() {
  const [port, relay, folder] = [await freePort(), await freePort(), await mkdtemp(join(tmpdir(), 'desk-dev-'))];
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: origin, DATA_DIR: folder, VITE_INSPECT: String(relay) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    origin,
    relay,
    close: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

test('receives session and page with their definitions by one setting @sweep', async ({ page }) => {
  test.setTimeout(240_000);
  const { origin, relay, close } = await openDevelopment();
  try {
    const isReady = (): Promise<boolean> =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
    await page.goto(`${origin}/en/account/contact`);
    await screen(page, 'signIn').waitFor({ timeout: 60_000 });
    const socket = new WebSocket(`ws://localhost:${relay}`);
    const received: (typeof inspected.TYPE)[] = [];
    socket.addEventListener('message', ({ data }) => received.push(create(JSON.parse(String(data)), inspected)));
    const actors = () => received.filter(({ type }) => type === '@xstate.actor');
    await expect.poll(() => actors().map(({ name }) => name)).toContain('session');
    expect(actors().find(({ name }) => name === 'session')?.definition).toContain('"states"');
    await expect.poll(() => received.map(({ type }) => type)).toContain('@xstate.snapshot');
    socket.close();
  } finally {
    await close();
  }
});

test('is in no file of the build', () => {
  const files = globSync('dist/**/*.js');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => /statelyai|VITE_INSPECT/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
