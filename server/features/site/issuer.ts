import type { Kysely, Selectable } from 'kysely';
import type { Party } from '../../../machines/domain/invoice.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';

type IssuerRow = Pick<
  Selectable<Schema['issuers']>,
  'site_code' | 'name' | 'legal_form' | 'share_capital' | 'address' | 'siren' | 'register_town' | 'vat_number'
>;

/** What a statement selects of `issuers` to print who issues something. */
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

/** The issuer as it is printed: its name with its legal form, its address, and how the law knows it. */
export function issuerOf(row: IssuerRow): Party {
  const { name, legal_form: form, share_capital: capital, address, siren, register_town: town } = row;
  const number = siren?.replace(/(\d{3})(?=\d)/g, '$1\u00A0') ?? '';
  const lines = [
    ...storedColumns.issuers.address.read(address, row.site_code),
    // French law wants these words as they are, in whatever language the rest is.
    ...(capital === '' ? [] : [`${form} au capital de ${capital}`.trim()]),
    ...(number === '' ? [] : [town === '' ? `SIREN ${number}` : `RCS ${town} ${number}`]),
  ];
  return { name: `${name} ${form}`.trim(), address: lines, vatNumber: row.vat_number };
}

/** Who issues what is issued now. Rejects where nobody has said who. */
export async function readIssuer(db: Kysely<Schema>): Promise<Party> {
  return issuerOf(
    await db.selectFrom('issuers').select(issuerColumns).orderBy('site_code').limit(1).executeTakeFirstOrThrow(),
  );
}
