/** The weeks after a run: the office works off its refunds, reminders go out, and the audit still has to agree. */
import { leftOf } from '../../domain/instalments.ts';
import { isSettable } from '../../server/core/clock.ts';
import { providerOf } from '../../server/core/payments/providers.ts';
import { audit } from '../../server/features/audit/audit.ts';
import { readInvoices } from '../../server/features/invoice/store.ts';
import { decidedRefund, sentRefund } from '../../server/office/refund.ts';
import type { Simulation } from './buyer.ts';
import { readUnderWay, readWritten } from './laws.ts';
import type { Life } from './journey.ts';
import { amountAbove } from './shown.ts';

/** Steps of two days, which no reminder is left out in: past the second instalment of a plan. */
const STEPS = 36;
const STEP = 2 * 24 * 3_600_000;
/** Time for what a tick sets going, in milliseconds. */
const HOUR = 3_600_000;

/** Sends every refund that waits for the office; money in another currency goes back. */
async function workOffRefunds({ sure }: Simulation): Promise<void> {
  const waiting = sure.db.selectFrom('refunds').select(['id', 'state']).where('state', 'in', ['toDecide', 'toSend']);
  for (const { id } of (await waiting.execute()).filter(({ state }) => state === 'toDecide')) {
    await decidedRefund(sure, id, { kind: 'return' });
  }
  for (const { id } of (await waiting.execute()).filter(({ state }) => state === 'toSend')) {
    await sentRefund(sure, id, `VIR-RB-${id}`);
  }
}

/** Records what the reminders after an email ask for, and what may be asked for then. Returns the last one's id. */
async function noteReminders(
  { sure, notes, isOneRelease }: Simulation,
  lives: readonly Life[],
  after: number,
): Promise<number> {
  if (!isOneRelease) return after;
  const written = await readWritten(sure.db, { kinds: ['invoice-reminder'], after });
  for (const { id, account, subject, locale, source } of written) {
    if (!lives.some(({ accountId }) => accountId === account)) continue;
    const invoices = await readInvoices(sure.db, { accountId: account, invoiceId: null });
    const invoice = invoices.find(({ reference }) => subject.includes(reference));
    if (!invoice) continue;
    const { reference: about, instalments, remaining } = invoice;
    const parts = instalments.length > 0 ? instalments.map((part) => leftOf(part).minor) : [remaining.minor];
    const asked = amountAbove(source, locale);
    const due = parts.find((minor) => minor > 0 && minor === asked) ?? parts.join(' or ');
    notes.shown.push(
      { moment: -id, account, about, place: 'reminder', words: `${asked}` },
      { moment: -id, account, about, place: 'invoice', words: `${due}` },
    );
  }
  return written.at(-1)?.id ?? after;
}

/** Lets weeks pass; returns the differences that the audit finds after them. */
export async function passWeeks(simulation: Simulation, lives: readonly Life[]) {
  const { sure, fleet } = simulation;
  const advance = async (milliseconds: number) => {
    if (isSettable(sure.clock)) sure.clock.advance(milliseconds);
    await Promise.all(fleet.controls.map((control) => control.advance(milliseconds)));
    await Promise.all(fleet.controls.map((control) => control.tick()));
  };
  let last = 0;
  await workOffRefunds(simulation);
  for (let step = 0; step < STEPS; step += 1) {
    await advance(STEP - HOUR);
    await advance(HOUR);
    last = await noteReminders(simulation, lives, last);
  }
  const { differences } = await audit(sure, providerOf(sure), '2000-01-01T00:00:00.000Z');
  return { differences, underWay: await readUnderWay(sure.db) };
}
