/** One sale from its quote to its credit note, read at each step. */
import type { Invoice } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import { remindOfInvoices } from '../../../server/features/invoice/remind.ts';
import { issueQuotation } from '../../../server/features/quotation/issue.ts';
import { noteChorus } from '../../../server/office/chorus.ts';
import { schedule } from '../../../server/office/schedule.ts';
import { calls } from '../../../contract/calls.ts';
import { found, listed } from '../document-forms.ts';
import { payByCard } from '../hosted-page.ts';
import type { Office } from '../office-of.ts';
import { newKey, outcome as readOutcome } from '../orders.ts';
import { signedIn } from '../people.ts';
import type { TestServer } from '../test-server.ts';
import type { Chain } from './chains.ts';
import type { Person } from './reader.ts';
import { readerOf } from './reader.ts';
import type { Typed } from './subject.ts';
import { refundedOf, subjectOfOutcome, subjectOfQuotation } from './subject.ts';

/** Where sales are made. */
export interface Place {
  readonly server: TestServer;
  readonly office: Office;
}

type Reader = ReturnType<typeof readerOf>;

async function offer(person: Person, chain: Chain) {
  const { visitor, office, locale, scenario } = person;
  const { id } = await issueQuotation(office.services.db, office.services, {
    accountId: scenario.account.id,
    offer: { publicationIds: [11, 16], licence: 'professional', readers: 5, months: 12, currency: chain.currency },
    pricing: chain.discount === 0 ? null : { kind: 'discount', rate: chain.discount },
  });
  await office.services.mailer.deliver();
  const read = () => visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } }, { locale });
  const issued = await read();
  const body = { id, version: issued.version, details: chain.details };
  const kept = await visitor.ask(calls['quotation/details'], { body }, { locale });
  const { url } = await visitor.ask(calls['quotation/share'], { body: { id } }, { locale });
  return { id, read, url, issued, version: kept.quotation.version };
}

/** Orders the payment of a subscription; gives the reference of the payment, and the page of a card. */
async function order({ visitor, locale }: Person, id: number, method: Chain['method']) {
  const payable = await visitor.ask(
    calls['subscriptionsv2/onlinesubscription'],
    { body: { id, billing: null } },
    { locale },
  );
  if (payable.kind !== 'payable') throw new Error(`This is ${payable.kind}`);
  const { billing, version } = payable.order;
  const body = { subscriptionId: id, billing: found(billing), method, version };
  const bought = await visitor.ask(calls['online/checkout'], { body }, { locale, key: newKey() });
  if (bought.kind === 'hosted') return bought;
  if (bought.kind === 'transfer') return { reference: bought.transfer.payment, url: null };
  throw new Error(`Ordered, and got ${bought.kind}`);
}

/** Reminds of an invoice three days after its due day. */
async function remind({ server, office: { services } }: Person, { dueOn }: Invoice): Promise<void> {
  const clock = { ...services.clock, now: () => new Date(Date.parse(`${dueOn}T12:00:00Z`) + 3 * 86_400_000) };
  await remindOfInvoices({ ...services, clock, settings: { ...services.settings, invoiceReminders: [3] } });
  await server.tick();
}

/** Agrees two parts, and pays the first. */
async function payFirstPart(person: Person, reader: Reader, { reference, typed }: { reference: string; typed: Typed }) {
  const { office, visitor, locale, server } = person;
  const [invoice] = await listed(visitor, locale);
  const { total, reference: number } = found(invoice);
  const first = 300_000;
  const plan = [`2099-01-15=${(first / 100).toFixed(2)}`, `2099-02-15=${((total.minor - first) / 100).toFixed(2)}`];
  await schedule(office.services, number, plan);
  const planned = await reader.invoice('planned', found((await listed(visitor, locale))[0]), typed);
  await reader.mail('invoice-issued', { stage: 'planned', subject: planned });
  if (typed.publicBuyer) {
    await noteChorus(office.services, number, { kind: 'deposited', text: 'CPP-1' });
    await noteChorus(office.services, number, { kind: 'rejected', text: 'Code service inconnu' });
    await server.tick();
    await reader.mail('chorus-rejected', { stage: 'planned', subject: planned });
    await noteChorus(office.services, number, { kind: 'deposited', text: 'CPP-2' });
    await reader.mail('chorus-deposited', { stage: 'planned', subject: planned });
  }
  const awaited = await reader.outcome('planned', await readOutcome({ visitor, reference }, locale), typed);
  await reader.mail('transfer-changed', { stage: 'planned', subject: awaited });
  await office.settle(reference, { minor: first, currency: total.currency, bankReference: 'BANK-1' });
  await server.tick();
  const partly = await reader.outcome('partly paid', await readOutcome({ visitor, reference }, locale), typed);
  await reader.mail('payment-partly-received', { stage: 'partly paid', subject: partly });
  await reader.invoice('partly paid', found((await listed(visitor, locale))[0]), typed);
}

