import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Schema } from './db/schema.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Settings } from './settings.ts';

/**
 * What every part of the server works with. A part is a Fastify plugin made by a function of these services
 * (`answerCalls(services)`, `servePayments(services)`, `serveTestControl(services)`); `server/core/open-services.ts`
 * makes the services, `server/core/http/app.ts` registers the plugins.
 */
export interface Services {
  readonly db: Kysely<Schema>;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly log: Log;
}

/** Work that goes on beside the requests: confirmations to come, questions to the provider, mail to deliver. */
export interface BackgroundWork {
  /** Does no more; finishes what is under way, or gives it up where that takes long. */
  readonly stop: () => Promise<void>;
}
