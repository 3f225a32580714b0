import type { QueryCreator } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { hashOf } from '../secrets.ts';
import { CallFailure } from './call-failure.ts';
import { networksOf } from './caller-address.ts';
import { texts } from './texts.ts';

/** Attempts allowed in a span of time. */
export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

/** A limited action, and its caller: `sign-in by address`, `203.0.113.7`. */
export interface Throttled {
  readonly what: string;
  readonly whom: string;
  readonly limit: Limit;
}

/** Personal names and addresses are stored as hashes only. */
function keyOf({ what, whom }: Throttled): string {
  return `${what} ${hashOf(whom).toString('base64url')}`;
}

/** The statement that counts an attempt, for all processes together; see `requireAllowed`. */
export function attempt(db: QueryCreator<Schema>, { clock }: Services, throttled: Throttled) {
  const now = clock.now();
  const endsAt = new Date(now.getTime() + throttled.limit.seconds * 1000).toISOString();
  return db
    .insertInto('throttle')
    .values({ key: keyOf(throttled), count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when throttle.ends_at <= ${now.toISOString()} then 1 else throttle.count + 1 end`,
        ends_at: sql<string>`case when throttle.ends_at <= ${now.toISOString()} then excluded.ends_at else throttle.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at']);
}

/** Throws a 429 `CallFailure` after too many attempts; refused ones do not prolong the wait. */
export function requireAllowed(
  { clock }: Services,
  { limit }: Throttled,
  counted: { readonly count: number; readonly ends_at: string },
): void {
  if (counted.count <= limit.attempts) return;
  const wait = (new Date(counted.ends_at).getTime() - clock.now().getTime()) / 1000;
  throw new CallFailure(429, texts.tooMany, { retryAfter: Math.max(1, Math.ceil(wait)) });
}

/** Counts an attempt. Throws a 429 `CallFailure` after too many. */
export async function countAttempt(services: Services, throttled: Throttled): Promise<void> {
  requireAllowed(services, throttled, await attempt(services.db, services, throttled).executeTakeFirstOrThrow());
}

/** Counts an attempt that is never refused. Returns the count, this attempt included. */
export async function countOnly(services: Services, throttled: Throttled): Promise<number> {
  return (await attempt(services.db, services, throttled).executeTakeFirstOrThrow()).count;
}

/** Uncounts an attempt that succeeded. */
export async function takeBackAttempt({ db }: Services, throttled: Throttled): Promise<void> {
  await db
    .updateTable('throttle')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', keyOf(throttled))
    .execute();
}

/** Factor of the limit for a /48 network: it can have thousands of subscribers, or be one. */
const WIDE = 5;

/** Counters of a caller: by IPv4 address, or by IPv6 networks; separate ones for each `whom`, such as an account. */
export function byNetwork(
  { what, whom = '', limit }: Omit<Throttled, 'whom'> & { readonly whom?: string },
  address: string,
): readonly [Throttled, ...Throttled[]] {
  const throttled = ({ network, isWide }: ReturnType<typeof networksOf>[number]): Throttled => ({
    what,
    whom: `${whom} ${network}`.trim(),
    limit: { ...limit, attempts: isWide ? WIDE * limit.attempts : limit.attempts },
  });
  const [own, ...wider] = networksOf(address);
  return [throttled(own), ...wider.map(throttled)];
}

/** Counts an attempt of a caller by their networks. Throws a 429 `CallFailure` after too many. */
export async function countCaller(
  services: Services,
  throttled: Omit<Throttled, 'whom'>,
  { address }: { readonly address: string },
): Promise<void> {
  for (const each of byNetwork(throttled, address)) await countAttempt(services, each);
}

/**
 * The mailbox behind an email address, for counting emails to it: many providers treat `ada+news@` and `a.d.a@` as
 * `ada@`. With others, two people share a count.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/\+.*$/s, '').replaceAll('.', '');
  return (name + email.slice(at)).toLowerCase();
}
