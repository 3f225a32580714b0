import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import { chargeOf } from '../../domain/licence.ts';
import type { Money } from '../../domain/money.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { exportInvoice } from '../../server/office/invoice.ts';
import { calls } from '../../contract/calls.ts';
import { listed } from './document-forms.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { administrator, identityOf, firstVisit, rangesOf, readersApart, readersOf, requestOf } from './licences.ts';
import type { Subscriber } from './subscriptions.ts';
import { officeOf } from './office-of.ts';
import { readable } from '../support/readable.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
}, 60_000);
afterAll(() => server.close());

/** The text of an email; empty without one. */
function textOf(mail: { readonly message_source: string } | undefined): string {
  const parts = mail ? readMessage(mail.message_source).parts : [];
  return parts.find(({ type }) => type.startsWith('text/plain'))?.text ?? '';
}

const decide = (id: number, ...rejected: readonly number[]) =>
  server.control('decision', {
    id,
    rejected: rejected.map((position) => ({ position, reason: 'Hors de la maison.' })),
  });

interface Ordered {
  readonly charge?: Money | null;
  readonly purchaseOrder?: string;
  readonly key?: string;
}

let keys = 0;
async function add(
  { visitor, id }: Subscriber,
  readers: readonly ReaderIdentity[],
  { charge = null, purchaseOrder = '', key }: Ordered = {},
) {
  keys += 1;
  const body = { subscriptionId: id, readers, charge, purchaseOrder };
  return visitor.ask(calls['reader/add'], { body }, { key: key ?? `readers-added-${keys}` });
}

async function asked(who: Subscriber, readers: readonly ReaderIdentity[], ordered: Ordered = {}) {
  const answer = await add(who, readers, ordered);
  if (answer.kind !== 'asked') throw new Error('The price has changed');
  return answer.request;
}

const find = async (who: Subscriber, { email }: ReaderIdentity) =>
  (await readersOf(who, { text: email })).readers.find((reader) => reader.email === email);

