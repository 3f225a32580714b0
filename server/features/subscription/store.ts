import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Wallet } from '../../../domain/account.ts';
import type { PostalAddress } from '../../../domain/address.ts';
import type { BillingDetails } from '../../../domain/billing.ts';
import type { Duration, LicenceType, PriceCurrency, PublicationKind } from '../../../domain/catalogue.ts';
import type { PaymentStatus } from '../../../domain/enumerations.ts';
import { paymentStatus } from '../../../domain/enumerations.ts';
import type { AwaitedTransfer } from '../../../domain/invoice.ts';
import { isOpen, isTransferAwaited } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import { money } from '../../../domain/money.ts';
import type { NetLine } from '../../../domain/offer.ts';
import type { PricedSeats } from '../../../domain/price.ts';
import type { PublicBuyer, QuotationDetails } from '../../../domain/quotation.ts';
import { compact } from '../../../validation/rules/text.ts';
import type { Schema } from '../../core/db/schema.ts';
import { textIn } from '../../core/db/stored-text.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Stored } from '../../core/db/stored-json.ts';
import type { AwaitedRow } from '../../core/payments/awaited-transfer.ts';
import { awaitedJson, awaitedOf } from '../../core/payments/awaited-transfer.ts';
import type { SubscriptionStatus } from '../../../domain/subscription.ts';

/** A subscription, with the facts that its payment depends on. */
export interface Subscription {
  readonly id: number;
  readonly reference: string;
  readonly accountId: AccountId;
  /** The account's language. */
  readonly locale: Locale;
  readonly licence: LicenceType;
  readonly readers: number;
  readonly months: Duration;
  readonly currency: PriceCurrency;
  /** Prices before tax, as they were agreed upon. */
  readonly lines: readonly NetLine[];
  readonly invoiceId: number | null;
  /** Reference of its issued invoice. */
  readonly invoice: string | null;
  /** The tax of each line of its invoice, in the smallest units; `null` before one is issued. */
  readonly invoicedVat: readonly number[] | null;
  /** The amount received for its unsettled invoice, in the smallest units. */
  readonly received: number;
  /** The amount of the credit notes for parts of it, in the smallest units. */
  readonly credited: number;
  /** The payment that settled it. */
  readonly settledBy: string | null;
  readonly isPayable: boolean;
  /** The last ordered transfer, if nothing has been received yet, or the office decides about what came. */
  readonly awaitedTransfer: AwaitedTransfer | null;
  /** The billing details, as far as the publisher knows them. */
  readonly billing: BillingDetails | null;
  /** Whether the country of the given billing details is served. */
  readonly isServed: boolean;
  readonly publicBuyer: PublicBuyer | null;
  /** Delivery address of its quotation; `null`: the billing address. */
  readonly delivery: PostalAddress | null;
  /** The terms of sale that its order has accepted, or would accept; `null` for an order without them. */
  readonly termsId: number | null;
  readonly account: { readonly isValid: boolean; readonly wallet: Wallet | null };
}

/** Identifies a subscription and its owner. */
export interface SubscriptionOf {
  readonly id: number;
  readonly accountId: AccountId;
  /** Billing details given now. */
  readonly billing: BillingDetails | null;
  /** The language of the publications' names; `null`: the account's language. */
  readonly locale: Locale | null;
}

interface LineRow {
  readonly publicationId: number;
  readonly title: string;
  readonly kind: PublicationKind;
  readonly net: number;
  readonly seats: Stored<readonly PricedSeats[]> | null;
}

/** The billing data saved in a subscription and its quotation. */
interface KeptBilling {
  readonly id: number;
  readonly billing: Stored<BillingDetails> | null;
  readonly details: Stored<QuotationDetails> | null;
}

/** Reads the saved billing data. Throws `UnreadableValue`. */
export function readBilling({ id, billing, details }: KeptBilling) {
  return {
    billing: billing && storedColumns.subscriptions.billing.read(billing, id),
    details: details && storedColumns.quotations.details.read(details, id),
  };
}

interface Row {
  readonly status: SubscriptionStatus;
  readonly quotationState: string | null;
  readonly invoiceStatus: PaymentStatus | null;
}

interface BillingSources {
  readonly billing: BillingDetails | null;
  readonly details: QuotationDetails | null;
  readonly address: PostalAddress | null;
}

/** Ordered, not started, with an unsettled invoice: the same for quotations and renewals. */
function isPayable({ status, quotationState, invoiceStatus }: Row, lines: readonly LineRow[]): boolean {
  const isOrdered = quotationState === null || quotationState === 'ordered';
  const isUnpaid = invoiceStatus === null || isOpen({ status: invoiceStatus });
  return status === 'notBegun' && isOrdered && isUnpaid && lines.some(({ net }) => net > 0);
}

/** The transfer that its whole rest may be on its way by. */
function awaitedFor(row: Pick<Row, 'invoiceStatus'> & { readonly awaitedTransfer: AwaitedRow | null }) {
  const { invoiceStatus: status } = row;
  const awaitedTransfer = awaitedOf(row.awaitedTransfer);
  return status !== null && isTransferAwaited({ status, awaitedTransfer }) ? awaitedTransfer : null;
}

