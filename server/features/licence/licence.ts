import type { AccountId } from '../../core/db/account-id.ts';
import type { Expression, Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Seats, SubscriptionName } from '../../../domain/licence.ts';
import type { Locale } from '../../../domain/locale.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import type { Schema } from '../../core/db/schema.ts';
import { textIn } from '../../core/db/stored-text.ts';
import { numberOf } from '../../core/reference.ts';
import type { Services } from '../../core/services.ts';
import { extraSeatPrices, orderedReaders } from '../catalogue/seat-prices.ts';
import { readerTiers } from '../catalogue/tariff.ts';
import { dayOf } from '../site/store.ts';
import { texts } from './texts.ts';

/** The facts of a licence that managing it needs. */
export interface Licence extends SubscriptionName {
  readonly seats: Seats;
}

/** A licence, and its caller. */
export interface LicenceOf {
  readonly id: number;
  readonly accountId: AccountId;
  readonly locale: Locale;
}

/** A licence that an account administers or reads by. */
function selectLicence(db: Kysely<Schema>, { clock }: Pick<Services, 'clock'>, { id, accountId, locale }: LicenceOf) {
  return db
    .selectFrom('subscriptions as s')
    .select(['s.id', 's.reference', 's.status', 's.readers', 's.currency'])
    .select(['s.starts_on as startsOn', 's.ends_on as endsOn'])
    .select([
      sql<boolean>`s.account_id = ${accountId}`.as('isOwner'),
      dayOf(sql`${clock.now().toISOString()}::timestamptz`).as('today'),
      sql<readonly string[]>`(
        select coalesce(json_agg(${textIn('p.title', locale)} order by l.position), '[]')
        from subscription_lines l join publications p on p.id = l.publication_id
        where l.subscription_id = s.id)`.as('publications'),
      sql<number>`(select coalesce(sum(l.net_minor), 0)::bigint from subscription_lines l
        where l.subscription_id = s.id)`.as('net'),
      sql<number>`(select count(*) from subscription_readers r where r.subscription_id = s.id)`.as('taken'),
      sql<number>`(select count(*) from subscription_readers r
        where r.subscription_id = s.id and not r.is_accepted)`.as('pending'),
      orderedReaders.as('orderedReaders'),
      readerTiers.as('tiers'),
    ])
    .where('s.id', '=', id)
    .where('s.status', 'not in', ['quote', 'invalidQuote'])
    .where((eb) =>
      eb.or([
        eb('s.account_id', '=', accountId),
        eb.exists(
          eb
            .selectFrom('subscription_readers as r')
            .select('r.id')
            .whereRef('r.subscription_id', '=', 's.id')
            .where('r.account_id', '=', accountId)
            .where('r.is_accepted', '=', true),
        ),
      ]),
    );
}

type LicenceRow = Awaited<ReturnType<ReturnType<typeof selectLicence>['execute']>>[number];

function licenceOf(found: LicenceRow | undefined): Licence {
  if (!found) throw new CallFailure(404, texts.unknown);
  if (!found.isOwner || found.readers === 1) throw new CallFailure(403, texts.notAdministrator);
  const { id, reference, publications, readers: bought, taken, pending } = found;
  return { id, ...numberOf(reference), publications, seats: { bought, taken, pending, extra: extraSeatPrices(found) } };
}

/**
 * A licence that an account administers; one statement. Throws a `CallFailure`: 404 for a licence that the account
 * neither owns nor reads by, 403 for one that has no administrator, or another one.
 */
export async function readLicence(
  db: Kysely<Schema>,
  services: Pick<Services, 'clock'>,
  which: LicenceOf,
): Promise<Licence> {
  return licenceOf(await selectLicence(db, services, which).executeTakeFirst());
}

/**
 * A licence that an account administers, and a list of its rows, in one statement. The list comes as JSON: it has no
 * moments. Throws as `readLicence`.
 */
export async function readLicenceWith<Row>(
  db: Kysely<Schema>,
  services: Pick<Services, 'clock'>,
  { which, list }: { readonly which: LicenceOf; readonly list: Expression<Row> },
) {
  const found = await selectLicence(db, services, which).select(jsonArrayFrom(list).as('rows')).executeTakeFirst();
  return { licence: licenceOf(found), rows: found?.rows ?? [] };
}

/** Locks a licence that an account administers, and reads it afterwards. Throws as `readLicence`. */
export async function holdLicence(
  trx: Transaction<Schema>,
  services: Pick<Services, 'clock'>,
  which: LicenceOf,
): Promise<Licence> {
  await trx.selectFrom('subscriptions').select('id').where('id', '=', which.id).forUpdate().execute();
  return readLicence(trx, services, which);
}

/** Name of a licence. */
export function nameOf({ id, reference, isFromQuotation, publications }: Licence): SubscriptionName {
  return { id, reference, isFromQuotation, publications };
}
