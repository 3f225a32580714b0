import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { payByCard } from './hosted-page.ts';
import { newKey } from './orders.ts';
import type { Buyer } from './quotations.ts';
import { accepted, buyer, keepDetails, order, wanted } from './quotations.ts';
import { issuesOf } from './quote-requests.ts';
import { orderByCard } from './subscriptions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const OFFICE = 'abonnements@example.fr';
const HOUR = 3_600_000;

/** The kinds of the emails to a buyer, and to the office about their quotation. */
async function emails({ scenario }: Buyer) {
  const reference = scenario.subscription?.reference ?? '';
  const toOffice = (await server.mail(OFFICE)).filter(({ subject }) => subject.includes(reference));
  const toBuyer = await server.mail(scenario.account.email);
  return { office: toOffice.map(({ kind }) => kind), buyer: toBuyer.map(({ kind }) => kind) };
}

async function textOf(to: string, reference: string) {
  const mail = (await server.mail(to)).findLast(({ subject }) => subject.includes(reference));
  return readMessage(mail?.message_source ?? '').parts.find(({ type }) => type === 'text/plain')?.text ?? '';
}

function accept({ visitor, id }: Buyer, version: number) {
  return visitor.ask(calls['quotation/accept'], { body: { id, version } });
}

function decline({ visitor, id }: Buyer, version: number, message = 'Trop cher') {
  return visitor.ask(calls['quotation/decline'], { body: { id, version, reason: 'price', message } });
}

/** The quotation as the list of subscriptions has it. */
async function listed({ visitor, id }: Buyer) {
  return (await visitor.ask(calls['subscriptions/all'])).find((each) => each.id === id);
}

describe('in the list of subscriptions, a quotation', () => {
  it('awaits a decision until it expires', async () => {
    const person = await buyer(server);
    expect(await listed(person)).toMatchObject({ status: 'quote', isDecidable: true });
    await server.control('quotation', { id: person.id, expiresIn: -HOUR });
    expect(await listed(person)).toMatchObject({ status: 'invalidQuote', isDecidable: false });
  });

  it('awaits no decision once a change was requested', async () => {
    const person = await buyer(server);
    const { version } = await person.read();
    await person.visitor.ask(calls['quotation/ask-for-change'], {
      body: { id: person.id, version, message: 'Cinq lecteurs' },
    });
    expect(await listed(person)).toMatchObject({ status: 'quote', isDecidable: false });
  });
});

describe('an acceptance', () => {
  it('needs the buyer’s details', async () => {
    const person = await buyer(server);
    const { version } = await person.read();
    const body = { aboIId: person.id, version, decision: 'acceptation' };
    const answer = await person.visitor.send(calls['quotation/accept'], { body });
    expect(answer.status).toBe(422);
    expect(Object.keys(issuesOf(answer))).toEqual(
      expect.arrayContaining(['coordonnees.identite.nom', 'coordonnees.facturation.rue']),
    );
    expect(await person.read()).toMatchObject({ state: 'open', version });
  });

  it('is made once, and does not expire', async () => {
    const person = await accepted(server);
    expect((await accept(person, person.version - 1)).kind).toBe('done');
    expect((await accept(person, person.version)).kind).toBe('stale');
    await server.control('quotation', { id: person.id, expiresIn: -HOUR });
    expect(await person.read()).toMatchObject({ state: 'accepted', version: person.version, decision: null });
    expect((await order(person, person.version, newKey())).kind).toBe('done');
  });

  it.each([
    ['expired', { expiresIn: 0 }],
    ['withdrawn', { withdraw: true }],
    ['changed', { net: 1 }],
    ['changed in some other way', { raise: true }],
  ])('of a quotation that has %s meanwhile is refused, and its present version returned', async (_, change) => {
    const person = await buyer(server);
    const { version } = await person.read();
    const { quotation } = await keepDetails(person, version);
    await server.control('quotation', { id: person.id, ...change });
    const answer = await accept(person, quotation.version);
    const now = await person.read();
    expect(answer).toMatchObject({ kind: 'stale', quotation: { ...now, readAt: answer.quotation.readAt } });
    expect(now).not.toEqual(quotation);
    expect(now.state).not.toBe('accepted');
    expect((await keepDetails(person, quotation.version)).kind).toBe('stale');
    expect((await order(person, quotation.version, newKey())).kind).toBe('stale');
  });
});

