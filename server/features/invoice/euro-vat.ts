import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Day } from '../../../domain/day.ts';
import type { EuroVat } from '../../../domain/invoice-facts.ts';
import type { Currency } from '../../../domain/money.ts';
import type { Schema } from '../../core/db/schema.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import { texts } from './texts.ts';

/** An amount in euros, rounded half away from zero to the cent. */
export function inEuros(minor: number, rate: string): number {
  return Math.sign(minor) * Math.round(Math.abs(minor) / Number(rate)) + 0;
}

interface Taxed {
  readonly currency: Currency;
  /** In the smallest units. */
  readonly vat: number;
}

/**
 * The tax of an invoice in euros, at the latest rate of a day or before, by default the latest of all (CGI, article 289,
 * IV); `null` in euros, without tax, and where no rate is known.
 */
export async function euroVatOf(db: Kysely<Schema>, { currency, vat }: Taxed, on?: Day): Promise<EuroVat | null> {
  if (currency === 'EUR' || currency === 'CRE' || vat === 0) return null;
  const rates = db
    .selectFrom('euro_rates')
    .select(['day', 'source', sql<string>`trim_scale(rate)::text`.as('rate')])
    .where('currency', '=', currency)
    .orderBy('day', 'desc')
    .limit(1);
  const known = await (on === undefined ? rates : rates.where('day', '<=', on)).executeTakeFirst();
  return known ? { ...known, minor: inEuros(vat, known.rate) } : null;
}

/** The same for a sale: throws a 422 `CallFailure` where the issuer sells nothing without the rate. */
export async function requiredEuroVat(db: Kysely<Schema>, taxed: Taxed): Promise<EuroVat | null> {
  const found = await euroVatOf(db, taxed);
  if (found || taxed.currency === 'EUR' || taxed.vat <= 0) return found;
  const issuer = await db.selectFrom('issuers').select('requires_euro_vat').orderBy('site_code').executeTakeFirst();
  if (issuer?.requires_euro_vat)
    throw new CallFailure(422, { ...texts.noEuroRate, values: { currency: taxed.currency } });
  return null;
}
