import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '../../domain/money.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { administrator, firstVisit, rangesOf, readersOf } from './licences.ts';
import { signedIn } from './people.ts';
import { readable } from '../support/readable.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
}, 60_000);
afterAll(() => server.close());

const DAY = 86_400_000;

describe('a subscription', () => {
  it('is shown with its seats and its history, newest first', async () => {
    const { visitor, id } = await administrator(server);
    const { subscription, licence, timeline } = await visitor.ask(calls['subscription/read'], { body: { id } });
    expect(subscription).toMatchObject({ id, type: 'administratorLicence', status: 'current', readers: 60 });
    // 19,800.00 € for 60 readers (22.15 times the price of the first) and a year, 245 days of which are left.
    const seatAt = (rate: number) => money(Math.round((1_980_000 * rate * 245) / (22.15 * 365)), 'EUR');
    const extra = [
      { from: 61, price: seatAt(0.3) },
      { from: 101, price: seatAt(0.18) },
    ];
    expect(licence).toEqual({
      seats: { bought: 60, taken: 15, pending: 1, extra },
      rangeCount: 3,
      pendingRangeCount: 0,
      pendingCount: 1,
    });
    const received = timeline.map((entry) => (entry.kind === 'requested' ? entry.request.state : entry.kind));
    expect(received).toEqual([
      'ending',
      'pending',
      'partlyAccepted',
      'accepted',
      'accepted',
      'paid',
      'begun',
      'invoiced',
      'ordered',
    ]);
    expect(timeline.map(({ on }) => on)).toEqual(
      timeline
        .map(({ on }) => on)
        .toSorted()
        .toReversed(),
    );
    expect(timeline.find(({ kind }) => kind === 'invoiced')).toMatchObject({
      total: { minor: 2_207_740 },
      invoice: { remaining: { minor: 0 } },
    });
  });

  it('is shown to its readers, without seats and history', async () => {
    const owner = await administrator(server);
    const reader = await server.scenario({ name: 'noInvoice' });
    const colleague = await signedIn(server, reader);
    const body = {
      subscriptionId: owner.id,
      readers: [firstVisit({ email: reader.account.email })],
      charge: null,
      purchaseOrder: '',
    };
    const added = await owner.visitor.ask(calls['reader/add'], { body }, { key: 'reads-by-it' });
    const read = async () => (await colleague.send(calls['subscription/read'], { body: asked })).status;
    const asked = { vue: 'abonnement', aboIId: owner.id };
    expect(await read()).toBe(404);
    await server.control('decision', { id: added.kind === 'asked' ? added.request.id : 0 });
    expect(await read()).toBe(200);
    const detail = await colleague.ask(calls['subscription/read'], { body: { id: owner.id } });
    expect(detail).toMatchObject({ subscription: { type: 'userLicence' }, licence: null, timeline: [] });
    const refused = await colleague.send(calls['readers/all'], { body: { vue: 'tousLecteurs', aboIId: owner.id } });
    expect(refused.status).toBe(403);
  });
});

