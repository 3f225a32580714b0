/** Publication names appear in the language of the caller or of the email’s recipient, in every place. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Locale } from '../../domain/locale.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { newKey } from './orders.ts';
import { signedIn } from './people.ts';
import { accepted, buyer } from './quotations.ts';
import { offer, quoteOf } from './quote-requests.ts';
import { readingsAsked } from './wire-bodies.ts';
import { subscriber } from './subscriptions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const [french, english] = [
  ['Le Courrier des Lagunes', 'Base de données « Qui est qui »'],
  ['The Lagoon Courier', '“Who’s Who” Database'],
] as const;
const names = { fr: french, en: english };
const office = 'abonnements@example.fr';

const titles = (lines: readonly { readonly title: string }[]) => lines.map(({ title }) => title);

/** The text of each email to an address, unfolded. */
async function emailsTo(email: string): Promise<readonly string[]> {
  const sent = await server.mail(email);
  return sent.map(({ message_source: source }) =>
    readMessage(source)
      .parts.map(({ text }) => text)
      .join()
      .replaceAll(/\s+/g, ' '),
  );
}

it.each(['fr', 'en'] as const)(
  '%s: the site, newsletters, readings, prices and quotes use the caller’s language',
  async (locale) => {
    const person = await buyer(server);
    const { visitor } = person;
    const site = await visitor.ask(calls.infossiteweb, {}, { locale });
    expect(titles(site.publications)).toEqual(expect.arrayContaining([...names[locale]]));
    const { publications } = await visitor.ask(calls.servicesemail, {}, { locale });
    expect(titles(publications)).toEqual(expect.arrayContaining([...names[locale]]));
    const body = { offre: offer, pays: 'FR', numeroTVA: null };
    const priced = await visitor.send(calls['simulateurv2/commande'], { body }, { locale });
    expect(titles(calls['simulateurv2/commande'].answer.decode(priced.body.data).lines)).toEqual(names[locale]);
    const asked = { body: { kind: 'id', id: person.id } } as const;
    const quotation = await visitor.ask(calls['quotation/read'], asked, { locale });
    expect(titles(quotation.priced.lines)).toEqual(names[locale]);

    const reader = await signedIn(server, await server.scenario({ name: 'readings' }));
    const log = await reader.send(calls['articles/history'], { body: readingsAsked }, { locale });
    const { rows } = calls['articles/history'].answer.decode(log.body.data);
    expect(rows.map(({ article }) => article.publication)).toContain(names[locale][0]);
    expect(rows.map(({ article }) => article.publication)).not.toContain(names[locale === 'fr' ? 'en' : 'fr'][0]);
  },
);

it('a subscription has a readable name, an unchanged version, and an invoice in the account’s language', async () => {
  const who = await subscriber(server);
  const row = calls['subscriptionsv2/onlinesubscription'];
  const payableIn = async (locale: Locale) => {
    const answer = await who.visitor.ask(row, { body: { id: who.id, billing: null } }, { locale });
    if (answer.kind !== 'payable') throw new Error(answer.kind);
    return answer.order;
  };
  const [inFrench, inEnglish] = [await payableIn('fr'), await payableIn('en')];
  expect(titles(inFrench.priced.lines)).toEqual(french);
  expect(titles(inEnglish.priced.lines)).toEqual(english);
  expect(inEnglish.version).toBe(inFrench.version);

  // The account’s language is French.
  const body = {
    subscriptionId: who.id,
    billing: inEnglish.billing,
    method: 'card',
    version: inEnglish.version,
  } as const;
  if (body.billing === null) throw new Error('There are no billing details');
  const bought = await who.visitor.ask(
    calls['online/checkout'],
    { body: { ...body, billing: body.billing } },
    { key: newKey(), locale: 'en' },
  );
  expect(bought.kind).toBe('hosted');
  const read = await who.visitor.ask(calls['invoice/read'], { body: { kind: 'list' } }, { locale: 'en' });
  const labels = read.kind === 'list' ? read.invoices.flatMap(({ lines }) => lines.map(({ label }) => label)) : [];
  expect(labels).toEqual([expect.stringContaining(french[0]), expect.stringContaining(french[1])]);
});

it('emails use the recipient’s language: the buyer’s, and the office’s', async () => {
  const email = 'names@example.org';
  await server
    .visitor()
    .send(calls['subscriptions/commande'], { body: quoteOf(email) }, { key: newKey(), locale: 'en' });
  expect((await emailsTo(email)).join()).toContain(english[0]);
  expect((await emailsTo(office)).filter((text) => text.includes(email)).join()).toContain(french[0]);

  const { visitor, id, version } = await accepted(server);
  const sending = { key: newKey(), locale: 'en' } as const;
  const answer = await visitor.ask(calls['quotation/order'], { body: { id, version } }, sending);
  expect(titles(answer.quotation.priced.lines)).toEqual(english);
  expect((await emailsTo(office)).filter((text) => text.includes(english[0]))).toEqual([]);
});
