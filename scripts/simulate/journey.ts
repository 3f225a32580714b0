/** A buyer who executes a planned journey: orders and pays over HTTP, while the office works in parallel. */
import type { AccountId } from '../../server/core/db/account-id.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckoutAnswer } from '../../domain/checkout.ts';
import { cartOf, isOpen } from '../../domain/invoice.ts';
import type { Money } from '../../domain/money.ts';
import type { Outcome } from '../../domain/payment.ts';
import { chargeAs } from '../../server/test-control/books.ts';
import { makeScenario } from '../../server/test-control/scenarios.ts';
import { calls } from '../../contract/calls.ts';
import type { Call } from '../../contract/call.ts';
import { sendForm } from '../../tests/contract/hosted-page.ts';
import { createVisitor } from '../../tests/contract/visitor.ts';
import type { Buyer, Placed, Simulation } from './buyer.ts';
import { Refused, untilDone } from './buyer.ts';
import { readBooked } from './laws.ts';
import { agreePlan, creditNote, fail, refunds, reprice, transfer } from './office.ts';
import { dispute, refundByDashboard } from './bank.ts';
import { noteShown } from './shown.ts';
import type { Act, ActOf, Delivery, Journey } from './plan.ts';

/** An executed journey. */
export interface Life {
  readonly journey: Journey;
  readonly accountId: AccountId;
  /** Its events, in order. */
  readonly history: readonly string[];
  /** Failures that must never happen to a buyer: an act that never ends, a key refused to its own request. */
  readonly issues: readonly string[];
  /** Records the outcome that the buyer sees for each order, for the invariants. */
  readonly look: () => Promise<void>;
}

/** Throws on transient answers: unavailable, work in progress. A 500 is an issue: no fault is an internal error. */
function requireAnswer({ simulation: { counts }, issues }: Buyer, path: string, status: number): void {
  if (status === 500) issues.push(`${path} answered 500`);
  if (status < 500 && status !== 409) return;
  counts.putOff += 1;
  throw new Error(`${path} answered ${status}`);
}

/** Sends a call once. Rejects with a `Refused`, or with a transient failure. */
async function call<Query, Request, Answer>(
  buyer: Buyer,
  row: Call<Query, Request, Answer>,
  request: Request,
  key?: string,
): Promise<Answer> {
  const sent = { body: row.request.encode(request) };
  const { status, body } = await buyer.visitor.send(row, sent, key === undefined ? {} : { key });
  requireAnswer(buyer, row.path, status);
  if (!body.isSuccess) throw new Refused(`${row.path} answered ${status}: ${body.feedback}`);
  return row.answer.decode(body.data);
}

/** Sends a request as planned, with retries until it is answered. */
async function deliver<Answer>(
  buyer: Buyer,
  { how, cutAfter }: Delivery,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const { counts } = buyer.simulation;
  if (how === 'cut') {
    buyer.network.cutNext(cutAfter);
    await send().catch(() => undefined);
  }
  if (how === 'later') {
    counts.later += 1;
    buyer.later.push(send);
  }
  if (how !== 'twice') return untilDone(send);
  counts.twice += 1;
  const [first] = await Promise.all([untilDone(send), untilDone(send)]);
  return first;
}

/** The buyer's next order, to be sent under a key; `null` if nothing is due. */
async function changeOf(buyer: Buyer, { method, scope }: ActOf<'order'>) {
  const { subscriptionId: id } = buyer;
  if (id !== null) {
    const row = calls['subscriptionsv2/onlinesubscription'];
    const asked = await untilDone(() => call(buyer, row, { id, billing: null }));
    if (asked.kind !== 'payable' || asked.order.billing === null) return null;
    const { billing, version, remaining: due } = asked.order;
    const wanted = { subscriptionId: id, billing, method, version };
    return { due, send: (key: string) => call(buyer, calls['online/checkout'], wanted, key) };
  }
  const read = await untilDone(() => call(buyer, calls['invoice/read'], { kind: 'list' }));
  const open = read.kind === 'list' ? read.invoices.filter(isOpen) : [];
  const cart = cartOf(scope === 'all' ? open : open.slice(0, 1));
  if (!cart || method === 'wallet') return null;
  const wanted = { invoiceIds: cart.invoices.map((invoice) => invoice.id), method, version: cart.version };
  return { due: cart.remaining, send: (key: string) => call(buyer, calls['invoice/checkout'], wanted, key) };
}

