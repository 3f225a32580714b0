import { settableClock, systemClock } from './clock.ts';
import { openDatabase, requireAnswer } from './db/database.ts';
import { migrate, requireKnown } from './db/migrate.ts';
import type { Log } from './log.ts';
import { deliveryFor } from './mail/delivery.ts';
import { createMailer } from './mail/mailer.ts';
import type { Opened } from './opened.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

interface Opening {
  readonly settings: Settings;
  readonly log: Log;
  readonly url: string;
  /** Only a database of the product's is touched: nobody wants a new one. */
  readonly isKnown?: true;
}

/** Opens a database, brings it up to date, and makes the services over it. Throws a `StartError`. */
export async function openServices({ settings, log, url, isKnown }: Opening, opened: Opened): Promise<Services> {
  const { db, close } = openDatabase(url, log);
  opened.add(close);
  await requireAnswer(db, url);
  if (isKnown) await requireKnown(db, url);
  await migrate(db);
  const clock = settings.testControl ? settableClock() : systemClock;
  const mailer = createMailer({ db, clock, log, delivery: deliveryFor(settings) });
  opened.add(async () => mailer.close());
  return { db, settings, clock, mailer, log };
}
