import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Duration, LicenceType, PriceCurrency, PublicationKind } from '../../../domain/catalogue.ts';
import { displayedName } from '../../../domain/account.ts';
import { nextDueOn } from '../../../domain/instalments.ts';
import type { Party } from '../../../domain/invoice.ts';
import { instalmentOf, isTransferAwaited } from '../../../domain/invoice.ts';
import type { Day } from '../../../domain/day.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Locale } from '../../../domain/locale.ts';
import { money } from '../../../domain/money.ts';
import type { NetLine } from '../../../domain/offer.ts';
import { taxed } from '../../../domain/offer.ts';
import type { PricedSeats } from '../../../domain/price.ts';
import type { Quotation, QuotationDetails, QuotationState, RefusalReason } from '../../../domain/quotation.ts';
import { quotationStateAt } from '../../../domain/quotation.ts';
import type { Buyer } from '../../../domain/vat.ts';
import type { Clock } from '../../core/clock.ts';
import type { Schema } from '../../core/db/schema.ts';
import { textIn } from '../../core/db/stored-text.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Stored } from '../../core/db/stored-json.ts';
import { HOME_COUNTRY } from '../catalogue/tariff.ts';
import type { Services } from '../../core/services.ts';
import { invoiceOf, selectInvoices } from '../invoice/store.ts';
import { dayOf } from '../site/store.ts';

interface LineRow {
  readonly publicationId: number;
  readonly title: string;
  readonly kind: PublicationKind;
  readonly net: number;
  readonly seats: Stored<readonly PricedSeats[]> | null;
}

interface QuotationRow {
  readonly id: number;
  readonly reference: string;
  readonly version: number;
  readonly licence: LicenceType;
  readonly readers: number;
  readonly months: Duration;
  readonly currency: PriceCurrency;
  readonly state: Exclude<QuotationState, 'expired'>;
  readonly isOfferOpen: boolean;
  readonly note: string;
  readonly noteLocale: Locale | null;
  readonly issuer: Stored<Party>;
  readonly issuedOn: Day;
  readonly expiresAt: Moment;
  readonly details: Stored<QuotationDetails> | null;
  readonly invoiceId: number | null;
  readonly reason: RefusalReason | null;
  readonly message: string;
  readonly decidedAt: Moment | null;
  readonly lines: readonly LineRow[];
  readonly termsOn: Day | null;
  /** Country of the account's selected address. */
  readonly country: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly organisation: string;
}

/**
 * A query over quotations, called `q`, with their subscriptions, called `s`, and their prices, in one statement; with
 * the publications' names in a language.
 */
export function selectQuotations(db: Kysely<Schema>, locale: Locale) {
  return db
    .selectFrom('quotations as q')
    .innerJoin('subscriptions as s', 's.id', 'q.subscription_id')
    .innerJoin('accounts as o', 'o.id', 's.account_id')
    .leftJoin('addresses as a', (join) =>
      join.onRef('a.account_id', '=', 's.account_id').on('a.is_selected', '=', sql.lit(true)),
    )
    .select(['s.id', 's.reference', 's.version', 's.licence', 's.readers', 's.months', 's.currency'])
    .select(['q.state', 'q.is_offer_open as isOfferOpen', 'q.note', 'q.note_locale as noteLocale', 'q.issuer'])
    .select(dayOf(sql`q.issued_at`).as('issuedOn'))
    .select(['q.expires_at as expiresAt', 'q.details', 'q.decline_reason as reason', 'q.message'])
    .select(['q.decided_at as decidedAt', 'a.country', 's.invoice_id as invoiceId'])
    .select(['o.first_name as firstName', 'o.last_name as lastName', 'o.organisation'])
    .select(
      sql<Day | null>`(select ${dayOf(sql`t.published_at`)} from terms_versions t where t.id = s.terms_version_id)`.as(
        'termsOn',
      ),
    )
    .select(
      sql<readonly LineRow[]>`(
        select coalesce(json_agg(json_build_object('publicationId', p.id, 'title', ${textIn('p.title', locale)}, 'kind', p.kind,
          'net', l.net_minor, 'seats', l.seats) order by l.position), '[]')
        from subscription_lines l join publications p on p.id = l.publication_id
        where l.subscription_id = s.id)`.as('lines'),
    );
}