describe('an order', () => {
  it('is placed once, across repeated clicks and different keys, in parallel or in turn', async () => {
    const person = await accepted(server);
    const same = newKey();
    const row = calls['quotation/order'];
    const keys = [...Array.from({ length: 6 }, () => same), ...Array.from({ length: 6 }, newKey)];
    const body = row.request.encode({ id: person.id, version: person.version });
    const answers = await Promise.all(keys.map((key) => person.visitor.send(row, { body }, { key })));
    const received = answers
      .filter(({ status }) => status === 200)
      .map((answer) => row.answer.decode(answer.body.data));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(received.length).toBeGreaterThanOrEqual(7);
    expect(new Set(received.map(({ kind, quotation }) => `${kind} ${quotation.state} ${quotation.version}`))).toEqual(
      new Set([`done ordered ${person.version + 1}`]),
    );
    expect((await order(person, person.version, same)).kind).toBe('done');
    expect(await emails(person)).toEqual({ office: ['quotation-order-received'], buyer: ['quotation-ordered'] });
  });

  it('leaves the subscription awaiting payment, and creates no invoice', async () => {
    const person = await accepted(server);
    await order(person, person.version, newKey());
    const { subscription } = await server.subscriptionBooks(person.id);
    expect(subscription).toMatchObject({ status: 'notBegun', invoice_id: null, starts_on: null });
    const text = await textOf(person.scenario.account.email, person.scenario.subscription?.reference ?? '');
    expect(text).toContain(`${server.origin}/fr/account/payment?id=${person.id}`);
    const payable = await person.visitor.ask(calls['subscriptionsv2/onlinesubscription'], {
      body: { id: person.id, billing: null },
    });
    const { priced } = await person.read();
    expect(payable).toMatchObject({ kind: 'payable', order: { priced } });
  });

  it('has nothing left to pay once its payment is booked', async () => {
    const person = await accepted(server);
    await order(person, person.version, newKey());
    expect((await person.read()).remaining).toBeNull();
    const bought = await orderByCard(person);
    await payByCard(person.visitor, bought.url, { confirmation: 'beforeReturn' });
    expect(await person.read()).toMatchObject({ state: 'ordered', remaining: { minor: 0 } });
  });

  it('is found again under its key when its answer was lost', async () => {
    const person = await accepted(server);
    const row = calls['quotation/order'];
    await server.fault({ worker: 'order-lost', path: row.path, kind: 'dropAnswer' });
    const body = row.request.encode({ id: person.id, version: person.version });
    const key = newKey();
    const headers = { 'x-test-worker': 'order-lost' };
    await expect(person.visitor.send(row, { body }, { key, headers })).rejects.toThrow('fetch failed');
    expect(await order(person, person.version, key)).toMatchObject({ kind: 'done', quotation: { state: 'ordered' } });
    expect((await emails(person)).buyer).toEqual(['quotation-ordered']);
  });

  it('needs a key, and a key belongs to one request', async () => {
    const [one, two] = [await accepted(server), await accepted(server)];
    const row = calls['quotation/order'];
    const body = row.request.encode({ id: one.id, version: one.version });
    expect((await one.visitor.send(row, { body })).status).toBe(400);
    const key = newKey();
    await order(one, one.version, key);
    const other = row.request.encode({ id: one.id, version: one.version + 1 });
    expect((await one.visitor.send(row, { body: other }, { key })).status).toBe(422);
    // A key belongs to one person: the same text is another key for another account.
    expect((await order(two, two.version, key)).quotation.id).toBe(two.id);
  });

  it('of a quotation without acceptance is refused', async () => {
    const person = await buyer(server);
    const { version } = await person.read();
    expect(await order(person, version, newKey())).toMatchObject({ kind: 'stale', quotation: { state: 'open' } });
    expect(await emails(person)).toEqual({ office: [], buyer: [] });
  });

  it('at another price than the accepted one is refused', async () => {
    const person = await accepted(server);
    await server.control('quotation', { id: person.id, net: 1 });
    expect((await order(person, person.version, newKey())).kind).toBe('stale');
    expect(await person.read()).toMatchObject({ state: 'accepted' });
  });

  it('is final: nothing changes an ordered quotation', async () => {
    const person = await buyer(server, 'quoteOrdered');
    const { version } = await person.read();
    const { visitor, id } = person;
    const changed = [
      await accept(person, version),
      await decline(person, version),
      await keepDetails(person, version),
      await visitor.ask(calls['quotation/offer'], { body: { id, version, offer: wanted } }),
      await visitor.ask(calls['quotation/ask-for-change'], { body: { id, version, message: 'Moins' } }),
    ];
    expect(changed.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'stale'));
    expect(await person.read()).toMatchObject({ state: 'ordered', version });
  });
});

