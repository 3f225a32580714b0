import { durations, licenceTypes } from '../../domain/catalogue.ts';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import type { Offer } from '../../domain/offer.ts';
import type { Quotation } from '../../domain/quotation.ts';
import type { TimeZone } from '../../domain/moment.ts';
import { CallFailure } from '../core/rpc/call-failure.ts';
import { formatMoment, formatMoney } from '../core/i18n/format.ts';
import type { Issued, Pricing, Terms } from '../features/quotation/issue.ts';
import { issueQuotation, reissueQuotation, withdrawQuotation } from '../features/quotation/issue.ts';
import { revokeLinks } from '../features/quotation/share.ts';
import { quotationOf, selectQuotations } from '../features/quotation/store.ts';
import type { Services } from '../core/services.ts';
import { readTimeZone } from '../features/site/store.ts';
import { quotationPath } from '../features/site/places.ts';
import { StartError } from '../core/start-stop.ts';
import { accountOf } from '../features/session/account-of.ts';
import type { Options } from './options.ts';
import { addresseeOf, count, currencyOf, hundredths, oneOf } from './options.ts';
import { OFFICE_LANGUAGE } from '../features/site/email-layout.ts';

/** A quotation that the office issues. */
export interface Offering extends Terms {
  readonly email: string;
  readonly locale: Locale;
  readonly offer: Offer;
  readonly pricing: Pricing | null;
}

/** The office's change to a quotation. */
type Change = Terms & { readonly offer: Partial<Offer>; readonly pricing: Pricing | null };

/** Rejects with a `StartError` that names the reason why an offer is refused. */
async function attempted<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RangeError) throw new StartError(`${error.message}.`);
    if (!(error instanceof CallFailure)) throw error;
    const fields = [...error.fields.values()].map(({ field }) => field);
    throw new StartError(`This is not for sale: see ${fields.join(', ')}.`);
  }
}

function pricingOf({ discount, prices }: Options): Pricing | null {
  if (discount !== undefined && prices !== undefined) throw new StartError('Give --discount or --prices, not both.');
  if (prices !== undefined) return { kind: 'prices', nets: prices.split(',').map((net) => hundredths(net, 'prices')) };
  if (discount === undefined) return null;
  const rate = hundredths(discount, 'discount');
  if (rate > 10_000) throw new StartError('--discount is at most 100.');
  return { kind: 'discount', rate };
}

function publicationsOf(text: string): readonly number[] {
  return text.split(',').map((id) => count(id, 'publications'));
}

/** The offer and the terms in a command's options. Throws a `StartError`. */
export function changeOf(options: Options): Change {
  const { publications, license: licence, readers, months, currency, note, days, locale } = options;
  return {
    offer: {
      ...(publications !== undefined && { publicationIds: publicationsOf(publications) }),
      ...(licence !== undefined && { licence: oneOf(licence, 'license', licenceTypes) }),
      ...(readers !== undefined && { readers: count(readers, 'readers') }),
      ...(months !== undefined && { months: oneOf(months, 'months', durations) }),
      ...(currency !== undefined && { currency: currencyOf(options) }),
    },
    pricing: pricingOf(options),
    ...(note !== undefined && { note }),
    ...(locale !== undefined && { noteLocale: oneOf(locale, 'locale', locales) }),
    ...(days !== undefined && { days: count(days, 'days') }),
  };
}

/** A new quotation from a command's options. Throws a `StartError`. */
export function offeringOf(options: Options): Offering {
  const { publications = '', license: licence = 'professional', readers = '1', months = '12', locale = 'fr' } = options;
  const { offer: _, ...terms } = changeOf(options);
  return {
    ...terms,
    email: addresseeOf(options),
    locale: oneOf(locale, 'locale', locales),
    offer: {
      publicationIds: publicationsOf(publications),
      licence: oneOf(licence, 'license', licenceTypes),
      readers: count(readers, 'readers'),
      months: oneOf(months, 'months', durations),
      currency: currencyOf(options),
    },
  };
}

function quotationLine({ reference, priced, state, expiresAt, termsOn }: Quotation, zone: TimeZone): string {
  const until = state === 'open' ? `until ${formatMoment(expiresAt, 'en', zone)}` : '';
  const terms = termsOn === null ? '' : `terms of ${termsOn}`;
  return [`Quotation ${reference}`, formatMoney(priced.total, 'en'), state, until, terms]
    .filter((part) => part !== '')
    .join('  ');
}

/** Issues a quotation and sends its mail. Returns its reference and its address. Throws a `StartError`. */
export async function offer(services: Services, { email, locale, ...made }: Offering): Promise<readonly string[]> {
  const { db, settings, mailer } = services;
  const quotation = await attempted(
    db.transaction().execute(async (trx) => {
      const accountId = await accountOf(trx, services, { email, locale, origin: 'prospect' });
      return issueQuotation(trx, services, { accountId, ...made });
    }),
  );
  await mailer.deliver();
  return [
    quotationLine(quotation, await readTimeZone(db)),
    settings.publicUrl + quotationPath(quotation.id, locale, settings),
  ];
}

/** All quotations, newest last: one line for each, with its owner. */
export async function listQuotations({ db, clock }: Services): Promise<readonly string[]> {
  const rows = await selectQuotations(db, OFFICE_LANGUAGE)
    .innerJoin('accounts as p', 'p.id', 's.account_id')
    .select('p.email')
    .orderBy('s.id')
    .execute();
  const zone = await readTimeZone(db);
  return rows.map(({ email, ...row }) => `${quotationLine(quotationOf(row, clock.now()), zone)}  ${email}`);
}

async function issued({ db }: Services, reference: string): Promise<Issued> {
  const found = await db
    .selectFrom('quotations as q')
    .innerJoin('subscriptions as s', 's.id', 'q.subscription_id')
    .select(['s.id', 's.account_id as accountId'])
    .where('s.reference', '=', reference)
    .executeTakeFirst();
  if (!found) throw new StartError(`There is no quotation ${reference}.`);
  return found;
}

function unordered(quotation: Quotation | null, reference: string): Quotation {
  if (!quotation) throw new StartError(`Quotation ${reference} is ordered: it stays as it is.`);
  return quotation;
}

/** Replaces a quotation's offer, and sends it. Throws a `StartError`. */
export async function offerAgain(
  services: Services,
  reference: string,
  { offer: change, pricing, ...terms }: Change,
): Promise<readonly string[]> {
  const isChanged = Object.keys(change).length > 0;
  const reissue = { ...terms, ...(isChanged && { offer: change }), ...(pricing && { pricing }) };
  const quotation = await attempted(reissueQuotation(services, await issued(services, reference), reissue));
  await services.mailer.deliver();
  return [quotationLine(unordered(quotation, reference), await readTimeZone(services.db))];
}

/** Withdraws a quotation. Throws a `StartError`. */
export async function withdraw(services: Services, reference: string): Promise<readonly string[]> {
  const quotation = await withdrawQuotation(services, await issued(services, reference));
  await services.mailer.deliver();
  return [quotationLine(unordered(quotation, reference), await readTimeZone(services.db))];
}

/** Revokes the links to a quotation. Throws a `StartError`. */
export async function hide(services: Services, reference: string): Promise<readonly string[]> {
  const { id } = await issued(services, reference);
  await revokeLinks(services.db, services, id);
  return [`Quotation ${reference}: its shared links are disabled`];
}
