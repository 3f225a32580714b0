import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../../server/seed/people.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer, Scenario } from './test-server.ts';
import { openServer } from './test-server.ts';
import { signedIn } from './people.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

interface Someone {
  readonly scenario: Scenario;
  readonly visitor: Visitor;
}

/** A subscriber of publication 11 who receives some newsletters, or an account without any. */
async function someone(name: 'newsletters' | 'noInvoice' = 'newsletters'): Promise<Someone> {
  const scenario = await server.scenario({ name });
  return { scenario, visitor: await signedIn(server, scenario) };
}

const read = ({ visitor }: Someone, locale: 'fr' | 'en' = 'fr') => visitor.ask(calls.servicesemail, {}, { locale });

/** Every switch by a unique name, and its state. */
async function switches(who: Someone): Promise<Readonly<Record<string, boolean>>> {
  const { publications, others } = await read(who);
  return Object.fromEntries([
    ...publications.flatMap(({ publicationId: id, summary, sections, isWithoutAdverts }) => [
      ...(summary ? [[`${id} summary`, summary.isReceived] as const] : []),
      ...sections.map(({ code, isReceived }) => [`${id} ${code}`, isReceived] as const),
      [`${id} without adverts`, isWithoutAdverts] as const,
    ]),
    ...others.map(({ code, isReceived }) => [code, isReceived] as const),
  ]);
}

const summaryOf = (pubSId: number, check: boolean) => ({ pubSId, rubrique: null, check, isSommairePublication: true });

const section = (pubSId: number | null, rubrique: string, check: boolean) => ({
  pubSId,
  rubrique,
  check,
  isSommairePublication: false,
});

const change = ({ visitor }: Someone, body: unknown, locale: 'fr' | 'en' = 'fr') =>
  visitor.send(calls['servicesemail/update'], { body }, { locale });

const adverts = ({ visitor }: Someone, body: unknown, locale: 'fr' | 'en' = 'fr') =>
  visitor.send(calls.servicesemailnopub, { body }, { locale });

describe('the publisher’s newsletters', () => {
  it('are listed per publication and section, and beyond; accounts receive only what they chose', async () => {
    const { publications, others } = await read(await someone('noInvoice'));
    expect(publications.map(({ publicationId }) => publicationId)).toEqual([11, 12, 13, 14, 15, 16]);
    expect(publications.filter(({ summary }) => summary === null).map(({ title }) => title)).toEqual([
      'Base de données « Qui est qui »',
    ]);
    expect(others.map(({ code }) => code)).toEqual(['vientDeParaitre', 'dossiers', 'rencontres', 'offresPartenaires']);
    const on = Object.values(await switches(await someone('noInvoice'))).filter(Boolean);
    expect(on).toEqual([]);
  });

  it('have names in the language of the call; a name in another language is marked with it', async () => {
    const who = await someone();
    const names = async (locale: 'fr' | 'en') => {
      const { publications } = await read(who, locale);
      return publications.flatMap(({ sections: [first] }) => first?.name ?? []);
    };
    expect((await names('fr'))[0]).toEqual({ text: 'Politique et institutions', locale: 'fr' });
    expect((await names('en'))[0]).toEqual({ text: 'Politics and institutions', locale: 'en' });
    expect((await names('fr'))[4]).toEqual({ text: 'Copper and cobalt', locale: 'en' });
  });

  it('are set for the people of the demo', async () => {
    const [camille] = people;
    const { email = '', password = '' } = camille?.account ?? {};
    const visitor = server.visitor();
    await visitor.ask(calls['login/login'], { body: { email, password } });
    const { publications, others } = await visitor.ask(calls.servicesemail);
    expect(publications.filter(({ summary }) => summary?.isReceived).map(({ title }) => title)).toEqual([
      'Le Courrier des Lagunes',
      'Sahel Énergies',
    ]);
    expect(others.filter(({ isReceived }) => isReceived).map(({ code }) => code)).toEqual(['vientDeParaitre']);
  });
});