/** The billing details: the last given, else those of its quotation, else from the selected address. */
export function billingOf({ billing, details, address }: BillingSources): BillingDetails | null {
  if (billing) return billing;
  if (details) {
    const { vatNumber, purchaseOrder } = details;
    return { address: details.billing, vatNumber: compact(vatNumber), purchaseOrder };
  }
  return address && { address, vatNumber: '', purchaseOrder: '' };
}

/**
 * A subscription of an account with the facts that its payment depends on; one statement. `null` for another account's.
 */
export async function readSubscription(
  db: Kysely<Schema>,
  { id, accountId, billing, locale: requestedLocale }: SubscriptionOf,
): Promise<Subscription | null> {
  const row = await db
    .selectFrom('subscriptions as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoin('quotations as q', 'q.subscription_id', 's.id')
    .leftJoin('invoices as i', 'i.id', 's.invoice_id')
    .select(['s.id', 's.reference', 's.status', 's.licence', 's.readers', 's.months', 's.currency', 's.billing'])
    .select('s.terms_version_id as acceptedTerms')
    .select(['s.invoice_id as invoiceId', 'a.locale', 'a.is_valid as isValid'])
    .select(['q.state as quotationState', 'q.details', 'i.status as invoiceStatus'])
    .select([
      sql<string | null>`(
        select p.reference from payment_invoices pi join payments p on p.id = pi.payment_id
        where pi.invoice_id = i.id and i.status in (${paymentStatus.settled}, ${paymentStatus.cleared})
        order by p.id desc limit 1)`.as('settledBy'),
      sql<string | null>`(case when i.kind = 'invoice' then i.reference end)`.as('invoice'),
      awaitedJson.as('awaitedTransfer'),
      sql<number>`(
        select coalesce(sum(pi.amount_minor), 0) from payment_invoices pi
        where pi.invoice_id = i.id and i.status = ${paymentStatus.partlySettled})::bigint`.as('received'),
      sql<number>`(
        select coalesce(-sum(v.net_minor + v.vat_minor), 0)
        from invoices c join invoice_lines v on v.invoice_id = c.id where c.credited_invoice_id = i.id)::bigint`.as(
        'credited',
      ),
      sql<readonly number[] | null>`(
        select json_agg(v.vat_minor order by v.position) from invoice_lines v
        where v.invoice_id = i.id and i.kind = 'invoice')`.as('invoicedVat'),
      sql<readonly LineRow[]>`(
        select coalesce(json_agg(json_build_object('publicationId', l.publication_id, 'title', ${textIn('x.title', sql`coalesce(${requestedLocale}, a.locale)`)},
          'kind', x.kind,
          'net', l.net_minor, 'seats', l.seats) order by l.position), '[]')
        from subscription_lines l join publications x on x.id = l.publication_id
        where l.subscription_id = s.id)`.as('lines'),
      sql<Wallet | null>`(
        select json_build_object('state', w.state,
          'balance', json_build_object('minor', w.balance_minor, 'currency', w.currency),
          'balanceBeforeMigration', w.balance_before_migration, 'totalBeforeMigration', w.total_before_migration)
        from wallets w where w.account_id = s.account_id)`.as('wallet'),
      sql<PostalAddress | null>`(
        select json_build_object('organisation', d.organisation, 'recipient', d.recipient, 'street', d.street,
          'complement', d.complement, 'postalCode', d.postal_code, 'city', d.city, 'region', d.region, 'country', d.country)
        from addresses d where d.account_id = s.account_id and d.is_selected)`.as('address'),
      sql<number | null>`(select max(t.id) from terms_versions t)`.as('currentTerms'),
      sql<boolean>`exists (select from countries where code = ${billing?.address.country ?? ''})`.as('isServed'),
    ])
    .where('s.id', '=', id)
    .where('s.account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  const { reference, locale, licence, readers, months, currency, invoiceId, settledBy, isValid, wallet } = row;
  const { address } = row;
  const kept = readBilling(row);
  return {
    id,
    accountId,
    reference,
    locale,
    licence,
    readers,
    months,
    currency,
    lines: row.lines.map(({ net, seats, ...line }) => ({
      ...line,
      net: money(net, currency),
      seats: seats && storedColumns.subscription_lines.seats.read(seats, id),
    })),
    invoiceId,
    invoice: row.invoice,
    invoicedVat: row.invoicedVat,
    settledBy,
    received: row.received,
    credited: row.credited,
    isPayable: isPayable(row, row.lines),
    awaitedTransfer: awaitedFor(row),
    billing: billingOf({ ...kept, address }),
    isServed: billing === null || row.isServed,
    publicBuyer: kept.details?.publicBuyer ?? null,
    delivery: kept.details?.delivery ?? null,
    termsId: row.acceptedTerms ?? (isPayable(row, row.lines) ? null : row.currentTerms),
    account: { isValid, wallet },
  };
}