describe('readers of a licence', () => {
  it('are found by any part of name and address, regardless of accents and capitals', async () => {
    const who = await administrator(server);
    const found = async (text: string) =>
      (await readersOf(who, { text })).readers.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    expect(await found('EKWE')).toEqual(['Élise Ékwé']);
    expect(await found('ékw  éli')).toEqual(['Élise Ékwé']);
    expect(await found('lecture-5@')).toEqual(['Élise Ékwé']);
    expect(await found('%')).toEqual([]);
    expect(await found('_')).toEqual([]);
    expect(await found('Ékwé nobody')).toEqual([]);
  });

  it('are three thousand, in pages of a hundred, each once, sorted by name', async () => {
    const who = await administrator(server, 'largeLicence');
    const all = await who.visitor.ask(calls['readers/all'], { body: { subscriptionId: who.id } });
    expect(all).toHaveLength(2999);
    const ids: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof readersOf>> = await readersOf(who, { cursor });
      ids.push(...page.readers.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect(ids).toEqual(all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2999);
  }, 60_000);
});

it('counts accepted readers and networks, and pending ones next to them, on page and home', async () => {
  const who = await administrator(server);
  const countsOf = async () => {
    const licence = readable((await who.visitor.ask(calls['subscription/read'], { body: { id: who.id } })).licence);
    const { seats } = await readersOf(who);
    const { account } = await who.visitor.ask(calls.user, {});
    const home = readable(account?.subscriptions).find(({ id }) => id === who.id);
    expect(licence.seats).toEqual(seats);
    return {
      readers: seats.taken - seats.pending,
      awaiting: seats.pending,
      ranges: licence.rangeCount,
      awaitingRanges: licence.pendingRangeCount,
      home: [home?.pendingRanges, home?.rejectedRequests],
    };
  };
  const before = await countsOf();
  const ranges = ['198.51.100.248', '198.51.100.250'].map((range) => ({ range, label: '' }));
  const added = await who.visitor.ask(
    calls['ip/add'],
    { body: { subscriptionId: who.id, ranges } },
    { key: 'counted-ranges' },
  );
  const readers = [firstVisit(), firstVisit({ firstName: 'Ina' })];
  await who.visitor.ask(
    calls['reader/add'],
    { body: { subscriptionId: who.id, readers, charge: null, purchaseOrder: '' } },
    { key: 'counted-readers' },
  );
  const [pendingRanges = 0, rejected = 0] = before.home;
  expect(await countsOf()).toEqual({
    ...before,
    awaiting: before.awaiting + 2,
    awaitingRanges: 2,
    home: [pendingRanges + 2, rejected],
  });
  await server.control('decision', { id: added.id, rejected: [{ position: 1, reason: 'Not yours' }] });
  expect(await countsOf()).toEqual({
    ...before,
    awaiting: before.awaiting + 2,
    ranges: (before.ranges ?? 0) + 1,
    home: [pendingRanges, rejected + 1],
  });
  // Home names a rejection for thirty days.
  await server.advance(31 * DAY);
  const later = await signedIn(server, who.scenario);
  const { account } = await later.ask(calls.user, {});
  expect(readable(account?.subscriptions).find(({ id }) => id === who.id)).toMatchObject({ rejectedRequests: 0 });
  await server.control('clock', { reset: true });
});

it('answers the running licence, its latest requests and the one reason of a rejection, with its language, to its administrator', async () => {
  const who = await administrator(server);
  const licenceOf = async () => {
    const { account } = await who.visitor.ask(calls.user, {});
    return readable(account?.subscriptions).find(({ id }) => id === who.id)?.licence;
  };
  const detail = await who.visitor.ask(calls['subscription/read'], { body: { id: who.id } });
  const { subscription, licence } = detail;
  const before = await licenceOf();
  expect(before).toMatchObject({
    seats: readable(licence).seats.bought,
    endsOn: subscription.endsOn,
    nextSeat: readable(licence).seats.extra?.[0]?.price,
    ranges: readable(licence).rangeCount,
    pendingCount: readable(licence).pendingCount,
  });
  expect(before?.publicationIds).toHaveLength(subscription.publications.length);
  const ranges = [{ range: '198.51.100.252', label: '' }];
  const asked = await who.visitor.ask(
    calls['ip/add'],
    { body: { subscriptionId: who.id, ranges } },
    { key: 'first-page-request' },
  );
  const pending = await licenceOf();
  expect(pending?.pendingCount).toBe((before?.pendingCount ?? 0) + 1);
  expect(pending?.pending[0]).toEqual({ ...asked, subject: '198.51.100.252', reason: null, reasonLocale: null });
  await server.control('decision', { id: asked.id, rejected: [{ position: 1, reason: 'Not your network' }] });
  const lastOf = async () => {
    const { timeline } = await who.visitor.ask(calls['subscription/read'], { body: { id: who.id } });
    return timeline.find((entry) => entry.kind === 'requested')?.request;
  };
  const rejection = { id: asked.id, subject: '198.51.100.252', reason: 'Not your network', reasonLocale: 'fr' };
  expect(await licenceOf()).toMatchObject({ pendingCount: before?.pendingCount, rejection });
  expect(await lastOf()).toMatchObject({ ...rejection, state: 'rejected' });
  const several = ['198.51.100.230', '198.51.100.231'].map((range) => ({ range, label: '' }));
  const body = { subscriptionId: who.id, ranges: several };
  const { id } = await who.visitor.ask(calls['ip/add'], { body }, { key: 'rejected-twice' });
  const rejected = ['Not yours', 'Nor this one'].map((reason, index) => ({ position: index + 1, reason }));
  await server.control('decision', { id, rejected });
  expect(await lastOf()).toMatchObject({ id, state: 'rejected', reason: null });
});

it('recognises visitors from an accepted network until the licence has ended', async () => {
  const who = await administrator(server);
  const range = { range: '198.51.100.240-198.51.100.246', label: 'Lomé' };
  const asked = await who.visitor.ask(
    calls['ip/add'],
    { body: { subscriptionId: who.id, ranges: [range] } },
    { key: 'recognised-range' },
  );
  const recognised = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await server.visitor().ask(calls.user, {}, { headers })).account?.id ?? null;
  };
  expect(await recognised('198.51.100.241')).toBeNull();
  await server.control('decision', { id: asked.id });
  expect(await recognised('198.51.100.240')).toBe(who.scenario.account.id);
  expect(await recognised('198.51.100.246')).toBe(who.scenario.account.id);
  expect(await recognised('198.51.100.247')).toBeNull();
  expect((await rangesOf(who)).ranges.map(({ range: text }) => text)).toContain(range.range);
  await server.advance(246 * DAY);
  expect(await recognised('198.51.100.241')).toBeNull();
  await server.control('clock', { reset: true });
});