describe('a change', () => {
  it.each([
    ['a summary on', '13 summary', summaryOf(13, true), true],
    ['a summary off', '11 summary', summaryOf(11, false), false],
    ['a section on', '11 economie', section(11, 'economie', true), true],
    ['a section off', '11 politique', section(11, 'politique', false), false],
    ['another service on', 'rencontres', section(null, 'rencontres', true), true],
    ['another service off', 'vientDeParaitre', section(null, 'vientDeParaitre', false), false],
  ] as const)('%s changes that switch of that person only; twice is once', async (_, name, body, isOn) => {
    const who = await someone();
    const neighbour = await someone();
    const before = await switches(who);
    expect(before[name]).toBe(!isOn);
    const expected = { ...before, [name]: isOn };
    for (const time of ['once', 'twice']) {
      const answer = await change(who, body);
      expect([time, answer.status, answer.body]).toEqual([time, 200, { isSuccess: true, feedback: null, data: null }]);
      expect(await switches(who)).toEqual(expected);
    }
    expect(await switches(neighbour)).toEqual(before);
  });

  it('of adverts changes the flag of that publication and person only; twice is once', async () => {
    const who = await someone();
    const neighbour = await someone();
    const before = await switches(who);
    for (const check of [true, true, false, false]) {
      const answer = await adverts(who, { docId: who.scenario.account.id, pubSId: 11, check });
      expect(answer.body).toEqual({ isSuccess: true, feedback: null, data: null });
      expect(await switches(who)).toEqual({ ...before, '11 without adverts': check });
    }
    expect(await switches(neighbour)).toEqual(before);
  });

  it('sent ten times at once is made once', async () => {
    const who = await someone();
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(who, summaryOf(13, true))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await switches(who))['13 summary']).toBe(true);
  });

  it('of a newsletter for subscribers only is refused in the caller’s language, and changes nothing', async () => {
    const who = await someone();
    const before = await switches(who);
    const french = await change(who, summaryOf(14, true), 'fr');
    const english = await change(who, summaryOf(14, true), 'en');
    expect([french.status, french.body.isSuccess]).toEqual([200, false]);
    expect(french.body.feedback).toBe(
      'Le sommaire de Maghreb Confidences est réservé à l’abonnement. Rien n’a changé.',
    );
    expect(english.body.feedback).toBe(
      'Only subscribers to Maghreb Confidential can get its summary. Nothing has changed.',
    );
    const flag = await adverts(who, { docId: who.scenario.account.id, pubSId: 12, check: true });
    expect([flag.status, flag.body.isSuccess]).toEqual([200, false]);
    expect(flag.body.feedback).toContain('Sahel Énergies');
    expect(await switches(who)).toEqual(before);
  });

  it('to receiving nothing is never refused', async () => {
    const who = await someone('noInvoice');
    expect((await change(who, summaryOf(14, false))).body.isSuccess).toBe(true);
    const flag = await adverts(who, { docId: who.scenario.account.id, pubSId: 12, check: false });
    expect(flag.body.isSuccess).toBe(true);
  });

  it.each([
    ['a publication that does not exist', summaryOf(4711, true)],
    ['a number beyond those of the publisher', summaryOf(2 ** 40, true)],
    ['a publication that sends nothing', summaryOf(17, true)],
    ['a publication without a summary', summaryOf(16, true)],
    ['a section of another publication', section(12, 'politique', true)],
    ['a section as a service', section(null, 'politique', true)],
    ['a service as a section', section(11, 'vientDeParaitre', true)],
  ])('to %s is 404 and changes nothing', async (_, body) => {
    const who = await someone();
    const before = await switches(who);
    expect((await change(who, body)).status).toBe(404);
    expect(await switches(who)).toEqual(before);
  });

  it.each([
    ['a summary of no publication', { ...summaryOf(11, true), pubSId: null }],
    ['a section called a summary', { ...section(11, 'politique', false), isSommairePublication: true }],
    ['neither summary nor section', { ...summaryOf(11, true), isSommairePublication: false }],
    ['a word for yes', { ...summaryOf(11, true), check: 'oui' }],
    ['a code that none is', section(11, 'poli\0tique', true)],
    ['a number that none is', summaryOf(2 ** 53, true)],
  ])('that is %s is malformed', async (_, body) => {
    const who = await someone();
    expect((await change(who, body)).status).toBe(400);
  });

  it('to adverts of another person or of an unknown one is 404, and changes nothing', async () => {
    const who = await someone();
    const other = await someone();
    const before = await switches(other);
    const body = { docId: other.scenario.account.id, pubSId: 11, check: true };
    const ofOther = await adverts(who, body);
    const ofNone = await adverts(who, { ...body, docId: 2_000_000_000 });
    expect([ofOther.status, ofNone.status]).toEqual([404, 404]);
    expect(ofOther.body).toEqual(ofNone.body);
    expect(await switches(other)).toEqual(before);
    expect(await switches(who)).toEqual(before);
    expect((await adverts(who, { ...body, docId: who.scenario.account.id, pubSId: 17 })).status).toBe(404);
  });
});
