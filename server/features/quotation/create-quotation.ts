import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { NetLine, Offer } from '../../../domain/offer.ts';
import type { Moment } from '../../../domain/moment.ts';
import { dayIn, endOfDay } from '../../../domain/moment.ts';
import type { Schema } from '../../core/db/schema.ts';
import { mintReference } from '../../core/reference.ts';
import type { Services } from '../../core/services.ts';
import { readIssuer } from '../site/issuer.ts';
import { readTimeZone } from '../site/store.ts';
import { writeLines } from '../subscription/create-renewal.ts';

const DAY = 86_400_000;

/** Validity of a quotation in days, unless the office sets another. */
export const QUOTATION_DAYS = 30;

/** A quotation to be made. */
export interface NewQuotation {
  readonly accountId: AccountId;
  readonly offer: Omit<Offer, 'publicationIds'>;
  /** Publications at the prices that are offered, with the seats by the tariff from which they were computed. */
  readonly lines: readonly Pick<NetLine, 'publicationId' | 'net' | 'seats'>[];
  /** Whether the buyer may change the offer: it is their own, at list prices. */
  readonly isOfferOpen: boolean;
  readonly note?: string;
  /** The language of the note; that of the account unless the office says another. */
  readonly noteLocale?: Locale;
  readonly days?: number;
}

/** A moment that is some days from now. */
export function inDays({ clock }: Pick<Services, 'clock'>, days: number): string {
  return new Date(clock.now().getTime() + days * DAY).toISOString();
}

/** When a quotation expires that is valid for some days: at the end of the last one, by the publisher's clock. */
export async function expiryIn(db: Kysely<Schema>, services: Pick<Services, 'clock'>, days: number): Promise<Moment> {
  const zone = await readTimeZone(db);
  return endOfDay(dayIn(inDays(services, days), zone), zone);
}

/** Saves the offer of a quotation: its licence, and its lines, which replace the former ones. */
export async function writeOffer(
  db: Kysely<Schema>,
  id: number,
  { offer, lines }: Pick<NewQuotation, 'offer' | 'lines'>,
): Promise<void> {
  const { licence, readers, months, currency } = offer;
  await db.updateTable('subscriptions').set({ licence, readers, months, currency }).where('id', '=', id).execute();
  await writeLines(db, id, lines);
}

/** The columns of a quotation's note. */
export function noteColumns(id: number, note: string, noteLocale: Locale | undefined) {
  const ofAccount = sql<Locale>`(
    select a.locale from accounts a join subscriptions s on s.account_id = a.id where s.id = ${id})`;
  return { note, note_locale: note === '' ? null : (noteLocale ?? ofAccount) };
}

/** Books a quotation, as the subscription that it would become. Returns its number. */
export async function createQuotation(
  db: Kysely<Schema>,
  services: Pick<Services, 'clock'>,
  { accountId, offer, lines, isOfferOpen, note = '', noteLocale, days = QUOTATION_DAYS }: NewQuotation,
): Promise<number> {
  const { licence, readers, months, currency } = offer;
  const now = services.clock.now().toISOString();
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      account_id: accountId,
      reference: mintReference('DEV'),
      status: 'quote',
      order_nature: 'new',
      licence,
      readers,
      months,
      currency,
      starts_on: null,
      ends_on: null,
      invoice_id: null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(db, id, lines);
  await db
    .insertInto('quotations')
    .values({
      subscription_id: id,
      state: 'open',
      is_offer_open: isOfferOpen,
      ...noteColumns(id, note, noteLocale),
      issued_at: now,
      issuer: JSON.stringify(await readIssuer(db)),
      expires_at: await expiryIn(db, services, days),
      details: null,
      decline_reason: null,
      decided_at: null,
      ordered_at: null,
    })
    .execute();
  return id;
}
