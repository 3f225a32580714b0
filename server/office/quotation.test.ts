import { dayIn, defaultTimeZone, endOfDay } from '../../domain/moment.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discountOf } from '../../domain/discount.ts';
import type { Quotation } from '../../domain/quotation.ts';
import { Opened } from '../core/start-stop.ts';
import { shareQuotation } from '../features/quotation/share.ts';
import { readQuotation } from '../features/quotation/store.ts';
import type { Services } from '../core/services.ts';
import { makeScenario } from '../test-control/scenarios.ts';
import { listMail, readMail } from './mail.ts';
import { changeOf, hide, listQuotations, offer, offerAgain, offeringOf, withdraw } from './quotation.ts';
import { openOfficeServices } from './services.fixtures.ts';

const opened = new Opened();
let services: Services;
beforeAll(async () => {
  services = await openOfficeServices(opened);
}, 30_000);
afterAll(() => opened.close());

const options = { to: 'Chef@example.org', publications: '16,11', readers: '2', locale: 'en' };

function referenceIn([line = '']: readonly string[]): string {
  return /DEV-\S+/.exec(line)?.[0] ?? '';
}

async function quotation(reference: string) {
  const { id } = await services.db
    .selectFrom('subscriptions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return readQuotation(services.db, services, { id, locale: 'fr' });
}

describe('the office', () => {
  it('offers at list prices, at a discount or at its own prices, by mail', async () => {
    const listed = await quotation(referenceIn(await offer(services, offeringOf(options))));
    expect(listed).toMatchObject({
      state: 'open',
      isOfferOpen: false,
      offer: { publicationIds: [11, 16], readers: 2 },
    });
    const discounted = await offer(services, offeringOf({ ...options, discount: '12.5', note: 'As agreed' }));
    const cheaper = await quotation(referenceIn(discounted));
    expect(cheaper.priced.lines.map(({ net }) => net.minor)).toEqual(
      listed.priced.lines.map(({ net }) => Math.round(net.minor * 0.875)),
    );
    expect(cheaper).toMatchObject({ note: 'As agreed', noteLocale: 'en' });
    expect(listed.noteLocale).toBeNull();
    expect(cheaper.priced.lines.map((line) => discountOf(line)?.rate)).toEqual([1250, 1250]);
    const own = await quotation(referenceIn(await offer(services, offeringOf({ ...options, prices: '1040.50,940' }))));
    expect(own.priced.lines.map(({ publicationId, net }) => [publicationId, net.minor])).toEqual([
      [11, 94_000],
      [16, 104_050],
    ]);
    expect(discounted[1]).toBe(`http://localhost:4000/en/account/quotation?aboId=${cheaper.id}`);
    const mails = (await listMail(services)).filter((line) => line.includes('chef@example.org'));
    expect(mails).toHaveLength(3);
    const text = (await readMail(services, Number.parseInt(mails[1] ?? '', 10))).join('\n');
    expect(text).toContain(`Your quote ${cheaper.reference}`);
    expect(text).toContain('> As agreed');
    expect(text).toContain(discounted[1]);
  });

  it('keeps the list prices of the day of the offer, until it is offered again', async () => {
    const lines = await offer(services, offeringOf({ ...options, to: 'archives@example.org', discount: '10' }));
    const issued = await quotation(referenceIn(lines));
    const listed = ({ priced }: Quotation) => priced.lines.map(({ seats }) => seats?.[0]?.price.minor);
    expect(listed(issued)).toEqual([94_000, 104_000]);
    const raisePrices = (cents: number) =>
      services.db
        .updateTable('publication_prices')
        .set((eb) => ({ price_minor: eb('price_minor', '+', cents) }))
        .execute();
    await raisePrices(1000);
    expect((await quotation(issued.reference)).priced).toEqual(issued.priced);
    await offerAgain(services, issued.reference, changeOf({ discount: '10' }));
    expect(listed(await quotation(issued.reference))).toEqual([95_000, 105_000]);
    await raisePrices(-1000);
  });

  it('reissues an offer in any state, and reports what stays unchanged', async () => {
    const { subscription } = await makeScenario(services, { name: 'quoteChangeAsked', locale: 'en' });
    const reference = subscription?.reference ?? '';
    const before = await quotation(reference);
    await offerAgain(services, reference, changeOf({ readers: '3', discount: '10', days: '5', note: 'For three' }));
    const after = await quotation(reference);
    expect(after).toMatchObject({
      state: 'open',
      version: before.version + 1,
      offer: { ...before.offer, readers: 3 },
      isOfferOpen: false,
      note: 'For three',
      noteLocale: 'en',
      decision: null,
      invoice: null,
      remaining: null,
      instalment: null,
      awaitedTransfer: null,
      termsOn: null,
    });
    const fifth = new Date(Date.parse(after.readAt) + 5 * 86_400_000).toISOString();
    expect(after.expiresAt).toBe(endOfDay(dayIn(fifth, defaultTimeZone), defaultTimeZone));
    await offerAgain(services, reference, changeOf({ days: '30' }));
    expect((await quotation(reference)).priced).toEqual(after.priced);
    const mails = (await listMail(services)).filter((line) => line.includes(reference));
    expect(mails.map((line) => line.includes('Your new quote'))).toEqual([true, true]);
  });

  it('takes an offer back, and can make it again', async () => {
    const { subscription } = await makeScenario(services, { name: 'quoteOpen' });
    const reference = subscription?.reference ?? '';
    const { version } = await quotation(reference);
    expect((await withdraw(services, reference))[0]).toMatch(/withdrawn$/);
    expect(
      (await listMail(services)).filter((line) => line.includes(`Nous avons retiré le devis ${reference}`)),
    ).toHaveLength(1);
    // A decision about the former version is refused.
    expect(await quotation(reference)).toMatchObject({ state: 'withdrawn', version: version + 1 });
    await offerAgain(services, reference, changeOf({}));
    expect((await quotation(reference)).state).toBe('open');
    expect(await listQuotations(services)).toContainEqual(expect.stringMatching(new RegExp(`${reference} .* open`)));
  });

  it('closes the links by which an offer is shown', async () => {
    const { account, subscription } = await makeScenario(services, { name: 'quoteOpen' });
    const person = {
      id: account.id,
      email: account.email,
      locale: 'fr',
      isEmailVerified: true,
      isValid: true,
    } as const;
    await shareQuotation(services, subscription?.id ?? 0, {
      locale: 'fr',
      identity: { signedIn: person, recognised: null, token: null },
      cookies: { read: () => null, set: () => undefined, clear: () => undefined },
      address: '127.0.0.1',
      userAgent: '',
      idempotencyKey: '',
    });
    await hide(services, subscription?.reference ?? '');
    const links = await services.db.selectFrom('quotation_links').select('revoked_at').execute();
    expect(links.map(({ revoked_at: at }) => at !== null)).toEqual([true]);
  });

  it('leaves an order alone', async () => {
    const { subscription } = await makeScenario(services, { name: 'quoteOrdered' });
    const reference = subscription?.reference ?? '';
    const refusal = `Quotation ${reference} is ordered: it stays as it is.`;
    await expect(withdraw(services, reference)).rejects.toThrow(refusal);
    await expect(offerAgain(services, reference, changeOf({ discount: '50' }))).rejects.toThrow(refusal);
  });

  it('says what it cannot offer', async () => {
    const offered = (change: object) => offer(services, offeringOf({ ...options, ...change }));
    await expect(offered({ publications: '999' })).rejects.toThrow('This is not for sale: see publicationIds.');
    await expect(offered({ prices: '1' })).rejects.toThrow('There are 1 prices for 2 publications.');
    await expect(offered({ prices: '0,0' })).rejects.toThrow('An offer must cost more than 0.');
    await expect(offered({ discount: '100' })).rejects.toThrow('An offer must cost more than 0.');
    await expect(offered({ license: 'independent' })).rejects.toThrow('This license is for 1 at most, not for 2.');
    for (const [change, words] of [
      [{ to: 'nobody' }, '--to must be an email address.'],
      [{ publications: '' }, '--publications must be a whole number'],
      [{ months: '5' }, '--months must be one of 3, 6, 12, 24.'],
      [{ discount: '101' }, '--discount is at most 100.'],
      [{ discount: '1', prices: '1,1' }, 'Give --discount or --prices, not both.'],
    ] as const) {
      expect(() => offeringOf({ ...options, ...change })).toThrow(words);
    }
    await expect(hide(services, 'DEV-NONE')).rejects.toThrow('There is no quotation DEV-NONE.');
  });
});
