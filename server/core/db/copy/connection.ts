import { Kysely, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { unusable } from '../database.ts';
import type { Schema } from '../schema.ts';

/** One connection to a database: COPY streams go by `client`, statements and migrations by `db`, in the same transaction. */
export interface Connection {
  readonly client: Client;
  readonly db: Kysely<Schema>;
  readonly close: () => Promise<void>;
}

/** Connects to a database once. Throws a `StartError` that names it, without the password, if it does not answer. */
export async function openConnection(url: string): Promise<Connection> {
  const client = new Client({ connectionString: url, application_name: 'subscription-desk copy' });
  // Without a listener, a connection that breaks ends the process; the statement under way rejects anyway.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw unusable(url, error);
  });
  const member = Object.assign(client, { release: () => undefined });
  const pool = { options: {}, connect: () => Promise.resolve(member), end: () => Promise.resolve() };
  return { client, db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), close: () => client.end() };
}
