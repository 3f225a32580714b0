import type { Kysely } from 'kysely';
import { settableClock, systemClock } from './clock.ts';
import { openDatabase, requireAnswer } from './db/database.ts';
import { migrate, requireKnown } from './db/migrate.ts';
import type { DatabaseUrls } from './db/pools.ts';
import { openPools } from './db/pools.ts';
import { requirePoolerLimits } from './db/pooler.ts';
import type { Schema } from './db/schema.ts';
import type { Log } from './log.ts';
import { deliveryFor } from './mail/delivery.ts';
import type { DocumentOfAccount, Mailer } from './mail/mailer.ts';
import { createMailer } from './mail/mailer.ts';
import type { PdfFile } from './pdf/write-pdf.ts';
import type { Opened } from './start-stop.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** Reads a document of an account as PDF; resolves to `null` where there is none. */
export type ReadMailDocument = (services: Services, document: DocumentOfAccount) => Promise<PdfFile | null>;

interface Opening {
  readonly settings: Settings;
  readonly log: Log;
  readonly url: string;
  /** Reads the documents that go with emails; missing: none does. */
  readonly readDocument?: ReadMailDocument;
  /** Refuses a database that is not the product's, instead of migrating it. */
  readonly isKnown?: true;
}

/** The services of a server: the same ones over each pool. */
export interface ServerServices {
  /** For requests that may write. */
  readonly requests: Services;
  /** For calls that only read. */
  readonly reads: Services;
  readonly background: Services;
  /** For work at the start that takes as long as it needs. */
  readonly setup: Services;
  readonly health: Kysely<Schema>;
}

/** Makes the services over a database; emails are sent over `mail`. */
function createServices(
  { settings, log, readDocument }: Opening,
  db: Kysely<Schema>,
  mail: Kysely<Schema>,
  opened: Opened,
): Services {
  const clock = settings.testControl ? settableClock() : systemClock;
  const mailer: Mailer = createMailer({
    db: mail,
    clock,
    log,
    delivery: deliveryFor(settings),
    ...(readDocument && {
      writeDocument: async (wanted) => {
        const file = await readDocument({ db: mail, settings, clock, mailer, log }, wanted);
        return file && { ...file, type: 'application/pdf' };
      },
    }),
  });
  opened.add(async () => mailer.close());
  return { db, settings, clock, mailer, log };
}

/** Checks that a database answers and belongs to this product, and migrates it. Throws a `StartError`. */
async function prepare(db: Kysely<Schema>, { url, isKnown }: Opening): Promise<void> {
  await requireAnswer(db, url);
  if (isKnown) await requireKnown(db, url);
  await migrate(db);
}

/** Opens a database for a command, migrates it, and creates its services. Throws a `StartError`. */
export async function openServices(opening: Opening, opened: Opened): Promise<Services> {
  const { db, close } = openDatabase(opening.url, opening.log);
  opened.add(close);
  await prepare(db, opening);
  return createServices(opening, db, db, opened);
}

/**
 * Opens the pools of a server, migrates its database, and creates its services; `stopping` cancels long work. Throws a
 * `StartError`.
 */
export async function openServerServices(
  opening: Opening & DatabaseUrls & { readonly stopping: AbortSignal },
  opened: Opened,
): Promise<ServerServices> {
  const { settings, log, url, directUrl, stopping } = opening;
  const pools = openPools(opening, log, settings, opened);
  stopping.addEventListener('abort', pools.setup.abort);
  await prepare(pools.setup.db, { ...opening, url: directUrl });
  if (settings.isDatabasePooled) await requirePoolerLimits(pools.writes.db, url, settings.databaseLimits);
  const requests = createServices(opening, pools.writes.db, pools.background.db, opened);
  const over = (pool: keyof typeof pools): Services => ({ ...requests, db: pools[pool].db });
  return {
    requests,
    reads: over('reads'),
    background: over('background'),
    setup: over('setup'),
    health: pools.health.db,
  };
}
