import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatMoney } from '../../server/core/i18n/format.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { newKey } from './orders.ts';
import { signedIn } from './people.ts';
import { wanted } from './quotations.ts';
import { issuesOf, draftOf, offer, quoteOf } from './quote-requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const row = calls['subscriptions/commande'];
const office = 'abonnements@example.fr';

let count = 0;
function newEmail(): string {
  count += 1;
  return `asks-${count}@example.org`;
}

/** The emails to the office about a reference. */
async function officeEmails(reference: string) {
  return (await server.mail(office)).filter(({ subject }) => subject.includes(reference));
}

function referenceOf({ body }: { readonly body: { readonly data: unknown } }): string {
  return row.answer.decode(body.data).reference;
}

describe('a request for a quote', () => {
  it.each([
    ['fr', 'Votre demande de devis'],
    ['en', 'Your quote request'],
  ] as const)('reaches the office and is confirmed, in %s', async (locale, subject) => {
    const email = newEmail();
    const answer = await server.visitor().send(row, { body: quoteOf(email) }, { key: newKey(), locale });
    expect(answer.status).toBe(200);
    const reference = referenceOf(answer);
    expect(reference).toMatch(/^DEM(-[2-9A-HJKMNP-TV-Z]{4}){3}$/);
    const emails = await server.mail(email);
    expect(emails).toMatchObject([{ kind: 'quote-acknowledged', subject: `${subject} ${reference}`, locale }]);
    const [toOffice, ...more] = await officeEmails(reference);
    expect(more).toEqual([]);
    expect(toOffice).toMatchObject({ kind: 'quote-requested', locale: 'fr' });
    expect(toOffice?.message_source).toContain(`Reply-To: ${email}`);
    for (const fact of ['Nadia Diallo', 'Documentaliste', 'Cabinet des Brumes', '+33 1 99 00 12 34', 'France']) {
      expect(toOffice?.message_source).toContain(fact);
    }
  });

  it.each([
    ['without a VAT number', ''],
    ['with a VAT number', '0428 759 497'],
  ])('of a Belgian organization %s has the same net and gross price in emails and simulation', async (_, typed) => {
    const email = newEmail();
    const change = { pays: 'BE', numeroTVA: typed };
    const answer = await server.visitor().send(row, { body: quoteOf(email, change) }, { key: newKey() });
    const vatNumber = typed === '' ? null : 'BE0428759497';
    const simulated = await server
      .visitor()
      .ask(calls['simulateurv2/commande'], { body: { offer: wanted, country: 'BE', vatNumber: typed || null } });
    expect(simulated.mention).toBe(vatNumber && 'reverseCharge');
    const mails = [...(await server.mail(email)), ...(await officeEmails(referenceOf(answer)))];
    expect(mails).toHaveLength(2);
    for (const { message_source: source } of mails) {
      const text = readMessage(source).parts.find(({ type }) => type === 'text/plain')?.text ?? '';
      const [net, total] = vatNumber === null ? ['HT', 'TTC'] : ['sans TVA', 'sans TVA'];
      expect(text).toContain(`${net}\n    ${formatMoney(simulated.net, 'fr')}`);
      expect(text).toContain(`${total}\n    ${formatMoney(simulated.total, 'fr')}`);
      expect(text.includes('Autoliquidation')).toBe(vatNumber !== null);
    }
    expect(mails[1]?.message_source.includes('BE0428759497')).toBe(vatNumber !== null);
  });

  it('is under way for its signed-in sender only, until a quotation is issued', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const visitor = await signedIn(server, scenario);
    const underWay = async (whose = visitor) => (await whose.ask(calls.infossiteweb)).requestId;
    expect(await underWay()).toBeNull();
    await visitor.send(row, { body: quoteOf(newEmail()) }, { key: newKey() });
    const first = await underWay();
    expect(first).toEqual(expect.any(Number));
    await visitor.send(row, { body: quoteOf(newEmail()) }, { key: newKey() });
    expect(await underWay()).toBeGreaterThan(first ?? 0);
    expect(await underWay(server.visitor())).toBeNull();
    expect(await underWay(await signedIn(server, await server.scenario({ name: 'noInvoice' })))).toBeNull();
    await visitor.ask(calls['quotation/start'], { body: { offer: wanted } }, { key: newKey() });
    expect(await underWay()).toBeNull();
  });

  it('is sent once for one key, from any browser, and its draft is used up', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const email = newEmail();
    const key = newKey();
    const visitor = server.visitor();
    await visitor.send(calls['infosquote/update'], { body: { version: 0, brouillon: draftOf() } });
    const first = await visitor.send(row, { body: quoteOf(email) }, { key });
    expect((await visitor.ask(calls['infosquote/read'])).draft).toBeNull();
    const again = await (await signedIn(server, scenario)).send(row, { body: quoteOf(email) }, { key });
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await server.mail(email)).toHaveLength(1);
  });

  it('is sent once despite repeated clicks', async () => {
    const email = newEmail();
    const key = newKey();
    const visitor = server.visitor();
    const send = () => visitor.send(row, { body: quoteOf(email) }, { key });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(new Set(answers.filter(({ status }) => status === 200).map(referenceOf)).size).toBe(1);
    expect(await server.mail(email)).toHaveLength(1);
  });

  it('is found again when its answer was lost', async () => {
    const email = newEmail();
    const key = newKey();
    const headers = { 'x-test-worker': 'quote-lost' };
    await server.fault({ worker: 'quote-lost', path: row.path, kind: 'dropAnswer' });
    const visitor = server.visitor();
    await expect(visitor.send(row, { body: quoteOf(email) }, { key, headers })).rejects.toThrow('fetch failed');
    const { status } = await visitor.send(row, { body: quoteOf(email) }, { key });
    expect(status).toBe(200);
    expect(await server.mail(email)).toHaveLength(1);
  });

  it('with a key belongs to one request and one email address', async () => {
    const [mine, theirs] = [newEmail(), newEmail()];
    const key = newKey();
    const visitor = server.visitor();
    const first = await visitor.send(row, { body: quoteOf(mine) }, { key });
    expect((await visitor.send(row, { body: quoteOf(mine, { nom: 'Autre' }) }, { key })).status).toBe(422);
    const other = await visitor.send(row, { body: quoteOf(theirs) }, { key });
    expect(referenceOf(other)).not.toBe(referenceOf(first));
    expect((await visitor.send(row, { body: quoteOf(mine) })).status).toBe(400);
  });

  it.each([
    ['civilite', { civilite: 41 }],
    ['civilite', { civilite: 0 }],
    ['nom', { nom: '  ' }],
    ['prenom', { prenom: '' }],
    ['organisme', { organisme: '' }],
    ['fonction', { fonction: 'x'.repeat(256) }],
    ['email', { email: 'nadia@' }],
    ['email', { email: 'nadia@example.org, thief@example.com' }],
    ['telephone', { telephone: 'appelez-moi' }],
    ['pays', { pays: '' }],
    ['pays', { pays: 'ZZ' }],
    ['numeroTVA', { pays: 'BE', numeroTVA: '0428 759 498' }],
    ['sourceAcquisition', { sourceAcquisition: 'radio' }],
  ])('with a wrong %s is refused at that field, in both languages', async (field, change) => {
    const email = newEmail();
    const body = quoteOf(email, change);
    const [french, english] = [
      await server.visitor().send(row, { body }, { key: newKey(), locale: 'fr' }),
      await server.visitor().send(row, { body }, { key: newKey(), locale: 'en' }),
    ];
    for (const answer of [french, english]) {
      expect(answer.status).toBe(422);
      expect(Object.keys(issuesOf(answer))).toEqual([`demandeur.${field}`]);
    }
    expect(issuesOf(english)).not.toEqual(issuesOf(french));
    expect(await server.mail(email)).toEqual([]);
  });

  it.each([
    ['another kind', (body: object) => ({ ...body, typeDemande: 'reclamation' })],
    ['a price of its own', (body: object) => ({ ...body, montantTTC: 1 })],
    ['a price inside', (body: object) => ({ ...body, offre: { ...offer, montantHT: 1 } })],
    ['another person’s number', (body: object) => ({ ...body, docIId: 120_001 })],
    ['nothing', () => ({})],
  ])('with %s is malformed', async (_, change) => {
    const email = newEmail();
    const answer = await server.visitor().send(row, { body: change(quoteOf(email)) }, { key: newKey() });
    expect(answer.status).toBe(400);
    expect(await server.mail(email)).toEqual([]);
  });

  it('cannot add headers or lines to an email', async () => {
    const email = newEmail();
    const evil = 'Nadia\r\nBcc: thief@example.com';
    for (const field of ['nom', 'prenom', 'organisme', 'fonction', 'telephone', 'email']) {
      const body = quoteOf(email, { [field]: evil });
      expect((await server.visitor().send(row, { body }, { key: newKey() })).status).toBeGreaterThanOrEqual(400);
    }
    expect(await server.mail('thief@example.com')).toEqual([]);
    const nom = `"<b>Bobby</b>"'); drop table quote_requests; -- thief`;
    const { status } = await server.visitor().send(row, { body: quoteOf(email, { nom }) }, { key: newKey() });
    expect(status).toBe(200);
    const [mail] = await server.mail(email);
    const { headers, parts } = readMessage(mail?.message_source ?? '');
    expect(headers.get('to')).toMatch(new RegExp(`<${email}>$`));
    expect(headers.has('bcc')).toBe(false);
    expect(parts.find(({ type }) => type === 'text/html')?.text).not.toContain('<b>');
  });

  it('sends one mailbox a limited number of emails', async () => {
    const email = newEmail();
    const visitor = server.visitor();
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      const written = index % 2 === 0 ? email : email.toUpperCase();
      statuses.push((await visitor.send(row, { body: quoteOf(written) }, { key: newKey() })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