describe('a refusal', () => {
  it('reaches the office with its reason, once', async () => {
    const person = await buyer(server);
    const { version, reference } = await person.read();
    expect(await decline(person, version)).toMatchObject({
      kind: 'done',
      quotation: { state: 'declined', version: version + 1, decision: { reason: 'price', message: 'Trop cher' } },
    });
    expect((await decline(person, version)).kind).toBe('done');
    expect((await decline(person, version, 'Autre chose')).kind).toBe('stale');
    expect(await emails(person)).toEqual({ office: ['quotation-declined'], buyer: [] });
    const text = await textOf(OFFICE, reference);
    expect(text).toContain('Le prix est trop élevé');
    expect(text).toContain('Trop cher');
    const { subscription } = await server.subscriptionBooks(person.id);
    expect(subscription.status).toBe('invalidQuote');
  });

  it.each([
    ['motif', { motif: '' }],
    ['motif', { motif: 'ennui' }],
    ['message', { motif: 'autre', message: ' ' }],
    ['message', { message: 'x'.repeat(2001) }],
  ])('without a good %s is refused there, in both languages: %j', async (field, change) => {
    const person = await buyer(server);
    const { version } = await person.read();
    const body = { aboIId: person.id, version, decision: 'refus', motif: 'prix', message: '', ...change };
    const row = calls['quotation/decline'];
    for (const locale of ['fr', 'en'] as const) {
      const answer = await person.visitor.send(row, { body }, { locale });
      expect([answer.status, Object.keys(issuesOf(answer))]).toEqual([422, [field]]);
    }
    expect((await person.read()).state).toBe('open');
  });
});

describe('a requested change', () => {
  const row = calls['quotation/ask-for-change'];

  it('reaches the office in the buyer’s words, and the buyer gets an email', async () => {
    const person = await buyer(server, 'quoteOffice');
    const { version, reference } = await person.read();
    const message = 'Trois lecteurs\nsuffiraient <b>';
    const ask = () => person.visitor.send(row, { body: row.request.encode({ id: person.id, version, message }) });
    const answer = await ask();
    expect(answer.body.feedback).toBe(
      'Votre demande de modification a été envoyée. Nous vous répondrons par e\u2011mail.',
    );
    expect(row.answer.decode(answer.body.data)).toMatchObject({
      kind: 'done',
      quotation: { state: 'changeAsked', decision: { reason: null, message } },
    });
    await ask();
    expect(await emails(person)).toEqual({
      office: ['quotation-change-asked'],
      buyer: ['quotation-change-acknowledged'],
    });
    expect(await textOf(OFFICE, reference)).toContain('> suffiraient <b>');
    expect(await textOf(person.scenario.account.email, reference)).toContain('> Trois lecteurs');
  });

  it('needs a text', async () => {
    const person = await buyer(server);
    const { version } = await person.read();
    const body = { aboIId: person.id, version, decision: 'modification', message: '\n' };
    const answer = await person.visitor.send(row, { body });
    expect([answer.status, Object.keys(issuesOf(answer))]).toEqual([422, ['message']]);
  });
});

it('one of several parallel decisions wins, and the others return it', async () => {
  const person = await buyer(server);
  const { version } = await person.read();
  const { quotation } = await keepDetails(person, version);
  const { visitor, id } = person;
  const answers = await Promise.all([
    accept(person, quotation.version),
    decline(person, quotation.version),
    visitor.ask(calls['quotation/ask-for-change'], { body: { id, version: quotation.version, message: 'Moins' } }),
    visitor.ask(calls['quotation/offer'], {
      body: { id, version: quotation.version, offer: { ...wanted, readers: 1 } },
    }),
  ]);
  const now = await person.read();
  expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1);
  expect(answers.map((answer) => answer.quotation.version)).toEqual(answers.map(() => now.version));
  expect(now.version).toBe(quotation.version + 1);
});

it('an unknown decision is refused', async () => {
  const person = await buyer(server);
  const { version } = await person.read();
  const body = { aboIId: person.id, version, decision: 'peutEtre' };
  expect((await person.visitor.send(calls['quotation/accept'], { body })).status).toBe(400);
});
