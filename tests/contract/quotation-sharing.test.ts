import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn, defaultTimeZone, endOfDay } from '../../domain/moment.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { newKey } from './orders.ts';
import type { Buyer } from './quotations.ts';
import { accepted, buyer, keepDetails, order } from './quotations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const row = calls['quotation/share'];
const DAY = 86_400_000;

function share({ visitor, id }: Buyer, locale: 'fr' | 'en' = 'fr') {
  return visitor.ask(row, { body: { id } }, { locale });
}

/** Opens a link as a colleague does: from elsewhere, in an unknown browser. */
async function open(url: string) {
  const answer = await server.visitor().fetch(url);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

describe('a link to a quotation', () => {
  it.each([
    ['fr', 'Devis'],
    ['en', 'Quote'],
  ] as const)('shows it to anonymous visitors, in the language of the link: %s', async (locale, title) => {
    const person = await buyer(server);
    const { version, reference } = await person.read();
    const { quotation } = await keepDetails(person, version);
    const { url, expiresAt } = await share(person, locale);
    expect(url).toMatch(new RegExp(`^${server.origin}/${locale}/quote/shared/[\\w-]{43}$`));
    expect(expiresAt).toBe(quotation.expiresAt);
    const { status, text, headers } = await open(url);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${title} ${reference}</title>`);
    expect(text).toContain('Cabinet des Brumes');
    const total = new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-US', { style: 'currency', currency: 'EUR' });
    expect(text).toContain(total.format(quotation.priced.total.minor / 100));
    expect(text).toContain(`<html lang="${locale === 'fr' ? 'fr-FR' : 'en-US'}">`);
    // No scripts, no forms, no links to the account.
    expect(text).not.toMatch(/<script|<form|<button|\/account\//);
    expect(text).not.toContain(person.scenario.account.email);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('holds until a newer one replaces it', async () => {
    const person = await buyer(server);
    const first = await share(person);
    const second = await share(person);
    expect((await open(first.url)).status).toBe(410);
    expect((await open(second.url)).status).toBe(200);
  });

  it('expires with the quotation, at the latest at the end of the thirtieth day', async () => {
    const [short, long] = [await buyer(server, 'quoteExpiring'), await buyer(server)];
    await server.control('quotation', { id: long.id, expiresIn: 90 * DAY });
    const { readAt, expiresAt } = await short.read();
    expect((await share(short)).expiresAt).toBe(expiresAt);
    const thirtieth = dayIn(new Date(Date.parse(readAt) + 30 * DAY).toISOString(), defaultTimeZone);
    expect((await share(long)).expiresAt).toBe(endOfDay(thirtieth, defaultTimeZone));
  });

  it('shows the state of the quotation at the time of reading', async () => {
    const person = await buyer(server, 'quoteOffice');
    const { url } = await share(person);
    expect((await open(url)).text).toContain('Remise de bienvenue');
    await server.control('quotation', { id: person.id, expiresIn: -1000 });
    expect((await open(url)).text).toContain('Ce devis a expiré');
    await server.control('quotation', { id: person.id, withdraw: true });
    expect((await open(url)).text).toContain('Nous avons retiré ce devis.');
    const other = await accepted(server);
    const link = await share(other, 'en');
    await order(other, other.version, newKey());
    expect((await open(link.url)).text).toContain('This quote has been accepted and ordered.');
  });

  it('expires', async () => {
    const person = await buyer(server, 'quoteExpiring');
    const { url } = await share(person);
    await server.advance(2 * 3_600_000);
    const { status, text } = await open(url);
    await server.control('clock', { reset: true });
    expect([status, text.includes('Ce lien n’est plus valable')]).toEqual([410, true]);
  });

  it('with an unknown token shows nothing', async () => {
    for (const token of ['x', 'A'.repeat(43), '..%2f', "'--"]) {
      const { status, text } = await open(`${server.origin}/en/quote/shared/${token}`);
      expect([status, text.includes('There’s no quote at this link')]).toEqual([404, true]);
    }
  });

  it('allows no changes', async () => {
    const person = await buyer(server);
    const { version } = await person.read();
    const { url } = await share(person);
    const colleague = server.visitor();
    await colleague.fetch(url);
    expect(colleague.cookies.size).toBe(0);
    const body = { aboIId: person.id, version, decision: 'acceptation' };
    expect((await colleague.send(calls['quotation/accept'], { body })).status).toBe(401);
    expect((await colleague.fetch(url, { method: 'POST', body: '{}' })).status).toBe(404);
  });

  it('cannot carry markup', async () => {
    const person = await buyer(server);
    const { version } = await person.read();
    const { details } = (await keepDetails(person, version)).quotation;
    if (!details) throw new Error('No details were kept');
    const organisation = '<img src=x onerror=alert(1)>"\'&';
    await keepDetails(person, version + 1, { ...details, billing: { ...details.billing, organisation } });
    const { text } = await open((await share(person)).url);
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it('cannot be created for an expired quotation', async () => {
    for (const name of ['quoteExpired', 'quoteDeclined', 'quoteWithdrawn'] as const) {
      const person = await buyer(server, name);
      expect((await person.visitor.send(row, { body: { aboIId: person.id, partage: true } })).status).toBe(409);
    }
  });

  it('reveals its token nowhere else', async () => {
    const person = await buyer(server);
    const { url } = await share(person);
    await open(url);
    const token = url.split('/').pop() ?? '';
    expect(server.log.join('\n')).not.toContain(token);
  });
});