describe('readers to be added', () => {
  it('are listed and marked at once; the office accepts some of them, and the others leave', async () => {
    const who = await administrator(server);
    const [first, second] = [firstVisit(), firstVisit()];
    const request = await asked(who, [first, second]);
    expect(request).toMatchObject({ type: 5, state: 'pending', lineCount: 2, decidedAt: null });
    expect(await find(who, second)).toMatchObject({ pending: { id: request.id, type: 5, position: 2 } });
    await decide(request.id, 1);
    expect(await find(who, first)).toBeUndefined();
    expect(await find(who, second)).toMatchObject({ pending: null });
    const settled = await requestOf(who, request.id);
    expect(settled).toMatchObject({ state: 'partlyAccepted', lineCount: 2, rejectedCount: 1 });
    expect(settled.lines.map(({ state, reason }) => [state, reason])).toEqual([
      ['rejected', 'Hors de la maison.'],
      ['accepted', ''],
    ]);
    expect(readable(settled.history).map(({ state, by }) => [state, by])).toEqual([
      ['pending', 'person'],
      ['partlyAccepted', 'desk'],
    ]);
    // Settled lines stay.
    await decide(request.id);
    expect(await requestOf(who, request.id)).toEqual(settled);
  });

  it('are requested once for one key, however often it is sent', async () => {
    const who = await administrator(server);
    const reader = firstVisit();
    const answers = [
      await add(who, [reader], { key: 'once-only-1' }),
      await add(who, [reader], { key: 'once-only-1' }),
    ];
    expect(answers[1]).toEqual(answers[0]);
    expect((await readersOf(who, { text: reader.email })).readers).toHaveLength(1);
  });

  it('are refused by row: present readers, and duplicates', async () => {
    const who = await administrator(server);
    const { free } = await readersApart(who);
    const reader = firstVisit();
    const taken = { ...identityOf(free[0]), firstName: 'Zoé', email: free[0].email.toUpperCase() };
    const rows = [reader, taken, firstVisit(), reader];
    const body = calls['reader/add'].request.encode({
      subscriptionId: who.id,
      readers: rows,
      charge: null,
      purchaseOrder: '',
    });
    const { status, body: received } = await who.visitor.send(
      calls['reader/add'],
      { body },
      { key: 'by-row-1', locale: 'en' },
    );
    expect(status).toBe(422);
    expect(received.data).toEqual({
      champs: {
        'lecteurs.1.email': 'Check the email address. Someone on this license already uses this address.',
        'lecteurs.3.email': 'Check the email address. It’s on the list more than once.',
      },
    });
    expect(await find(who, reader)).toBeUndefined();
  });

  it('are added and charged when the list contains present readers, who stay unchanged', async () => {
    const who = await administrator(server);
    const { free } = await readersApart(who);
    const { seats } = await readersOf(who);
    const reader = firstVisit();
    const request = await asked(who, [...free.map(identityOf), reader]);
    expect(request).toMatchObject({ type: 5, lineCount: 1 });
    expect((await readersOf(who)).seats.taken).toBe(seats.taken + 1);
    expect(await find(who, free[0])).toEqual(free[0]);
  });

  it('cost the announced price, else nothing is requested; the invoice has the accepted ones only', async () => {
    const who = await administrator(server);
    const { seats } = await readersOf(who);
    const readers = Array.from({ length: 87 }, () => firstVisit());
    const charge = chargeOf(seats, readers.length);
    // 45 seats are free; the 101st seat begins a tier.
    const [first = 0, second = 0] = (seats.extra ?? []).map(({ price }) => price.minor);
    expect(charge).toEqual({ minor: 40 * first + 2 * second, currency: 'EUR' });
    expect(await add(who, readers)).toEqual({ kind: 'chargeChanged', seats });
    expect(await add(who, readers, { charge: { minor: 1, currency: 'EUR' } })).toEqual({
      kind: 'chargeChanged',
      seats,
    });
    expect((await readersOf(who)).seats).toEqual(seats);
    const request = await asked(who, readers, { charge });
    await decide(request.id, 1);
    const after = await readersOf(who);
    expect(after.seats).toMatchObject({ bought: 101, taken: 101, extra: [{ from: 102, price: { minor: second } }] });
    const { timeline } = await who.visitor.ask(calls['subscription/read'], { body: { id: who.id } });
    const [invoiced] = timeline.filter(({ kind }) => kind === 'invoiced');
    // 41 readers: half at 2.1 % and half at 20 %, in proportion to the publications’ prices.
    const net = 40 * first + second;
    const press = Math.floor((net * 940_000) / 1_980_000);
    const minor = net + Math.round(press * 0.021) + Math.round((net - press) * 0.2);
    expect(invoiced).toMatchObject({ invoice: { remaining: { minor, currency: 'EUR' } } });
    const [mail] = (await server.mail(who.scenario.account.email)).filter(({ kind }) => kind === 'invoice-issued');
    expect(mail).toBeDefined();
  });

  it('carry the number of the buyer’s order to the request, the office, and the invoice of the seats', async () => {
    const who = await administrator(server);
    const { seats } = await readersOf(who);
    const readers = Array.from({ length: 46 }, () => firstVisit());
    const request = await asked(who, readers, {
      charge: chargeOf(seats, readers.length),
      purchaseOrder: ' BC-2026-117 ',
    });
    expect((await requestOf(who, request.id)).purchaseOrder).toBe('BC-2026-117');
    const office = (await server.mail('abonnements@example.fr')).find(({ message_source: source }) =>
      source.includes(request.reference),
    );
    expect(textOf(office)).toContain('BC-2026-117');
    await decide(request.id);
    const [invoice] = (await listed(who.visitor, 'fr')).filter(({ lines }) =>
      lines.some(({ quantity }) => quantity === 1),
    );
    expect(invoice?.notes).toContain('Bon de commande\u00a0: BC-2026-117');
    const books = officeOf(server);
    const xml = (await exportInvoice(books.services, invoice?.reference ?? '')).join('\n');
    await books.close();
    expect(xml).toMatch(/<ram:BuyerOrderReferencedDocument>\s*<ram:IssuerAssignedID>BC-2026-117</);
    const mails = await server.mail(who.scenario.account.email);
    for (const kind of ['modification-decided', 'invoice-issued'])
      expect(textOf(mails.find((mail) => mail.kind === kind))).toContain('BC-2026-117');
  });

  it('keep no number of an order where all have a seat', async () => {
    const who = await administrator(server);
    const request = await asked(who, [firstVisit()], { purchaseOrder: 'BC-2026-117' });
    expect((await requestOf(who, request.id)).purchaseOrder).toBe('');
  });
});

