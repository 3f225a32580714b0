import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Schema } from './db/schema.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Settings } from './settings.ts';

/**
 * Dependencies of every part of the server. A part is a Fastify plugin created from these services
 * (`answerCalls(services)`, `servePayments(services)`, `serveTestControl(services)`); `server/core/open-services.ts`
 * creates the services, `server/core/http/app.ts` registers the plugins.
 */
export interface Services {
  readonly db: Kysely<Schema>;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly log: Log;
}

/** Work outside requests: sandbox confirmations, queries to the provider, mail delivery. */
export interface BackgroundWork {
  /** Starts no further round; finishes the current one, or aborts it if that takes long. */
  readonly stop: () => Promise<void>;
  /** How long ago the last round of that kind of work ended which is furthest behind, in milliseconds. */
  readonly age: () => number;
}
