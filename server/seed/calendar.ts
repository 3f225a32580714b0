import type { Transaction } from 'kysely';
import type { Day } from '../../domain/day.ts';
import type { Moment } from '../../domain/moment.ts';
import { dayIn, defaultTimeZone, endOfDay } from '../../domain/moment.ts';
import type { Schema } from '../core/db/schema.ts';
import { createLog } from '../core/log.ts';
import type { Services } from '../core/services.ts';

const DAY = 86_400_000;

/**
 * A time by the publisher's clock, some days before the seed. Staff decide at full and half hours, of the next working day:
 * `[12, '09:30']`, four days ago at least; customers and machines act on any day at other minutes.
 */
export type Stamp = readonly [daysAgo: number, time: string];

/** Something that happened in the past of the demo. */
export interface Act {
  readonly at: Stamp;
  /** Does it, with the clock of then; emails of then are not sent. */
  readonly run: (trx: Transaction<Schema>, then: Services) => Promise<unknown>;
}

/** A day some days before the seed, or after it (negative), by the publisher's calendar. */
export function dayAgo({ clock }: Pick<Services, 'clock'>, daysAgo: number): Day {
  // From noon, since daylight saving time may change the hour.
  const noon = Date.parse(dayIn(clock.now().toISOString(), defaultTimeZone)) + DAY / 2;
  return dayIn(new Date(noon - daysAgo * DAY).toISOString(), defaultTimeZone);
}

/** The working day from a day on. */
function workingDay(services: Pick<Services, 'clock'>, daysAgo: number): Day {
  const weekday = new Date(dayAgo(services, daysAgo)).getUTCDay();
  const until = { 0: 1, 6: 2 }[weekday] ?? 0;
  return dayAgo(services, daysAgo - until);
}

/** The moment of a stamp. */
export function momentAt(services: Pick<Services, 'clock'>, [daysAgo, time]: Stamp): Moment {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const day = minutes % 30 === 0 ? workingDay(services, daysAgo) : dayAgo(services, daysAgo);
  const midnight = Date.parse(endOfDay(day, defaultTimeZone)) + 1 - DAY;
  return new Date(midnight + (hours * 60 + minutes) * 60_000).toISOString();
}

const silent = createLog(() => undefined);

/** The services at a moment of the past, without emails and log lines. */
export function servicesAt(services: Services, at: Stamp): Services {
  const moment = new Date(momentAt(services, at));
  const mailer = { ...services.mailer, enqueue: () => Promise.resolve() };
  return { ...services, clock: { now: () => moment }, mailer, log: silent };
}

/** Does acts in the order of their moments, so that documents are numbered in the order of their days. */
export async function relive(trx: Transaction<Schema>, services: Services, acts: readonly Act[]): Promise<void> {
  const ordered = acts.toSorted((left, right) =>
    momentAt(services, left.at).localeCompare(momentAt(services, right.at)),
  );
  for (const { at, run } of ordered) await run(trx, servicesAt(services, at));
}
