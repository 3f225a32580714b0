/** Checks of a database that is reached over a pooler in transaction mode. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { inTime } from '../in-time.ts';
import type { DatabaseLimits } from '../settings.ts';
import { StartError } from '../start-stop.ts';
import { unusable } from './database.ts';
import type { Listener } from './listener.ts';
import type { Schema } from './schema.ts';

/** How long a notification of our own may take, in milliseconds. */
const LONGEST_NOTIFICATION = 5000;

/**
 * Checks that the sessions behind a pooler have the limits of the settings and no JIT, which a pooler does not pass on. Throws a
 * `StartError` with the statements that set them.
 */
export async function requirePoolerLimits(db: Kysely<Schema>, url: string, limits: DatabaseLimits): Promise<void> {
  const wanted: Readonly<Record<string, string>> = {
    statement_timeout: String(limits.statement),
    lock_timeout: String(limits.lock),
    idle_in_transaction_session_timeout: String(limits.idleTransaction),
    jit: 'off',
  };
  const { rows } = await sql<{ name: string; setting: string; database: string; role: string }>`
    select name, setting, quote_ident(current_database()) as database, quote_ident(current_user) as role
    from pg_settings where name = any(${Object.keys(wanted)}) order by name`
    .execute(db)
    .catch((error: unknown) => {
      throw unusable(url, error);
    });
  const statements = rows.flatMap(({ name, setting, database, role }) =>
    setting === wanted[name] ? [] : [`  alter role ${role} in database ${database} set ${name} = ${wanted[name]};`],
  );
  if (statements.length === 0) return;
  throw new StartError(
    [
      'The database’s limits are not those of the settings, which a pooler does not pass on. Run, and reconnect the pooler:',
    ]
      .concat(statements)
      .join('\n'),
  );
}

/**
 * Checks that a listener receives what is notified over the pooler: a pooler in transaction mode accepts `listen`, and
 * delivers nothing. Throws a `StartError`.
 */
export async function requireSession(listener: Listener, db: Kysely<Schema>, channel: string): Promise<void> {
  const sent = randomUUID();
  const received = Promise.withResolvers<void>();
  const unsubscribe = listener.subscribe(channel, (said) => {
    if (said === sent) received.resolve();
  });
  try {
    await sql`select pg_notify(${channel}, ${sent})`.execute(db);
    await inTime(received.promise, LONGEST_NOTIFICATION);
  } catch (error) {
    throw new StartError(
      'DATABASE_DIRECT_URL must lead to the database of DATABASE_URL without a pooler: its notifications do not arrive.',
      { cause: error },
    );
  } finally {
    unsubscribe();
  }
}
