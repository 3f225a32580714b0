import { Client } from 'pg';
import type { Log } from '../log.ts';

/** Told what was said on a channel; `null`: something may have been missed. */
export type Hear = (said: string | null) => void;

/** Hears what any process says on one of PostgreSQL's channels (`pg_notify`), once its transaction is committed. */
export interface Listener {
  /** Gives what ends it. */
  readonly subscribe: (hear: Hear) => () => void;
  readonly close: () => Promise<void>;
}

/** How long after a connection is lost another one is tried, in milliseconds. */
const AGAIN = 1000;

/**
 * Listens on a connection of its own, which is opened again whenever it breaks; what was said meanwhile is not heard, and
 * everybody is told so. Rejects where the database does not answer at first.
 *
 * @param channel Named in the code: it stands in the statement.
 */
export async function listenTo(url: string, channel: string, log: Log): Promise<Listener> {
  const hearers = new Set<Hear>();
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tell = (said: string | null) => {
    for (const hear of hearers) hear(said);
  };
  const connect = async () => {
    const opened = new Client({ connectionString: url, application_name: 'subscription-desk' });
    opened.on('error', (error) => {
      if (!isClosed) log.error('The connection that listens broke', error);
    });
    opened.on('notification', ({ payload }) => tell(payload ?? ''));
    await opened.connect();
    await opened.query(`listen ${opened.escapeIdentifier(channel)}`);
    opened.once('end', again);
    client = opened;
  };
  const again = () => {
    if (isClosed) return;
    timer = setTimeout(() => {
      connect().then(
        () => tell(null),
        (error: unknown) => {
          log.error('The database cannot be listened to', error);
          again();
        },
      );
    }, AGAIN);
  };

  await connect();
  return {
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
