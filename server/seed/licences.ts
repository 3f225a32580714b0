import type { AccountId } from '../core/db/account-id.ts';
import type { Transaction } from 'kysely';
import type { Locale } from '../../domain/locale.ts';
import type { IpRangeEntry, ReaderIdentity } from '../../domain/licence-entries.ts';
import { chargeOf } from '../../domain/licence.ts';
import { dayIn, defaultTimeZone } from '../../domain/moment.ts';
import type { Schema } from '../core/db/schema.ts';
import { createInvoice } from '../features/invoice/create-invoice.ts';
import { addRanges } from '../features/licence/ask-ranges.ts';
import { addReaders } from '../features/licence/ask-readers.ts';
import type { LicenceOf } from '../features/licence/licence.ts';
import { readLicence } from '../features/licence/licence.ts';
import { decideModification } from '../features/modification/decide.ts';
import type { Services } from '../core/services.ts';
import { createRenewal } from '../features/subscription/create-renewal.ts';
import { seedPayment } from './paid.ts';

const DAY = 86_400_000;

/** The requests of a seeded licence for many. */
export interface DemoLicence {
  readonly seats: number;
  readonly readers: readonly ReaderIdentity[];
  readonly ranges: readonly IpRangeEntry[];
  /** Requested lately, and pending. */
  readonly pending: ReaderIdentity;
  /** Requested together: the first is rejected, the others are accepted. */
  readonly partly: readonly ReaderIdentity[];
  readonly reason: string;
}

/** Owner of a licence, and the name on its invoice. */
export interface LicenceOwner {
  readonly accountId: AccountId;
  readonly payer: string;
  readonly locale: Locale;
}

const address = {
  organisation: 'Observatoire des Grands Fleuves',
  recipient: '',
  street: '14, quai des Pirogues',
  complement: '',
  postalCode: '75013',
  city: 'Paris',
  country: 'FR',
};

/**
 * Start of the publisher's current day, in milliseconds. Days are counted from it, since daylight saving time may
 * change the hour.
 */
function todayOf({ clock }: Services): number {
  return Date.parse(dayIn(clock.now().toISOString(), defaultTimeZone));
}

/** The services at noon of a past day, without sending emails. */
function daysAgo(services: Services, days: number): Services {
  const moment = new Date(todayOf(services) + DAY / 2 - days * DAY);
  const mailer = { ...services.mailer, enqueue: () => Promise.resolve() };
  return { ...services, clock: { now: () => moment }, mailer };
}

/** A paid licence of one year that started four months ago. Returns its number. */
async function seedRunning(
  trx: Transaction<Schema>,
  services: Services,
  { accountId, payer }: LicenceOwner,
  seats: number,
): Promise<number> {
  const then = daysAgo(services, 121);
  const day = (offset: number) =>
    dayIn(new Date(todayOf(services) + DAY / 2 + offset * DAY).toISOString(), defaultTimeZone);
  const lines = [
    { publicationId: 11, net: 940_000 },
    { publicationId: 16, net: 1_040_000 },
  ];
  const id = await createRenewal(trx, then, accountId, {
    licence: 'global',
    readers: seats,
    months: 12,
    currency: 'EUR',
    lines,
    billing: { address, vatNumber: '', purchaseOrder: '' },
  });
  const invoiceId = await createInvoice(trx, {
    accountId,
    reference: `FA-L-${id}`,
    issuedOn: day(-121),
    dueOn: day(-91),
    currency: 'EUR',
    payer: { name: payer, address: ['14, quai des Pirogues', '75013 Paris', 'France'], vatNumber: null },
    vatMention: null,
    lines: lines.map(({ net }, index) => ({
      label: ['Le Courrier des Lagunes', 'Base de données « Qui est qui »'][index] ?? '',
      quantity: 1,
      net,
      vatRate: [210, 2000][index] ?? 0,
    })),
  });
  await seedPayment(trx, invoiceId, { method: 'transfer', paidAt: daysAgo(services, 120).clock.now().toISOString() });
  await trx
    .updateTable('subscriptions')
    .set({ status: 'current', starts_on: day(-120), ends_on: day(244), invoice_id: invoiceId })
    .where('id', '=', id)
    .execute();
  return id;
}

/** A licence whose readers, networks and requests were created and decided as in production. Returns its number. */
export async function seedLicence(
  trx: Transaction<Schema>,
  services: Services,
  owner: LicenceOwner,
  licence: DemoLicence,
): Promise<number> {
  const id = await seedRunning(trx, services, owner, licence.seats);
  const which: LicenceOf = { id, accountId: owner.accountId, locale: owner.locale };
  const by = 'Inès Maréchal';

  async function ask(days: number, readers: readonly ReaderIdentity[]) {
    const then = daysAgo(services, days);
    const { seats } = await readLicence(trx, then, which);
    const charge = chargeOf(seats, readers.length);
    return addReaders(trx, then, { addition: { subscriptionId: id, readers, charge, purchaseOrder: '' }, which });
  }
  async function decide(days: number, request: { readonly id: number }, rejected: readonly number[] = []) {
    await decideModification(trx, daysAgo(services, days), {
      which: request,
      accepted: 'all',
      rejected: rejected.map((position) => ({ position, reason: licence.reason })),
      locale: 'fr',
      by,
    });
  }

  await decide(117, await ask(118, licence.readers));
  const ranges = { subscriptionId: id, ranges: licence.ranges };
  await decide(110, await addRanges(trx, daysAgo(services, 111), { addition: ranges, which }));
  await decide(20, await ask(21, licence.partly), [1]);
  await ask(1, [licence.pending]);
  return id;
}
