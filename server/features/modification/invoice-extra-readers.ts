import type { AccountId } from '../../core/db/account-id.ts';
import type { Transaction } from 'kysely';
import { displayedName } from '../../../domain/account.ts';
import type { Party } from '../../../domain/invoice.ts';
import type { LineState } from '../../../domain/modification.ts';
import { money } from '../../../domain/money.ts';
import type { NetLine } from '../../../domain/offer.ts';
import { taxed } from '../../../domain/offer.ts';
import { HOME_COUNTRY } from '../catalogue/tariff.ts';
import type { Schema } from '../../core/db/schema.ts';
import { translator } from '../../core/i18n/translator.ts';
import { createProForma } from '../invoice/create-invoice.ts';
import { invoiceDays, issueInvoices } from '../invoice/issue-invoices.ts';
import { payerOf } from '../../core/i18n/party.ts';
import { buyerFactsOf } from '../invoice/payer.ts';
import { sendInvoice } from '../invoice/send-invoice.ts';
import { isOfQuotation } from '../../core/reference.ts';
import type { Services } from '../../core/services.ts';
import type { Subscription } from '../subscription/store.ts';
import { orderNotes } from '../invoice/order-notes.ts';
import { readSubscription } from '../subscription/store.ts';
import { texts } from './texts.ts';

/** A request that adds readers, with the columns that its price depends on. */
interface Extra {
  readonly id: number;
  readonly accountId: AccountId;
  readonly subscriptionId: number | null;
  /** The confirmed price of each reader without a seat, before tax, in the smallest units. */
  readonly extraPrices: readonly number[];
  /** The buyer's own number for this order; empty without one. */
  readonly purchaseOrder: string;
}

/** The number of accepted readers without a seat: bought seats are filled first. */
function extraAmong({ extraPrices }: Extra, lines: readonly { readonly state: LineState }[]): number {
  const accepted = lines.filter(({ state }) => state === 'accepted').length;
  return Math.max(0, accepted - (lines.length - extraPrices.length));
}

/**
 * An amount distributed over the lines of a subscription in proportion to their prices; the last line takes the
 * rounding difference.
 */
function shared(lines: readonly NetLine[], net: number): readonly NetLine[] {
  const total = lines.reduce((sum, line) => sum + line.net.minor, 0);
  const shares = lines.map((line) => Math.floor((net * line.net.minor) / total));
  const rest = net - shares.reduce((sum, share) => sum + share, 0);
  return lines.map((line, index) => ({
    ...line,
    net: money((shares[index] ?? 0) + (index === lines.length - 1 ? rest : 0), line.net.currency),
  }));
}

async function payerFor(trx: Transaction<Schema>, { accountId, billing, locale }: Subscription): Promise<Party> {
  if (billing) return payerOf(billing, locale);
  const person = await trx
    .selectFrom('accounts')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { name: displayedName(person) || person.email, address: [], vatNumber: null };
}

/**
 * The buyer of further seats, as their invoice names it: the number given for their order stands in place of the first
 * order's commitment number, which is for other seats.
 */
export function buyerOfSeats<Buyer extends Pick<Subscription, 'publicBuyer'>>(
  buyer: Buyer,
  purchaseOrder: string,
): Buyer {
  const { publicBuyer } = buyer;
  if (publicBuyer === null || purchaseOrder === '') return buyer;
  return { ...buyer, publicBuyer: { ...publicBuyer, engagementNumber: '' } };
}

/**
 * Adds seats to a licence for accepted readers without one, and invoices the price that its administrator confirmed.
 * Takes an invoice number: the transaction must lock nothing afterwards.
 */
export async function invoiceExtraReaders(
  trx: Transaction<Schema>,
  services: Services,
  request: Extra,
  lines: readonly { readonly state: LineState }[],
): Promise<void> {
  const readers = extraAmong(request, lines);
  const { id, accountId, subscriptionId, extraPrices, purchaseOrder } = request;
  if (readers === 0 || subscriptionId === null) return;
  await trx
    .updateTable('subscriptions')
    .set((eb) => ({ readers: eb('readers', '+', readers), version: eb('version', '+', 1) }))
    .where('id', '=', subscriptionId)
    .execute();
  const subscription = await readSubscription(trx, { id: subscriptionId, accountId, billing: null, locale: null });
  const net = extraPrices.slice(0, readers).reduce((total, price) => total + price, 0);
  if (!subscription || net === 0) return;
  const { currency, billing, locale } = subscription;
  const buyer = buyerOfSeats(subscription, purchaseOrder);
  const priced = taxed(shared(subscription.lines, net), currency, {
    country: billing?.address.country ?? HOME_COUNTRY,
    vatNumber: billing?.vatNumber || null,
  });
  const say = translator(locale);
  const days = await invoiceDays(trx, services);
  const { ends_on: endsOn } = await trx
    .selectFrom('subscriptions')
    .select('ends_on')
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  const line = isOfQuotation(subscription.reference) ? texts.lineOfQuotation : texts.line;
  const invoiceId = await createProForma(trx, {
    accountId,
    days,
    currency,
    payer: await payerFor(trx, subscription),
    vatMention: priced.mention,
    notes: orderNotes(buyer, { country: billing?.address.country ?? null, purchaseOrder }),
    buyer: billing && buyerFactsOf({ ...billing, purchaseOrder }, buyer),
    period: endsOn === null ? null : { startsOn: days.issuedOn, endsOn },
    lines: priced.lines.map(({ title, net, vatRate }) => ({
      label: say._({ ...line, values: { title, readers, reference: subscription.reference } }),
      quantity: readers,
      net: net.minor,
      vatRate,
    })),
  });
  await trx.updateTable('modifications').set({ invoice_id: invoiceId }).where('id', '=', id).execute();
  await issueInvoices(trx, services, [invoiceId]);
  await sendInvoice(trx, services, invoiceId);
}
