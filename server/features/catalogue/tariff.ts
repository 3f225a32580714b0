import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { storedColumns } from '../../core/db/stored-columns.ts';
import type { Stored } from '../../core/db/stored-json.ts';
import type { PublicationKind } from '../../../domain/catalogue.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Currency } from '../../../domain/money.ts';
import { money } from '../../../domain/money.ts';
import type { Offer, Tariff } from '../../../domain/offer.ts';
import type { ReaderTier } from '../../../domain/price.ts';
import type { FieldPath } from '../../../validation/field-names.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import { texts } from '../../core/rpc/texts.ts';
import type { Schema, Texts } from '../../core/db/schema.ts';

/** The publisher's own country: its tax applies until the buyer's country is known. */
export const HOME_COUNTRY = 'FR';

interface PublicationRow {
  readonly id: number;
  readonly title: Stored<Texts>;
  readonly kind: PublicationKind;
  /** `null` if it is not sold in this currency. */
  readonly price: number | null;
}

interface TariffRow {
  readonly publications: readonly PublicationRow[];
  readonly licenceRate: number | null;
  readonly tiers: readonly ReaderTier[];
  readonly durationRate: number | null;
}

/** The rates of readers, by tier, as a column. */
export const readerTiers = sql<readonly ReaderTier[]>`(
  select coalesce(json_agg(json_build_object('from', from_reader, 'rate', rate) order by from_reader), '[]')
  from reader_tiers)`;

/** Columns that a statement selects for the prices of an offer. */
export function tariffColumns({ publicationIds, licence, months, currency }: Offer) {
  return [
    sql<TariffRow['publications']>`(
      select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'kind', p.kind, 'price', x.price_minor)
        order by p.position), '[]')
      from publications p
      left join publication_prices x on x.publication_id = p.id and x.currency = ${currency}
      where p.id = any(${[...publicationIds]}::bigint[]) and not p.is_withdrawn)`.as('publications'),
    sql<TariffRow['licenceRate']>`(select rate from licences where type = ${licence})`.as('licenceRate'),
    readerTiers.as('tiers'),
    sql<TariffRow['durationRate']>`(select rate from durations where months = ${months})`.as('durationRate'),
  ] as const;
}

/** The refusal of a choice that is not, or no longer, offered: by its wire name and its path in the code. */
export function notOffered(wire: string, field: FieldPath): CallFailure {
  return new CallFailure(422, texts.incomplete, { fields: new Map([[wire, { field, issue: { code: 'oneOf' } }]]) });
}

function priceIn(price: number | null, currency: Currency) {
  if (price === null) throw notOffered('offre.devise', 'currency');
  return money(price, currency);
}

/**
 * The prices of an offer, with the publications' names in a language. Throws a 422 `CallFailure` for a publication,
 * licence, duration or currency that is not sold.
 */
export function tariffOf(row: TariffRow, { publicationIds, currency }: Offer, locale: Locale): Tariff {
  const { licenceRate, durationRate, tiers } = row;
  if (row.publications.length !== new Set(publicationIds).size) throw notOffered('offre.pubSIds', 'publicationIds');
  if (licenceRate === null) throw notOffered('offre.typeLicence', 'licence');
  if (durationRate === null) throw notOffered('offre.dureeMois', 'months');
  const publications = row.publications.map(({ price, title, ...publication }) => ({
    ...publication,
    title: storedColumns.publications.title.read(title, publication.id)[locale],
    price: priceIn(price, currency),
  }));
  return { publications, licenceRate, tiers, durationRate };
}

/** The current prices of an offer. Throws a 422 `CallFailure` for unsold items; see `tariffOf`. */
export async function readTariff(db: Kysely<Schema>, offer: Offer, locale: Locale): Promise<Tariff> {
  return tariffOf(await db.selectNoFrom([...tariffColumns(offer)]).executeTakeFirstOrThrow(), offer, locale);
}
