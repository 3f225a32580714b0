import type { Kysely } from 'kysely';
import type { BillingDetails } from '../../../domain/billing.ts';
import type { Duration, LicenceType, PriceCurrency } from '../../../domain/catalogue.ts';
import { money } from '../../../domain/money.ts';
import type { NetLine } from '../../../domain/offer.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { storedColumns } from '../../core/db/stored-columns.ts';
import { mintReference } from '../../core/reference.ts';
import type { Services } from '../../core/services.ts';

/** Saves the lines of a subscription, or of the quotation that would become it; they replace the former ones. */
export async function writeLines(
  db: Kysely<Schema>,
  id: number,
  lines: readonly Pick<NetLine, 'publicationId' | 'net' | 'seats'>[],
): Promise<void> {
  await db.deleteFrom('subscription_lines').where('subscription_id', '=', id).execute();
  await db
    .insertInto('subscription_lines')
    .values(
      lines.map(({ publicationId, net, seats }, index) => ({
        subscription_id: id,
        position: index + 1,
        publication_id: publicationId,
        net_minor: net.minor,
        // For processes of the release before.
        list_price_minor: seats?.[0]?.price.minor ?? null,
        seats: seats && storedColumns.subscription_lines.seats.write(seats),
      })),
    )
    .execute();
}

/** A renewal to be offered. */
export interface NewRenewal {
  readonly licence: LicenceType;
  readonly readers: number;
  readonly months: Duration;
  readonly currency: PriceCurrency;
  /** The former billing details, if known. */
  readonly billing?: BillingDetails;
  /** The subscription that it renews; without it, one from before they were kept here. */
  readonly renews?: number;
  /** Publications at their prices before tax, in the smallest units, with their seats where the tariff made the price. */
  readonly lines: readonly {
    readonly publicationId: number;
    readonly net: number;
    readonly seats?: NetLine['seats'];
  }[];
}

/** Books a renewal: a subscription that begins once it is paid. Returns its number. */
export async function createRenewal(
  db: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  accountId: AccountId,
  { licence, readers, months, currency, lines, billing, renews }: NewRenewal,
): Promise<number> {
  const { id } = await db
    .insertInto('subscriptions')
    .values({
      account_id: accountId,
      reference: mintReference('ABO'),
      status: 'notBegun',
      order_nature: 'renewal',
      licence,
      readers,
      months,
      currency,
      billing: billing && JSON.stringify(billing),
      renews_id: renews ?? null,
      created_at: clock.now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const nets = lines.map(({ publicationId, net, seats = null }) => ({
    publicationId,
    net: money(net, currency),
    seats,
  }));
  await writeLines(db, id, nets);
  return id;
}
