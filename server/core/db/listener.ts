import { Client } from 'pg';
import type { Log } from '../log.ts';

/** Receives a notification's payload; `null`: notifications may have been missed. */
export type NotificationHandler = (said: string | null) => void;

/** Receives notifications of any process on PostgreSQL's channels (`pg_notify`), after their transaction commits. */
export interface Listener {
  /** Returns a function that unsubscribes. */
  readonly subscribe: (channel: string, handle: NotificationHandler) => () => void;
  readonly close: () => Promise<void>;
}

/** Delay before reconnecting after a lost connection, in milliseconds. */
const AGAIN = 1000;

/** Interval of the statements that show whether the connection still answers, and how long one may take, in milliseconds. */
const TIMES = { heartbeat: 15_000, patience: 5000 } as const;

/**
 * Listens on a dedicated connection, reopened whenever it breaks or no longer answers; notifications sent meanwhile are
 * lost, and every subscriber receives `null`. Rejects if the database does not answer at first.
 *
 * @param url An address without a pooler: one in transaction mode delivers no notifications.
 * @param channels Constants from the code: they are interpolated into the statement.
 */
export async function listenTo(
  url: string,
  channels: readonly string[],
  log: Log,
  { heartbeat, patience }: Readonly<Record<keyof typeof TIMES, number>> = TIMES,
): Promise<Listener> {
  const handlers = new Map(channels.map((channel) => [channel, new Set<NotificationHandler>()]));
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tell = (channel: string, said: string | null) => {
    for (const handle of handlers.get(channel) ?? []) handle(said);
  };
  const connect = async () => {
    const opened = new Client({
      connectionString: url,
      application_name: 'subscription-desk',
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    opened.on('error', (error) => {
      if (!isClosed) log.error('The connection that listens broke', error);
    });
    opened.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    await opened.connect();
    const listen = () =>
      opened.query(channels.map((channel) => `listen ${opened.escapeIdentifier(channel)}`).join(';'));
    await listen();
    // A database whose machine is gone closes no connection. `end` during a statement destroys the socket.
    const giveUp = (error: unknown) => {
      log.error('The connection that listens does not answer, and is opened again', error);
      void opened.end();
    };
    const beat = setInterval(() => void listen().catch(giveUp), heartbeat);
    opened.once('end', () => {
      clearInterval(beat);
      again();
    });
    client = opened;
  };
  const again = () => {
    if (isClosed) return;
    timer = setTimeout(() => {
      connect().then(
        () => channels.forEach((channel) => tell(channel, null)),
        (error: unknown) => {
          log.error('The database cannot be listened to', error);
          again();
        },
      );
    }, AGAIN);
  };

  await connect();
  return {
    subscribe: (channel, handle) => {
      const some = handlers.get(channel);
      if (!some) throw new Error(`No connection listens to ${channel}`);
      some.add(handle);
      return () => some.delete(handle);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
