import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settableClock } from '../clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/database.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { createTestDatabase } from '../db/test-database.ts';
import { createLog } from '../log.ts';
import type { Delivery, Outgoing } from './delivery.ts';
import { fileDelivery, smtpDelivery } from './delivery.ts';
import { helpRequested } from './emails/help-requested.ts';
import { contactAt } from '../people/contacts.ts';
import type { Person } from '../people/person.ts';
import { createMailer, MOST_ATTEMPTS } from './mailer.ts';
import { readMessage } from './read-message.ts';

const logged: string[] = [];
const log = createLog((line) => logged.push(line));
const clock = settableClock({ now: () => new Date('2026-03-29T10:00:00Z') });
const mail = helpRequested({
  from: {
    name: 'La Gazette du fleuve',
    email: 'desk@example.org',
    phone: '',
    timeZone: 'Europe/Paris',
    issuer: { name: 'Éditions du fleuve SARL', address: ['2, quai du Fleuve'], vatNumber: null },
  },
  buyer: { name: 'Awa', email: 'awa@example.fr' },
  invoices: ['F-1'],
  message: 'Bonjour',
});
let test: TestDatabase;
let database: OpenDatabase;
let whose: Person;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.url, log);
  whose = await contactAt(database.db, { clock }, { email: 'awa@example.fr', locale: 'fr', origin: 'prospect' });
}, 20_000);

afterAll(async () => {
  await database.close();
  await test.close();
});

beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute();
  clock.reset();
});

function mailer(delivery: Delivery) {
  return createMailer({ db: database.db, clock, log, delivery });
}

/** A delivery that keeps what it gets, and fails while it is told to. */
function memory() {
  const taken: Outgoing[] = [];
  const state = { failing: false };
  const deliver = async (message: Outgoing) => {
    if (state.failing) throw new Error('Mail server away');
    taken.push(message);
  };
  return { taken, state, deliver, keepsText: true, close: () => undefined };
}

describe('the outbox', () => {
  it('sends what was committed, once', async () => {
    const delivery = memory();
    const { enqueue, deliver } = mailer(delivery);
    await enqueue(database.db, mail, whose);
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(delivery.taken).toMatchObject([{ kind: 'help-requested', to: 'desk@example.org' }]);
  });

  it('forgets what was rolled back', async () => {
    const delivery = memory();
    const { enqueue, deliver } = mailer(delivery);
    const transaction = database.db.transaction().execute(async (trx) => {
      await enqueue(trx, mail, whose);
      throw new Error('Changed my mind');
    });
    await expect(transaction).rejects.toThrow('Changed my mind');
    expect(await deliver()).toBe(0);
  });

  it('is emptied once by several processes at a time', async () => {
    const delivery = memory();
    const one = mailer(delivery);
    for (let count = 0; count < 10; count += 1) await one.enqueue(database.db, mail, whose);
    const counts = await Promise.all([one.deliver(), mailer(delivery).deliver(), mailer(delivery).deliver()]);
    expect(counts.reduce((left, right) => left + right)).toBe(10);
    expect(new Set(delivery.taken.map(({ id }) => id)).size).toBe(10);
    expect(delivery.taken.length).toBe(10);
  });

  it('tries again, later and later, and gives up in the end', async () => {
    const delivery = memory();
    const { enqueue, deliver } = mailer(delivery);
    await enqueue(database.db, mail, whose);
    delivery.state.failing = true;
    expect(await deliver()).toBe(0);
    clock.advance(29_000);
    delivery.state.failing = false;
    expect(await deliver()).toBe(0);
    clock.advance(1000);
    delivery.state.failing = true;
    for (let attempt = 2; attempt <= MOST_ATTEMPTS; attempt += 1) {
      await deliver();
      clock.advance(3_600_000);
    }
    delivery.state.failing = false;
    expect(await deliver()).toBe(0);
    expect(await database.db.selectFrom('outbox').select(['attempts', 'sent_at']).execute()).toEqual([
      { attempts: MOST_ATTEMPTS, sent_at: null },
    ]);
    expect(logged.filter((line) => line.includes('Mail server away')).length).toBe(MOST_ATTEMPTS);
  });
});

describe('a letter that is to be forgotten', () => {
  const count = async () => (await database.db.selectFrom('outbox').select('id').execute()).length;

  it('leaves the outbox once it is sent', async () => {
    const delivery = memory();
    const { enqueue, deliver } = mailer(delivery);
    await enqueue(database.db, { ...mail, isForgotten: true }, whose);
    expect(await count()).toBe(1);
    expect(await deliver()).toBe(1);
    expect([delivery.taken.length, await count()]).toEqual([1, 0]);
  });

  it('leaves the outbox once it is given up', async () => {
    const delivery = memory();
    const { enqueue, deliver } = mailer(delivery);
    await enqueue(database.db, { ...mail, isForgotten: true }, whose);
    delivery.state.failing = true;
    await deliver();
    expect(await count()).toBe(1);
    for (let attempt = 2; attempt <= MOST_ATTEMPTS; attempt += 1) {
      clock.advance(3_600_000);
      await deliver();
    }
    expect(await count()).toBe(0);
  });
});

describe('delivery', () => {
  it('writes whole files, one for a message', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'desk-mail-'));
    const { enqueue, deliver } = mailer(fileDelivery(join(folder, 'mail')));
    await enqueue(database.db, mail, whose);
    await deliver();
    const names = await readdir(join(folder, 'mail'));
    expect(names).toEqual([expect.stringMatching(/^2026-03-29T10-00-00\.000Z-\d+-help-requested\.eml$/)]);
    const source = await readFile(join(folder, 'mail', names[0] ?? ''), 'utf8');
    expect(readMessage(source).headers.get('reply-to')).toBe('awa@example.fr');
    await rm(folder, { recursive: true });
  });

  it('speaks SMTP, from the site to the addressee', async () => {
    const said: string[] = [];
    const server = createServer((socket) => {
      socket.write('220 mail.example.org\r\n');
      let isData = false;
      createInterface({ input: socket }).on('line', (line) => {
        said.push(line);
        if (isData && line !== '.') return;
        isData = line === 'DATA';
        socket.write(isData ? '354 Go on\r\n' : '250 Fine\r\n');
      });
    });
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(address !== null && typeof address === 'object' ? address.port : 0);
      });
    });
    const delivery = smtpDelivery(`smtp://127.0.0.1:${port}`);
    const { enqueue, deliver } = mailer(delivery);
    await enqueue(database.db, mail, whose);
    expect(await deliver()).toBe(1);
    expect(said.filter((line) => /^(?:MAIL|RCPT)/.test(line))).toEqual([
      'MAIL FROM:<desk@example.org>',
      'RCPT TO:<desk@example.org>',
    ]);
    expect(said).toContain('Reply-To: awa@example.fr');
    expect(await database.db.selectFrom('outbox').select('message_source').execute()).toEqual([{ message_source: '' }]);
    delivery.close();
    server.close();
  });
});