describe('a reader to be changed or removed', () => {
  it('is marked until the office decides; then the change is applied or dropped', async () => {
    const who = await administrator(server);
    const { free } = await readersApart(who);
    const [one, other] = free;
    const change = async (reader: typeof one, lastName: string) =>
      who.visitor.ask(calls['reader/update'], {
        body: { subscriptionId: who.id, readerId: reader.id, reader: { ...identityOf(reader), lastName } },
      });
    const [accepted, rejected] = [await change(one, 'Zabré'), await change(other, 'Zerbo')];
    expect(await find(who, one)).toMatchObject({ lastName: one.lastName, pending: { id: accepted.id, type: 6 } });
    await expect(change(one, 'Zida')).rejects.toThrow('422');
    await decide(accepted.id);
    await decide(rejected.id, 1);
    expect(await find(who, one)).toMatchObject({ id: one.id, lastName: 'Zabré', pending: null });
    expect(await find(who, other)).toEqual(other);
    const { lines } = await requestOf(who, accepted.id);
    expect(lines).toMatchObject([
      { before: { reader: { lastName: one.lastName } }, after: { reader: { lastName: 'Zabré' } } },
    ]);
  });

  it('leaves at once where a rule accepts it, and the history names the rule', async () => {
    const who = await administrator(server);
    const { free } = await readersApart(who);
    const body = { subscriptionId: who.id, readerId: free[0].id };
    const request = await who.visitor.ask(calls['reader/delete'], { body });
    expect(request).toMatchObject({ type: 7, state: 'automaticallyAccepted' });
    expect(await find(who, free[0])).toBeUndefined();
    expect(readable((await requestOf(who, request.id)).history).map(({ by }) => by)).toEqual(['person', 'rule']);
    const toOffice = await server.mail('abonnements@example.fr');
    expect(toOffice.filter(({ subject }) => subject.includes(request.reference))).toEqual([]);
  });
});

describe('networks of a licence', () => {
  it('are stored in canonical form, must not overlap, and change by requests', async () => {
    const who = await administrator(server);
    const send = (plages: readonly string[], key: string) =>
      who.visitor.send(
        calls['ip/add'],
        { body: { aboIId: who.id, plages: plages.map((plage) => ({ plage, libelle: '' })) } },
        { key, locale: 'en' },
      );
    const refused = await send(
      ['198.51.100.120-130', '2001:db8:51::/48', '2001:DB8:51:0::7', '10.0.0.0/8'],
      'ranges-1',
    );
    expect(refused.status).toBe(422);
    const apart = await send(['198.51.100.120-130', '2001:db8:51::/48', '2001:DB8:51:0::7'], 'ranges-2');
    expect(apart.body.data).toEqual({
      champs: {
        'plages.0.plage': 'Check the IP range. It overlaps 198.51.100.0/25, which is already listed.',
        'plages.2.plage': 'Check the IP range. It overlaps 2001:db8:51::/48, which is already listed.',
      },
    });
    expect((await send(['198.51.100.192-198.51.100.255'], 'ranges-3')).status).toBe(200);
    const { ranges } = await rangesOf(who);
    const added = ranges.find(({ range }) => range === '198.51.100.192/26');
    expect(added).toMatchObject({ pending: { type: 2, position: 1 } });
    const [first] = ranges;
    if (!first) throw new Error('There are no networks');
    const edit = { subscriptionId: who.id, rangeId: first.id, range: { range: '198.51.100.0/26', label: 'Paris 13' } };
    const request = await who.visitor.ask(calls['ip/update'], { body: edit });
    await decide(request.id);
    expect((await rangesOf(who)).ranges[0]).toEqual({ id: first.id, ...edit.range, pending: null });
    const gone = await who.visitor.ask(calls['ip/delete'], { body: { subscriptionId: who.id, rangeId: first.id } });
    expect(gone.state).toBe('automaticallyAccepted');
    expect((await rangesOf(who)).ranges.map(({ id }) => id)).not.toContain(first.id);
    await decide(added?.pending?.id ?? 0, 1);
    expect((await rangesOf(who)).ranges.map(({ id }) => id)).not.toContain(added?.id);
  });
});

describe('a canceled request', () => {
  it('removes readers that were to be added, and the markers of others', async () => {
    const who = await administrator(server);
    const { marked, request, free } = await readersApart(who);
    const cancel = (id: number) => who.visitor.ask(calls['modification/update'], { body: { id } });
    expect(await cancel(request)).toMatchObject({ state: 'cancelled' });
    expect(await find(who, marked)).toBeUndefined();
    const reader = { ...identityOf(free[0]), firstName: 'Zita' };
    const body = { subscriptionId: who.id, readerId: free[0].id, reader };
    const edit = await who.visitor.ask(calls['reader/update'], { body });
    await cancel(edit.id);
    expect(await find(who, free[0])).toEqual(free[0]);
    const cancelled = await requestOf(who, edit.id);
    expect(await cancel(edit.id)).toEqual(cancelled);
  });

  it('is either canceled or decided when both happen at once, and both callers get the same outcome', async () => {
    const who = await administrator(server);
    for (let round = 0; round < 5; round += 1) {
      const reader = firstVisit();
      const { id } = await asked(who, [reader]);
      const [received] = await Promise.all([
        who.visitor.ask(calls['modification/update'], { body: { id } }),
        decide(id),
      ]);
      const settled = await requestOf(who, id);
      expect(received).toEqual(settled);
      expect(['accepted', 'cancelled']).toContain(settled.state);
      expect(settled.history).toHaveLength(2);
      expect((await find(who, reader)) !== undefined).toBe(settled.state === 'accepted');
    }
  });
});