/** The buyer who determines a quotation's tax: from its details, else the account's country, else the publisher's. */
function buyerOf({ details, country }: Pick<Quotation, 'details'> & Pick<QuotationRow, 'country'>): Buyer {
  return details
    ? { country: details.billing.country, vatNumber: details.vatNumber || null }
    : { country: country ?? HOME_COUNTRY, vatNumber: null };
}

/** The account, as printed; `null` without any name. */
function addresseeOf({ organisation, ...row }: QuotationRow): Party | null {
  const [name, ...address] = [organisation, displayedName(row)].filter((each) => each !== '');
  return name === undefined ? null : { name, address, vatNumber: null };
}

function decisionOf({ state, reason, message, decidedAt }: QuotationRow): Quotation['decision'] {
  if (decidedAt === null || (state !== 'declined' && state !== 'changeAsked')) return null;
  return { reason, message, at: decidedAt };
}

/** A quotation from its row, in its current state, with the invoice of a public body's order. Throws `UnreadableValue`. */
export function quotationOf(row: QuotationRow, now: Date, invoice: Quotation['invoice'] = null): Quotation {
  const { id, reference, version, licence, readers, months, currency, country } = row;
  const columns = storedColumns.quotations;
  const details = row.details && columns.details.read(row.details, id);
  const lines = row.lines.map(({ net, seats, ...line }): NetLine => ({
    ...line,
    net: money(net, currency),
    seats: seats && storedColumns.subscription_lines.seats.read(seats, id),
  }));
  return {
    id,
    reference,
    version,
    state: quotationStateAt(row, now),
    offer: { publicationIds: lines.map(({ publicationId }) => publicationId), licence, readers, months, currency },
    priced: taxed(lines, currency, buyerOf({ details, country })),
    issuedOn: row.issuedOn,
    expiresAt: row.expiresAt,
    readAt: now.toISOString(),
    isOfferOpen: row.isOfferOpen,
    note: row.note,
    noteLocale: row.noteLocale,
    issuer: columns.issuer.read(row.issuer, id),
    addressee: addresseeOf(row),
    details,
    decision: decisionOf(row),
    invoice,
    remaining: null,
    instalment: null,
    awaitedTransfer: null,
    termsOn: row.termsOn,
  };
}

/** A quotation from its row; an ordered one has what its invoice asks for, from a second statement. */
async function withInvoice(db: Kysely<Schema>, row: QuotationRow, now: Date): Promise<Quotation> {
  const quotation = quotationOf(row, now);
  if (row.invoiceId === null || quotation.state !== 'ordered') return quotation;
  const ordered = invoiceOf(await selectInvoices(db).where('i.id', '=', row.invoiceId).executeTakeFirstOrThrow());
  const { reference, chorus, remaining } = ordered;
  const isDeposited = chorus !== null && quotation.details?.publicBuyer;
  return {
    ...quotation,
    remaining,
    instalment: instalmentOf(ordered),
    awaitedTransfer: isTransferAwaited(ordered) ? ordered.awaitedTransfer : null,
    invoice: isDeposited ? { reference, dueOn: nextDueOn(ordered), progress: chorus } : null,
  };
}

/** Identifies a quotation of an account, with the language of the answer. */
export type QuotationKey = { readonly accountId: AccountId; readonly locale: Locale } & (
  | { readonly id: number }
  | { readonly reference: string }
);

/** A quotation of an account; `null` if the account has no such quotation. */
export async function findQuotation(
  db: Kysely<Schema>,
  clock: Clock,
  { accountId, locale, ...key }: QuotationKey,
): Promise<Quotation | null> {
  const row = await selectQuotations(db, locale)
    .where('s.account_id', '=', accountId)
    .where((eb) => ('id' in key ? eb('s.id', '=', key.id) : eb('s.reference', '=', key.reference)))
    .executeTakeFirst();
  return row ? withInvoice(db, row, clock.now()) : null;
}

/** An existing quotation. Rejects if there is none. */
export async function readQuotation(
  db: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { id, locale }: { readonly id: number; readonly locale: Locale },
): Promise<Quotation> {
  const row = await selectQuotations(db, locale).where('s.id', '=', id).executeTakeFirstOrThrow();
  return withInvoice(db, row, clock.now());
}
