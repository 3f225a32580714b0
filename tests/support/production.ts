/** A server of its own on a database that the office has filled, as it runs in production. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { systemClock } from '../../server/core/clock.ts';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { freePort } from '../../server/core/free-port.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { webhookPath } from '../../server/core/payments/stripe/events.ts';
import { FakeStripe } from './fake-stripe/server.ts';
import { otherPublisher } from './publisher-file.ts';

/** A payment provider for one server: its settings, and a buyer’s payment on its page. */
export interface TestProvider {
  readonly environment: Readonly<Record<string, string>>;
  /** Settings with which the office reaches the same provider: production refuses its address. */
  readonly officeEnvironment: Readonly<Record<string, string>>;
  /** Pays on the provider’s page, to which the browser is on its way. */
  readonly pay: (page: Page, origin: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A fake of Stripe that takes a live key: production refuses test keys. */
class LiveStripe extends FakeStripe {
  override readonly secretKey = 'sk_live_51FakeOfTheTests';
}

/** A fake of Stripe; its page is the test’s to draw. */
export async function openStripe(): Promise<TestProvider> {
  const fake = new LiveStripe(systemClock);
  await fake.open();
  return {
    environment: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: fake.secretKey,
      STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
      FAKE_STRIPE_URL: fake.url,
    },
    officeEnvironment: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: fake.secretKey,
      STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
      STRIPE_API_URL: fake.url,
    },
    pay: async (page, origin) => {
      await page.waitForURL('https://checkout.stripe.com/**');
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      const { success_url: successUrl } = fake.session(id);
      const before = fake.events.length;
      fake.pay(id);
      for (const event of fake.events.slice(before)) expect(await fake.send(origin + webhookPath, event)).toBe(200);
      await page.goto(successUrl ?? '');
    },
    close: () => fake.close(),
  };
}

export interface Production {
  readonly origin: string;
  /** Texts of the emails to an address. */
  readonly emailsTo: (address: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Fills an empty database with a publisher’s file, and starts the server on it with `NODE_ENV=production`. */
export async function openProduction({ environment, officeEnvironment }: TestProvider): Promise<Production> {
  const [database, port, folder] = await Promise.all([
    createTestDatabase(),
    freePort('127.0.0.1'),
    mkdtemp(join(tmpdir(), 'desk-production-')),
  ]);
  const origin = `http://localhost:${port}`;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    PUBLIC_URL: origin,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
  };
  const officeEnv = { ...env, ...officeEnvironment };
  const serverEnv = { ...env, ...environment, NODE_ENV: 'production' };
  const file = join(folder, 'publisher.yaml');
  await writeFile(file, await otherPublisher());
  await promisify(execFile)(process.execPath, ['server/office/main.ts', 'import', file], { env: officeEnv });
  const server = spawn(process.execPath, ['tests/support/serve-production.ts'], {
    env: serverEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout })) if (line.includes('Ready on')) break;
  server.stdout.resume();
  return {
    origin,
    emailsTo: async (address) => {
      const mail = join(folder, 'mail');
      const names = (await readdir(mail).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
      const sources = await Promise.all(names.map((name) => readFile(join(mail, name), 'utf8')));
      return sources
        .filter((source) => source.includes(`To: ${address}`))
        .map((source) =>
          readMessage(source)
            .parts.map(({ text }) => text)
            .join('\n'),
        );
    },
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
