import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';

/** Marks the embedded server as in use; taken in its database `postgres`. */
const KEY = 7_345_091;

/** How long a lock of a process that was just killed may linger, in milliseconds. */
const LINGER = 1000;
const INTERVAL = 50;

const functions = { exclusive: 'pg_try_advisory_lock', shared: 'pg_try_advisory_lock_shared' } as const;

/** A lock that a connection of its own holds: it ends with this process, however that ends. */
export interface HeldLock {
  /** Lets go. */
  readonly release: () => Promise<void>;
  /** From now on, losing the lock is expected: the server is about to be stopped. */
  readonly expectLoss: () => void;
  /** Tries to become the only holder; for a shared lock, whether nobody else holds it. */
  readonly becomeExclusive: () => Promise<boolean>;
}

/** The lock; or who has it, where that told its number; or that the server went away meanwhile. */
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
 * Takes the lock of an embedded server, for ourselves alone or with others. `onLost` is told when its connection breaks
 * before it was released or given up.
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
