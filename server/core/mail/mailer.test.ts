import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { settableClock } from '../clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/database.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { createTestDatabase } from '../db/test-database.ts';
import { createLog } from '../log.ts';
import type { Delivery, Outgoing } from './delivery.ts';
import { ATTEMPT_TIMEOUT, fileDelivery, smtpDelivery } from './delivery.ts';
import { helpRequested } from './emails/help-requested.ts';
import { contactAt } from '../people/contacts.ts';
import type { Person } from '../people/person.ts';
import { createMailer, MOST_ATTEMPTS } from './mailer.ts';
import { readMessage } from './read-message.ts';
import type { Reply } from './smtp.fixtures.ts';
import { openSmtpServer } from './smtp.fixtures.ts';

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

/** The only message of the outbox. */
async function onlyRow() {
  return database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
}

/** State of a message in the outbox. */
function stateOf(row: Awaited<ReturnType<typeof onlyRow>>) {
  if (row.sent_at !== null) return row.failed_at === null && row.last_error === null ? 'sent' : 'sent and failed';
  if (row.failed_at !== null) return row.next_attempt_at === null ? 'given up' : 'given up and retried';
  return row.next_attempt_at === null ? 'new' : 'retried';
}

function mailer(delivery: Delivery) {
  return createMailer({ db: database.db, clock, log, delivery });
}

/** A delivery that records messages, and rejects while `state.failing` is set. */
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

  it('retries a failed message with growing waits for four days, then gives it up, and sends it again on demand', async () => {
    const delivery = memory();
    const { enqueue, deliver, resend } = mailer(delivery);
    await enqueue(database.db, mail, whose);
    delivery.state.failing = true;
    const start = clock.now().getTime();
    const waits: number[] = [];
    const early: number[] = [];
    for (let due = start; stateOf(await onlyRow()) !== 'given up';) {
      clock.set(new Date(due));
      await deliver();
      const next = new Date((await onlyRow()).next_attempt_at ?? due).getTime();
      clock.set(new Date(next - 1000));
      await deliver();
      early.push((await onlyRow()).attempts);
      if (next > due) waits.push((next - due) / 1000);
      due = next;
    }
    // A second before its due time, no message is attempted.
    expect(early).toEqual(Array.from({ length: MOST_ATTEMPTS }, (_, index) => index + 1));
    expect(waits.slice(0, 10).map(Math.round)).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 14_400]);
    expect(Math.round(Math.max(...waits))).toBe(14_400);
    const days = waits.reduce((left, right) => left + right) / (24 * 3600);
    expect(days).toBeGreaterThanOrEqual(4);
    expect(days).toBeLessThan(5);
    expect(await onlyRow()).toMatchObject({ attempts: MOST_ATTEMPTS, last_error: 'Mail server away', sent_at: null });
    delivery.state.failing = false;
    clock.advance(24 * 3_600_000);
    expect(await deliver()).toBe(0);

    const { id } = await onlyRow();
    expect(await resend(id)).toBe(true);
    expect(await deliver()).toBe(1);
    expect(stateOf(await onlyRow())).toBe('sent');
    expect(await resend(id)).toBe(false);
  });

  it('gives up a message whose link has expired while it waited', async () => {
    const delivery = memory();
    const { enqueue, deliver } = mailer(delivery);
    await enqueue(database.db, { ...mail, validHours: 1 }, whose);
    delivery.state.failing = true;
    clock.advance(3_599_000);
    expect(await deliver()).toBe(0);
    expect(stateOf(await onlyRow())).toBe('retried');
    delivery.state.failing = false;
    clock.advance(31_000);
    expect(await deliver()).toBe(0);
    expect(delivery.taken).toEqual([]);
    expect([stateOf(await onlyRow()), (await onlyRow()).last_error]).toEqual(['given up', 'Its link has expired']);
  });

  it('retries a message whose process died while sending it, after its lease', async () => {
    const delivery = memory();
    const dying = mailer({ ...delivery, deliver: () => new Promise<never>(() => undefined) });
    const living = mailer(delivery);
    await living.enqueue(database.db, mail, whose);
    void dying.deliver();
    await vi.waitFor(async () => expect((await onlyRow()).attempts).toBe(1));
    expect(await living.deliver()).toBe(0);
    clock.advance(2 * ATTEMPT_TIMEOUT);
    expect(await living.deliver()).toBe(1);
  });
});

