import type { Kysely } from 'kysely';
import { mostReaders } from '../../../domain/catalogue.ts';
import type { Locale } from '../../../domain/locale.ts';
import { money, portion } from '../../../domain/money.ts';
import type { NetLine, Offer } from '../../../domain/offer.ts';
import { netLines } from '../../../domain/offer.ts';
import type { Quotation } from '../../../domain/quotation.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import type { Addressee } from '../../core/mail/email.ts';
import { quotationIssued } from '../../core/mail/emails/quotation-issued.ts';
import { quotationWithdrawn } from '../../core/mail/emails/quotation-withdrawn.ts';
import type { Services } from '../../core/services.ts';
import { readTariff } from '../catalogue/tariff.ts';
import { OFFICE_LANGUAGE, readEmailLayout } from '../site/email-layout.ts';
import { readIssuer } from '../site/issuer.ts';
import { quotationPath } from '../site/places.ts';
import { lockQuotation, raiseVersion } from './change.ts';
import type { NewQuotation } from './create-quotation.ts';
import { createQuotation, expiryIn, inDays, noteColumns, QUOTATION_DAYS, writeOffer } from './create-quotation.ts';
import { readQuotation } from './store.ts';

/** The buyer of a quotation, and the language of their emails. */
export async function readBuyer(
  db: Kysely<Schema>,
  accountId: AccountId,
): Promise<Addressee & { readonly locale: Locale }> {
  const { email, locale, ...person } = await db
    .selectFrom('accounts')
    .select(['email', 'locale', 'first_name as firstName', 'last_name as lastName', 'civility'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ...addresseeOf(person, email), locale };
}

/** The price of an offer, if not the list price. */
export type Pricing =
  /** Basis points off the list prices. */
  | { readonly kind: 'discount'; readonly rate: number }
  /** A price before tax for each publication, in the order of the offer, in the smallest units. */
  | { readonly kind: 'prices'; readonly nets: readonly number[] };

/** The publisher's terms in addition to the offer. */
export type Terms = Pick<NewQuotation, 'note' | 'noteLocale' | 'days'>;

const ALL = 10_000;

/**
 * The lines of an offer at the publisher's prices. Throws a `RangeError` if publications and prices do not match, or
 * the licence has fewer readers, and a 422 `CallFailure` for unsold items.
 */
async function pricedLines(db: Kysely<Schema>, offer: Offer, pricing: Pricing | null): Promise<readonly NetLine[]> {
  const { publicationIds, licence, readers, currency } = offer;
  const most = mostReaders(licence);
  if (readers > most) throw new RangeError(`This license is for ${most} at most, not for ${readers}`);
  const listed = netLines(offer, await readTariff(db, offer, OFFICE_LANGUAGE));
  if (pricing === null) return listed;
  if (pricing.kind === 'discount') {
    return listed.map((line) => ({ ...line, net: portion(line.net, ALL - pricing.rate) }));
  }
  const { nets } = pricing;
  if (nets.length !== publicationIds.length) {
    throw new RangeError(`There are ${nets.length} prices for ${publicationIds.length} publications`);
  }
  const prices = new Map(publicationIds.map((id, index) => [id, money(nets[index] ?? 0, currency)]));
  return listed.map((line) => ({ ...line, net: prices.get(line.publicationId) ?? line.net }));
}

/** The same. Throws a `RangeError`, too, for an offer that costs nothing: it could not be ordered, as nothing is to be paid. */
async function priced(db: Kysely<Schema>, offer: Offer, pricing: Pricing | null): Promise<readonly NetLine[]> {
  const lines = await pricedLines(db, offer, pricing);
  if (lines.every(({ net }) => net.minor <= 0)) throw new RangeError('An offer must cost more than 0');
  return lines;
}

/** Puts the email with a quotation into the outbox. */
async function send(
  db: Kysely<Schema>,
  { mailer, settings, ...services }: Services,
  sent: { readonly id: number; readonly accountId: AccountId; readonly isAgain: boolean },
): Promise<Quotation> {
  const { id, accountId, isAgain } = sent;
  const { locale, ...to } = await readBuyer(db, accountId);
  const quotation = await readQuotation(db, services, { id, locale });
  const link = settings.publicUrl + quotationPath(id, locale, settings);
  const from = await readEmailLayout(db, locale);
  await mailer.enqueue(db, quotationIssued({ from, to, locale, quotation, isAgain, link }), { accountId });
  return quotation;
}

/** Issues a quotation to an account, and emails it. Throws as `reissueQuotation`. */
export async function issueQuotation(
  db: Kysely<Schema>,
  services: Services,
  made: Terms & { readonly accountId: AccountId; readonly offer: Offer; readonly pricing: Pricing | null },
): Promise<Quotation> {
  const { accountId, offer, pricing, ...terms } = made;
  const lines = await priced(db, offer, pricing);
  const id = await createQuotation(db, services, { accountId, offer, lines, isOfferOpen: false, ...terms });
  return send(db, services, { id, accountId, isAgain: false });
}

/** The publisher's changes of a quotation; omitted fields stay. */
interface Reissue extends Terms {
  readonly offer?: Partial<Offer>;
  readonly pricing?: Pricing;
}

/** Identifies a quotation and its owner. */
export interface Issued {
  readonly id: number;
  readonly accountId: AccountId;
}

/**
 * Replaces a quotation in any state short of an order, and emails it to the buyer; readers of the earlier version must
 * reload. Returns `null` for an ordered one, which binds both sides. Throws a `RangeError` or a 422 `CallFailure`; see
 * `priced`.
 */
export async function reissueQuotation(
  services: Services,
  { id, accountId }: Issued,
  { offer: change, pricing, note, noteLocale, days = QUOTATION_DAYS }: Reissue,
): Promise<Quotation | null> {
  return services.db.transaction().execute(async (trx) => {
    const found = await lockQuotation(trx, services, { id, accountId, locale: OFFICE_LANGUAGE });
    if (found.state === 'ordered') return null;
    if (change || pricing) {
      const offer = { ...found.offer, ...change };
      await writeOffer(trx, id, { offer, lines: await priced(trx, offer, pricing ?? null) });
    }
    await trx
      .updateTable('quotations')
      .set({
        state: 'open',
        is_offer_open: false,
        issued_at: inDays(services, 0),
        issuer: JSON.stringify(await readIssuer(trx)),
        expires_at: await expiryIn(trx, services, days),
        decline_reason: null,
        message: '',
        decided_at: null,
        ...(note !== undefined && noteColumns(id, note, noteLocale)),
      })
      .where('subscription_id', '=', id)
      .execute();
    await trx.updateTable('subscriptions').set({ status: 'quote' }).where('id', '=', id).execute();
    await raiseVersion(trx, id);
    return send(trx, services, { id, accountId, isAgain: true });
  });
}

/** Withdraws a quotation, and emails the buyer. Returns `null` for an ordered one. */
export async function withdrawQuotation(services: Services, { id, accountId }: Issued): Promise<Quotation | null> {
  return services.db.transaction().execute(async (trx) => {
    const found = await lockQuotation(trx, services, { id, accountId, locale: OFFICE_LANGUAGE });
    if (found.state === 'ordered') return null;
    await trx.updateTable('quotations').set({ state: 'withdrawn' }).where('subscription_id', '=', id).execute();
    await trx.updateTable('subscriptions').set({ status: 'invalidQuote' }).where('id', '=', id).execute();
    await raiseVersion(trx, id);
    const { locale, ...to } = await readBuyer(trx, accountId);
    const quotation = await readQuotation(trx, services, { id, locale });
    const from = await readEmailLayout(trx, locale);
    await services.mailer.enqueue(trx, quotationWithdrawn({ from, to, locale, quotation }), { accountId });
    return quotation;
  });
}
