/** One transfer for several invoices with payment plans: every place asks for their next instalments, and no more. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentPath } from '../../domain/document-paths.ts';
import { nextInstalment } from '../../domain/instalments.ts';
import { isOpen } from '../../domain/invoice.ts';
import { locales } from '../../domain/locale.ts';
import { money } from '../../domain/money.ts';
import type { Outcome } from '../../domain/payment.ts';
import { requestOf } from '../../domain/payment-request.ts';
import { formatMoney } from '../../server/core/i18n/format.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { schedule } from '../../server/office/schedule.ts';
import { pdfTextOf, plain } from '../support/read-pdf.ts';
import type { Office } from './office-of.ts';
import { officeOf } from './office-of.ts';
import type { Buyer } from './payment-places.ts';
import { expectEverywhere, NEWER, newBuyer, OLDER } from './payment-places.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;
let office: Office;
beforeAll(async () => {
  server = await openServer();
  office = officeOf(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const eur = (minor: number) => money(minor, 'EUR');

/** The instalments of the older and of the newer invoice. */
const older = [30_000, OLDER - 30_000] as const;
const newer = [45_000, NEWER - 45_000] as const;
const ALL = OLDER + NEWER;

const planOf = (days: readonly string[], parts: readonly number[]) =>
  days.map((day, index) => `${day}=${((parts[index] ?? 0) / 100).toFixed(2)}`);

function requestIn(outcome: Outcome) {
  const transfer = 'transfer' in outcome ? outcome.transfer : null;
  return requestOf({ ...outcome, transfer });
}

/** Compares what page, printed transfer and last email ask for; none asks for all that is left. */
async function expectAsked(
  buyer: Buyer,
  reference: string,
  { amount, left, kind }: { readonly amount: number; readonly left: number; readonly kind: string },
): Promise<void> {
  await server.tick();
  const written = (minor: number) => plain(formatMoney(eur(minor), buyer.locale));
  const outcome = await buyer.outcome(reference);
  expect(requestIn(outcome)).toMatchObject({ kind: 'pay', amount: eur(amount), remaining: eur(left) });
  const open = (await buyer.list()).filter(isOpen);
  expect(open.reduce((all, invoice) => all + (nextInstalment(invoice)?.left.minor ?? 0), 0)).toBe(amount);
  const slip = await pdfTextOf(await buyer.visitor.fetch(documentPath('transfer', reference, buyer.locale)));
  expect(slip).toContain(written(amount));
  const last = (await buyer.moneyEmails()).at(-1);
  expect(last?.kind).toBe(kind);
  const parts = readMessage(last?.message_source ?? '').parts;
  const text = plain(parts.find(({ type }) => type === 'text/plain')?.text ?? '');
  expect(text).toContain(written(amount));
  // All that is left is named as such only.
  const [before = '', ...after] = text.split(written(left));
  const isNamed = /(?:Reste à (?:payer|régler)|Left to pay)[^€]*$/i.test(before);
  expect(after.length === 0 || isNamed || left === amount).toBe(true);
}

it.each(locales)('asks for the next instalments of both invoices, and pays these, in %s', async (locale) => {
  const buyer = await newBuyer({ server, office }, locale, 'severalInvoices');
  const [second, first] = await buyer.open();
  if (!first || !second) throw new Error('This scenario has two open invoices');
  await schedule(office.services, first.reference, planOf(['2099-01-15', '2099-04-15'], older));
  await schedule(office.services, second.reference, planOf(['2099-02-20', '2099-03-20'], newer));
  const reference = await buyer.transfer(await buyer.open());
  const firsts = older[0] + newer[0];
  await expectAsked(buyer, reference, { amount: firsts, left: ALL, kind: 'transfer-ordered' });
  await office.settle(reference, { minor: firsts, bankReference: 'first' });
  const paidOf = async () =>
    (await buyer.open()).map(({ instalments }) => instalments.map(({ paid }) => paid.minor)).toReversed();
  expect(await paidOf()).toEqual([
    [older[0], 0],
    [newer[0], 0],
  ]);
  const left = ALL - firsts;
  await expectAsked(buyer, reference, { amount: left, left, kind: 'payment-partly-received' });
  await expectEverywhere(buyer, reference, { kind: 'partlyPaid', state: 'open', received: [firsts], remaining: left });
  // The second one of the newer invoice is due earlier.
  await office.settle(reference, { minor: newer[1], bankReference: 'second' });
  expect((await buyer.open()).map(({ reference: number }) => number)).toEqual([first.reference]);
  await office.settle(reference, { bankReference: 'third' });
  await expectEverywhere(buyer, reference, { kind: 'paid', state: 'paid', received: [firsts, newer[1], older[1]] });
});