function placedBy(answer: CheckoutAnswer, { minor: due, currency }: Money): Placed | null {
  if (answer.kind === 'changed') return null;
  const page = answer.kind === 'hosted' ? new URL(answer.url).pathname : '';
  const reference = answer.kind === 'transfer' ? answer.transfer.payment : answer.reference;
  return { kind: answer.kind, reference, page, due, currency, come: 0, unnamed: new Set() };
}

async function order(buyer: Buyer, act: ActOf<'order'>): Promise<string> {
  const purchase = await changeOf(buyer, act);
  if (!purchase) return 'nothing is to be paid';
  const key = buyer.newName('order');
  const placed = await deliver(buyer, act.delivery, async () => {
    const answered = placedBy(await purchase.send(key), purchase.due);
    if (answered) buyer.simulation.notes.answers.push({ ...answered, key });
    return answered;
  });
  if (!placed) return 'changed';
  // The same order may be resumed.
  if (!buyer.placed.some(({ reference }) => reference === placed.reference)) buyer.placed.push(placed);
  return `${placed.kind} ${placed.reference}, ${placed.due}`;
}

/** Submits a form of the hosted page; returns the redirect. */
async function form(buyer: Buyer, page: string, action: string, fields: Readonly<Record<string, string>>) {
  const answer = await sendForm(buyer.visitor, page, { action, fields });
  await answer.body?.cancel();
  requireAnswer(buyer, page, answer.status);
  return answer.headers.get('location') ?? `${answer.status}`;
}

/** The last hosted page and the token of its form; `null` if it can no longer be submitted. */
async function openPage(buyer: Buyer) {
  const page = buyer.placed.findLast(({ kind }) => kind === 'hosted')?.page;
  if (page === undefined) return null;
  const text = await untilDone(async () => {
    const answer = await buyer.visitor.fetch(page);
    requireAnswer(buyer, page, answer.status);
    return answer.text();
  });
  const token = /name="token"\s+value="([^"]+)"/.exec(text)?.[1];
  return token === undefined ? null : { page, token };
}

async function pay(buyer: Buyer, { card: number, confirmation, approval, delivery }: ActOf<'pay'>): Promise<string> {
  const { page, token } = (await openPage(buyer)) ?? {};
  if (page === undefined || token === undefined) return 'there is no open page';
  const card = { token, number, confirmation, expiry: '12/49', code: '123', name: 'Nadia Essai' };
  const led = await deliver(buyer, delivery, () => form(buyer, page, 'card', card));
  if (led !== page || approval === 'leave') return led;
  return deliver(buyer, delivery, () => form(buyer, page, 'authentication', { token, answer: approval }));
}

async function cancel(buyer: Buyer): Promise<string> {
  const { page, token } = (await openPage(buyer)) ?? {};
  if (page === undefined || token === undefined) return 'there is no open page';
  return untilDone(() => form(buyer, page, 'cancel', { token }));
}

async function chargeLate({ simulation, placed }: Buyer, { confirmation }: ActOf<'chargeLate'>): Promise<string> {
  const reference = placed.findLast(({ kind }) => kind === 'hosted')?.reference;
  if (reference === undefined) return 'there is no page';
  await untilDone(() => chargeAs(simulation.sure, reference, confirmation));
  return reference;
}

function perform(buyer: Buyer, act: Exclude<Act, ActOf<'together'>>): Promise<string> {
  switch (act.do) {
    case 'order':
      return order(buyer, act);
    case 'pay':
      return pay(buyer, act);
    case 'cancel':
      return cancel(buyer);
    case 'chargeLate':
      return chargeLate(buyer, act);
    case 'transfer':
      return transfer(buyer, act);
    case 'fail':
      return fail(buyer);
    case 'creditNote':
      return creditNote(buyer, null);
    case 'creditPart':
      return creditNote(buyer, act.share);
    case 'plan':
      return agreePlan(buyer, act);
    case 'refundByHand':
      return refundByDashboard(buyer, act);
    case 'dispute':
      return dispute(buyer, act);
    case 'reprice':
      return reprice(buyer, act);
    case 'refunds':
      return refunds(buyer, act);
  }
}