/** What comes before the payment of a transfer. */
async function detour(
  person: Person,
  reader: Reader,
  { chain, reference, typed }: { chain: Chain; reference: string; typed: Typed },
) {
  const { office, visitor, locale, server } = person;
  const subject = async () => subjectOfOutcome(await readOutcome({ visitor, reference }, locale), locale, typed);
  if (chain.detour === 'closed') {
    await office.settle(reference, { minor: 30_000, bankReference: 'BANK-0' });
    await office.fail(reference);
    await server.tick();
    await reader.mail('transfer-closed', { stage: 'closed', subject: await subject() });
  }
  if (chain.detour === 'otherCurrency') {
    await office.settle(reference, { minor: 30_000, currency: 'USD', bankReference: 'BANK-0' });
    await server.tick();
    await reader.mail('transfer-undecided', { stage: 'undecided', subject: await subject() });
    const [, number = ''] = /^RB-(\d+)/m.exec(await office.order(reference)) ?? [];
    await office.decide(Number(number), { kind: 'return' });
    await office.sent(Number(number), 'BANK-OUT-0');
    await server.tick();
    await reader.mail('transfer-changed', { stage: 'returned', subject: await subject() });
  }
}

async function credit(
  person: Person,
  reader: Reader,
  { chain, paid, typed }: { chain: Chain; paid: Invoice; typed: Typed },
) {
  const { office, visitor, locale, server } = person;
  const { reference: number } = paid;
  if (chain.credit === 'part') await office.credit(number, { kind: 'amount', minor: 12_000 });
  else await office.undo(number);
  await server.tick();
  const invoices = await listed(visitor, locale);
  const note = await reader.invoice('issued', found(invoices.find(({ credits }) => credits === number)), typed);
  await reader.mail('credit-note-issued', { stage: 'issued', subject: note });
  return reader.invoice('credited', found(invoices.find(({ reference }) => reference === number)), typed);
}

/** Makes the sale of a chain, in the language of its account, and reads all of its documents. */
export async function sell({ server, office }: Place, chain: Chain, locale: Locale): Promise<Reader> {
  const scenario = await server.scenario({ name: 'noInvoice', locale });
  const visitor = await signedIn(server, scenario);
  const site = await visitor.ask(calls.infossiteweb, {}, { locale });
  const person = { server, office, scenario, visitor, site, locale };
  const reader = readerOf(person);
  const { id, read, url, issued, version } = await offer(person, chain);
  await reader.mail('quotation-issued', { stage: 'issued', subject: subjectOfQuotation(issued, locale) });
  await reader.quotation('open', await read(), url);

  await visitor.ask(calls['quotation/accept'], { body: { id, version } });
  const accepted = await read();
  await visitor.ask(calls['quotation/order'], { body: { id, version: accepted.version } }, { locale, key: newKey() });
  const ordered = await read();
  await reader.quotation('ordered', ordered, url);
  await reader.mail('quotation-ordered', { stage: 'ordered', subject: subjectOfQuotation(ordered, locale) });
  await reader.officeMail(await visitor.ask(calls['quotation/read'], { body: { kind: 'id', id } }, { locale: 'fr' }));

  const { details } = chain;
  const typed = { ...details, bases: ordered.priced.lines, termsOn: ordered.termsOn };
  const { reference, url: hosted } =
    details.publicBuyer === null
      ? await order(person, id, chain.method)
      : { reference: found(found((await listed(visitor, locale))[0]).awaitedTransfer).reference, url: null };
  const [billed] = await listed(visitor, locale);
  await reader.invoice('to pay', found(billed), typed);
  if (hosted === null) {
    const awaited = await reader.outcome('awaited', await readOutcome({ visitor, reference }, locale), typed);
    if (details.publicBuyer === null) await reader.mail('transfer-ordered', { stage: 'awaited', subject: awaited });
    if (details.publicBuyer === null && !chain.isPlanned) {
      const [open] = await listed(visitor, locale);
      await remind(person, found(open));
      await reader.mail('invoice-reminder', {
        stage: 'to pay',
        subject: await reader.invoice('reminded', found(open), typed),
      });
    }
    if (chain.isPlanned) await payFirstPart(person, reader, { reference, typed });
    await detour(person, reader, { chain, reference, typed });
    const [due] = await listed(visitor, locale);
    await office.settle(reference, { ...found(due).remaining, bankReference: 'BANK-2' });
  } else await payByCard(visitor, hosted, { confirmation: 'beforeReturn' });
  await server.tick();
  const paid = found((await listed(visitor, locale)).find(({ paidBy }) => paidBy === reference));
  await reader.invoice('paid', paid, typed);
  const received = await reader.outcome('paid', await readOutcome({ visitor, reference }, locale), typed);
  await reader.mail('payment-received', { stage: 'paid', subject: received });
  await reader.quotation('paid', await read(), url);

  const credited = await credit(person, reader, { chain, paid, typed });
  const after = await readOutcome({ visitor, reference }, locale);
  const returned = await reader.outcome('credited', after, typed);
  if (hosted === null) {
    await reader.mail('refund-announced', { stage: 'credited', subject: refundedOf(returned) });
    for (const refund of after.refunds.filter(({ state }) => state !== 'sent'))
      await office.sent(Number(refund.reference.replace(/\D/g, '')), refund.reference);
    await server.tick();
  }
  const back = await reader.outcome('refunded', await readOutcome({ visitor, reference }, locale), typed);
  await reader.mail('refund-sent', { stage: 'refunded', subject: refundedOf(back) });
  await reader.statement({ ...credited, refunds: back.refunds, payment: null });
  return reader;
}
