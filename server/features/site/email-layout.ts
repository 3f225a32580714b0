import type { Kysely } from 'kysely';
import type { Locale } from '../../../domain/locale.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { EmailLayout } from '../../core/mail/email.ts';
import { issuerColumns, issuerOf } from './issuer.ts';

/** The language of emails to the office. */
export const OFFICE_LANGUAGE: Locale = 'fr';

/** The sender: the site, in a language, and its company. */
export async function readEmailLayout(db: Kysely<Schema>, locale: Locale): Promise<EmailLayout> {
  const { siteCode, siteName, email, phone, timeZone, ...issuer } = await db
    .selectFrom('sites')
    .innerJoin('issuers', 'issuers.site_code', 'sites.code')
    .select([
      'sites.code as siteCode',
      'sites.name as siteName',
      'sites.email',
      'sites.phone',
      'sites.time_zone as timeZone',
      ...issuerColumns,
    ])
    .orderBy('sites.code')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    name: storedColumns.sites.name.read(siteName, siteCode)[locale],
    email,
    phone,
    timeZone,
    issuer: issuerOf(issuer),
  };
}
