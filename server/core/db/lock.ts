import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** Marks the embedded server as in use; taken in its database `postgres`. */
const KEY = 7_345_091;

/** How long a lock of a process that was just killed may linger, in milliseconds. */
const LINGER = 1000;
const INTERVAL = 50;

const functions = { exclusive: 'pg_try_advisory_lock', shared: 'pg_try_advisory_lock_shared' } as const;

/** A lock held by a connection of its own: it is released when this process exits, however it exits. */
export interface HeldLock {
  /** Releases the lock. */
  readonly release: () => Promise<void>;
  /** Marks the loss of the lock as expected: the server is about to be stopped. */
  readonly expectLoss: () => void;
  /** Tries to become the only holder; for a shared lock, succeeds if no other process holds it. */
  readonly becomeExclusive: () => Promise<boolean>;
}

/** The lock; its holder's process id, if recorded; or that the server stopped meanwhile. */
export type LockAnswer =
  | { readonly kind: 'held'; readonly lock: HeldLock }
  | { readonly kind: 'taken'; readonly by: number | null }
  | { readonly kind: 'gone' };

async function tryLock(client: Client, mode: keyof typeof functions): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(`select ${functions[mode]}($1) as held`, [KEY]);
  return rows[0]?.held === true;
}

async function holder(client: Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [KEY],
  );
  const pid = /\d+$/.exec(rows[0]?.name ?? '');
  return pid && Number(pid[0]);
}

/** Whether we got the lock, waiting a little for one that lingers. */
async function obtain(client: Client, mode: keyof typeof functions): Promise<boolean> {
  const deadline = performance.now() + LINGER;
  while (!(await tryLock(client, mode))) {
    if (performance.now() > deadline) return false;
    await delay(INTERVAL);
  }
  return true;
}

/**
 * Takes the lock of an embedded server, exclusive or shared. Calls `onLost` if its connection breaks before it was
 * released or its loss was expected.
 */
export async function takeLock(
  url: string,
  mode: keyof typeof functions,
  onLost: (error: Error) => void,
): Promise<LockAnswer> {
  const client = new Client({ connectionString: url, application_name: `subscription-desk ${process.pid}` });
  let isExpected = true;
  client.on('error', (error) => {
    if (!isExpected) onLost(error);
    isExpected = true;
  });
  const release = async () => {
    isExpected = true;
    await client.end();
  };
  try {
    await client.connect();
    if (!(await obtain(client, mode))) {
      const by = await holder(client);
      await release();
      return { kind: 'taken', by };
    }
  } catch {
    await release().catch(() => null);
    return { kind: 'gone' };
  }
  isExpected = false;
  return {
    kind: 'held',
    lock: {
      release,
      expectLoss: () => {
        isExpected = true;
      },
      becomeExclusive: () => tryLock(client, 'exclusive'),
    },
  };
}
