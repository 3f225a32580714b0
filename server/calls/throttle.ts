import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { hashOf } from '../session/secrets.ts';
import { CallFailure } from './call-failure.ts';
import { texts } from './texts.ts';

/** How often something may be tried in a span of time. */
export interface Limit {
  readonly attempts: number;
  readonly seconds: number;
}

/** What is limited, and for whom: `sign-in by address`, `203.0.113.7`. */
export interface Throttled {
  readonly what: string;
  readonly whom: string;
  readonly limit: Limit;
}

/** Names of people and addresses are not kept in the clear. */
function keyOf({ what, whom }: Throttled): string {
  return `${what} ${hashOf(whom).toString('base64url')}`;
}

/**
 * Counts an attempt, for all processes together. Throws a 429 `CallFailure` when there were too many; the attempts that
 * are refused do not prolong the wait.
 */
export async function countAttempt({ db, clock }: Services, throttled: Throttled): Promise<void> {
  const now = clock.now();
  const { attempts, seconds } = throttled.limit;
  const endsAt = new Date(now.getTime() + seconds * 1000).toISOString();
  const row = await db
    .insertInto('throttle')
    .values({ key: keyOf(throttled), count: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when throttle.ends_at <= ${now.toISOString()} then 1 else throttle.count + 1 end`,
        ends_at: sql<string>`case when throttle.ends_at <= ${now.toISOString()} then excluded.ends_at else throttle.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  if (row.count <= attempts) return;
  const wait = (new Date(row.ends_at).getTime() - now.getTime()) / 1000;
  throw new CallFailure(429, texts.tooMany, { retryAfter: Math.max(1, Math.ceil(wait)) });
}

/** Takes an attempt back that turned out well. */
export async function takeBackAttempt({ db }: Services, throttled: Throttled): Promise<void> {
  await db
    .updateTable('throttle')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', keyOf(throttled))
    .execute();
}