/** Records the outcome that the buyer sees for each of their orders, and what is booked before and after it is read. */
async function look(buyer: Buyer, final: boolean): Promise<readonly Outcome[]> {
  const { sure, notes } = buyer.simulation;
  const outcomes: Outcome[] = [];
  const readOf = (reference: string) => untilDone(() => readBooked(sure.db, reference));
  for (const { reference } of buyer.placed) {
    const { received: booked } = await readOf(reference);
    const read = await untilDone(() => call(buyer, calls['invoice/read'], { kind: 'outcome', reference }));
    const { back } = await readOf(reference);
    if (read.kind !== 'outcome') continue;
    notes.outcomes.push({ reference, kind: read.outcome.kind, booked, back, final });
    outcomes.push(read.outcome);
  }
  return outcomes;
}

/** Records the words of all places about the buyer's invoices after so many acts. */
async function compare(buyer: Buyer, { locale, isByLink, acts }: Journey, moment: number): Promise<void> {
  const final = moment === acts.length;
  await noteShown(buyer, {
    locale,
    moment,
    withDocuments: final && !isByLink,
    readList: async () => {
      const read = await untilDone(() => call(buyer, calls['invoice/read'], { kind: 'list' }));
      return read.kind === 'list' ? read.invoices : [];
    },
    readOutcomes: () => look(buyer, final),
  });
}

/** Executes a journey from its first act to its last. */
export async function live(simulation: Simulation, journey: Journey, index: number): Promise<Life> {
  const { scenario: name, locale, currency, isByLink } = journey;
  const { account, token, subscription } = await untilDone(() =>
    makeScenario(simulation.sure, { name, locale, currency }),
  );
  const { id: accountId, email, password } = account;
  const network = simulation.fleet.network(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
  const visitor = createVisitor(simulation.fleet.origin, network.fetch);
  const begin = performance.now();
  const history: string[] = [];
  const issues: string[] = [];
  let names = 0;
  const newName = (what: string) => `${what}-${index}-${(names += 1)}`;
  const subscriptionId = subscription?.id ?? null;
  const own = { placed: [], later: [], issues };
  const buyer: Buyer = { simulation, accountId, subscriptionId, network, visitor, newName, ...own };

  /** Performs an act; refusals go into the history, and acts that never end into the issues. */
  async function attempt(act: Act): Promise<void> {
    if (act.do === 'together') {
      await Promise.all(act.acts.map((each, place) => pause(place * act.gap).then(() => attempt(each))));
      return;
    }
    const said = await perform(buyer, act).catch((error: unknown) => {
      const why = String(error);
      if (!(error instanceof Refused) || why.includes('answered 422')) issues.push(`${act.do}: ${why}`);
      return why;
    });
    history.push(`+${((performance.now() - begin) / 1000).toFixed(2)} s  ${JSON.stringify(act)} → ${said}`);
  }

  const enter = () =>
    untilDone(() =>
      isByLink
        ? visitor.ask(calls.user, { query: { invoiceToken: token } })
        : visitor.ask(calls['login/login'], { body: { email, password } }),
    );
  /** What does not heal takes the clock hours ahead: sessions are over. */
  async function lookAtLast(): Promise<void> {
    await enter();
    await compare(buyer, journey, journey.acts.length);
  }

  await enter();
  for (const [moment, act] of journey.acts.entries()) {
    const again = buyer.later.splice(0);
    await attempt(act);
    for (const send of again) await send().catch(() => undefined);
    await compare(buyer, journey, moment);
  }
  return {
    journey,
    accountId,
    history,
    issues,
    look: () => compare(buyer, journey, journey.acts.length).catch(lookAtLast),
  };
}
