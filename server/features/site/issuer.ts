import type { Kysely, Selectable } from 'kysely';
import type { Party } from '../../../domain/invoice.ts';
import type { SellerFacts } from '../../../domain/invoice-facts.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';

type IssuerRow = Pick<
  Selectable<Schema['issuers']>,
  'site_code' | 'name' | 'legal_form' | 'share_capital' | 'address' | 'siren' | 'register_town' | 'vat_number'
>;

/** Columns of `issuers` that a statement selects to print the issuer. */
export const issuerColumns = [
  'issuers.site_code',
  'issuers.name',
  'issuers.legal_form',
  'issuers.share_capital',
  'issuers.address',
  'issuers.siren',
  'issuers.register_town',
  'issuers.vat_number',
] as const;

/** The issuer as printed: name with legal form, address, and registration. */
export function issuerOf(row: IssuerRow): Party {
  const { name, legal_form: form, share_capital: capital, address, siren, register_town: town } = row;
  const number = siren?.replace(/(\d{3})(?=\d)/g, '$1\u00A0') ?? '';
  const lines = [
    ...storedColumns.issuers.address.read(address, row.site_code),
    // French law prescribes this wording in French, regardless of the document's language.
    ...(capital === '' ? [] : [`${form} au capital de ${capital}`.trim()]),
    ...(number === '' ? [] : [town === '' ? `SIREN ${number}` : `RCS ${town} ${number}`]),
  ];
  return { name: `${name} ${form}`.trim(), address: lines, vatNumber: row.vat_number };
}

/** The current issuer's terms and registration, for the mentions of its documents. Rejects if none is seeded. */
export async function readSellerFacts(db: Kysely<Schema>): Promise<SellerFacts> {
  const row = await db.selectFrom('issuers').selectAll().orderBy('site_code').limit(1).executeTakeFirstOrThrow();
  const { address, discount_terms: terms } = storedColumns.issuers;
  return {
    siren: row.siren,
    address: address.read(row.address, row.site_code),
    latePaymentRate: row.late_payment_rate,
    discountTerms: row.discount_terms && terms.read(row.discount_terms, row.site_code),
    isVatOnDebits: row.is_vat_on_debits,
  };
}

/** The current issuer. Rejects if none is seeded. */
export async function readIssuer(db: Kysely<Schema>): Promise<Party> {
  return issuerOf(
    await db.selectFrom('issuers').select(issuerColumns).orderBy('site_code').limit(1).executeTakeFirstOrThrow(),
  );
}