describe('an email to be deleted', () => {
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
      clock.advance(4 * 3_600_000);
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
    const { url, received, close } = await openSmtpServer();
    const delivery = smtpDelivery(url);
    const { enqueue, deliver } = mailer(delivery);
    await enqueue(database.db, mail, whose);
    expect(await deliver()).toBe(1);
    expect(received.filter((line) => /^(?:MAIL|RCPT)/.test(line))).toEqual([
      'MAIL FROM:<desk@example.org>',
      'RCPT TO:<desk@example.org>',
    ]);
    expect(received).toContain('Reply-To: awa@example.fr');
    expect(await onlyRow()).toMatchObject({ message_source: '' });
    delivery.close();
    await close();
  });

  /** Attempts to send one message to a mail server; returns its row afterwards. */
  const tryOnce = async (reply: Reply, timeout?: number) => {
    const { url, close } = await openSmtpServer(reply);
    const delivery = smtpDelivery(url, timeout);
    const { enqueue, deliver } = mailer(delivery);
    await enqueue(database.db, mail, whose);
    expect(await deliver()).toBe(0);
    delivery.close();
    await close();
    return onlyRow();
  };

  it.each([
    ['the recipient', 'RCPT TO:<desk@example.org>', '550 5.1.1 No such user'],
    ['the sender', 'MAIL FROM:<desk@example.org>', '553 5.1.8 Sender rejected'],
    ['the text', 'message', '554 5.6.0 Content rejected'],
  ])('gives up a message at once when the server refuses %s for good', async (_, command, reply) => {
    const row = await tryOnce((line) => (line === command ? reply : undefined));
    expect([stateOf(row), row.attempts]).toEqual(['given up', 1]);
    expect(row.last_error).toContain(reply);
    expect(row.message_source).toContain('Bonjour');
  });

  it.each([
    ['a full mailbox', 'RCPT TO:<desk@example.org>', '452 4.2.2 Mailbox full'],
    ['a text that is deferred', 'message', '451 4.3.0 Try again'],
    ['a server that takes no mail now', 'greeting', '421 4.3.2 Service not available'],
    ['a server that takes no mail from here', 'greeting', '554 5.3.2 No SMTP service here'],
    ['a missing sign-in', 'MAIL FROM:<desk@example.org>', '530 5.7.0 Authentication required'],
    ['commands out of order', 'RCPT TO:<desk@example.org>', '503 5.5.1 Bad sequence of commands'],
  ])('retries later after %s', async (_, command, reply) => {
    const row = await tryOnce((line) => (line === command ? reply : undefined));
    expect([stateOf(row), row.attempts]).toEqual(['retried', 1]);
    expect(row.last_error).toContain(reply);
  });

  it('retries later after a wrong password', async () => {
    const { url, close } = await openSmtpServer((line) =>
      line.startsWith('EHLO') ? '250 AUTH PLAIN' : line.startsWith('AUTH') ? '535 5.7.8 Bad credentials' : undefined,
    );
    const delivery = smtpDelivery(url.replace('//', '//desk:secret-word@'));
    const { enqueue, deliver } = mailer(delivery);
    await enqueue(database.db, mail, whose);
    expect(await deliver()).toBe(0);
    const row = await onlyRow();
    expect(stateOf(row)).toBe('retried');
    expect(row.last_error).toContain('535 5.7.8 Bad credentials');
    expect(logged.join('\n') + row.last_error).not.toContain('secret-word');
    delivery.close();
    await close();
  });

  it('retries later when no server listens', async () => {
    const { url, close } = await openSmtpServer();
    await close();
    const delivery = smtpDelivery(url);
    const { enqueue, deliver } = mailer(delivery);
    await enqueue(database.db, mail, whose);
    expect(await deliver()).toBe(0);
    expect(stateOf(await onlyRow())).toBe('retried');
  });

  it('ends an attempt that takes too long, and retries later', async () => {
    const row = await tryOnce((line) => (line.startsWith('RCPT') ? null : undefined), 200);
    expect(stateOf(row)).toBe('retried');
    // Not the timeout of a silent server, which is longer.
    expect(row.last_error).toContain('aborted due to timeout');
  });
});
