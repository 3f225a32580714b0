import type { Kysely } from 'kysely';
import type { Clock } from '../../server/clock.ts';
import type { Schema } from '../../server/db/schema.ts';
import { createLog } from '../../server/log.ts';
import { createMailer } from '../../server/mail/mailer.ts';
import type { Services } from '../../server/services.ts';
import { readSettings } from '../../server/settings.ts';

const settings = readSettings({ TEST_CONTROL: '1' });

/** A log that nobody reads. */
export const silentLog = createLog(() => undefined);

/** The server's parts on a database, for tests that look inside; no mail leaves. */
export function servicesOn(db: Kysely<Schema>, clock: Clock): Services {
  const delivery = { keepsText: true, deliver: () => Promise.resolve(), close: () => undefined };
  return { db, settings, clock, log: silentLog, mailer: createMailer({ db, clock, log: silentLog, delivery }) };
}

/** A database that tells of every statement before it is sent; to throw then is to die before it. */
export function watched(db: Kysely<Schema>, onStatement: () => void): Kysely<Schema> {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      onStatement();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}
