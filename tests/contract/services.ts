import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import type { Clock } from '../../server/core/clock.ts';
import { systemClock } from '../../server/core/clock.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import type { Schema } from '../../server/core/db/schema.ts';
import type { TestDatabase } from '../../server/core/db/test-database.ts';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { createLog } from '../../server/core/log.ts';
import { createMailer } from '../../server/core/mail/mailer.ts';
import type { Services } from '../../server/core/services.ts';
import { seedWhenEmpty } from '../../server/seed/seed.ts';
import { readSettings } from '../../server/core/settings.ts';

const settings = readSettings({ TEST_CONTROL: '1' });

/** A log without output. */
export const silentLog = createLog(() => undefined);

/** The server’s services on a database, for tests of its internals; no email is sent. */
export function servicesOn(db: Kysely<Schema>, clock: Clock): Services {
  const delivery = { keepsText: true, deliver: () => Promise.resolve(), close: () => undefined };
  return { db, settings, clock, log: silentLog, mailer: createMailer({ db, clock, log: silentLog, delivery }) };
}

/**
 * A database of its own with the seed’s people and catalogue at the run’s start, whose emails have been sent: copied from one
 * seeded once.
 */
export function createSeededDatabase(): Promise<TestDatabase> {
  return createTestDatabase({
    name: inject('seededDatabase'),
    fill: async (url) => {
      const { db, close } = openDatabase(url, silentLog);
      try {
        const services = servicesOn(db, systemClock);
        await seedWhenEmpty(services);
        // Else every server of a test begins by writing their documents.
        let sent: number;
        do sent = await services.mailer.deliver();
        while (sent > 0);
      } finally {
        await close();
      }
    },
  });
}

/** The server’s services on a database of their own. */
export interface SeededServices {
  readonly services: Services;
  readonly db: Kysely<Schema>;
  readonly databaseUrl: string;
  readonly close: () => Promise<void>;
}

/** Opens the server’s services on a database of their own, with the seed’s people and catalogue. */
export async function openSeededServices(clock: Clock = systemClock): Promise<SeededServices> {
  const database = await createSeededDatabase();
  const { db, close } = openDatabase(database.url, silentLog);
  const services = servicesOn(db, clock);
  return {
    services,
    db,
    databaseUrl: database.url,
    close: async () => {
      await close();
      await database.close();
    },
  };
}

/** A database that reports every statement before sending it; throwing then simulates a crash before it. */
export function watched(db: Kysely<Schema>, onStatement: () => void): Kysely<Schema> {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      onStatement();
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}
