import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { defaultLocale, isLocale } from '../../../domain/locale.ts';
import { dayIn } from '../../../domain/moment.ts';
import { exportPath } from '../../../domain/personal-data.ts';
import type { AccountId } from '../../core/db/account-id.ts';
import type { Schema } from '../../core/db/schema.ts';
import { translator } from '../../core/i18n/translator.ts';
import type { Person } from '../../core/people/person.ts';
import { CallFailure } from '../../core/rpc/call-failure.ts';
import { addressOf } from '../../core/rpc/caller-address.ts';
import { cookiesOf } from '../../core/rpc/cookies.ts';
import { isEligible } from '../../core/rpc/identity.ts';
import { requireOwnSite } from '../../core/rpc/same-origin.ts';
import { countAttempt } from '../../core/rpc/throttle.ts';
import type { Services } from '../../core/services.ts';
import { identify } from '../session/identify.ts';
import { readTimeZone } from '../site/store.ts';
import { personalDataPath } from '../site/places.ts';
import { confirmedUntil } from './confirmation.ts';
import { held } from './holdings.ts';
import { rowsAbout } from './erase.ts';
import { texts } from './texts.ts';

/** Rows in memory at once. */
const BATCH = 500;

async function* rowsOf(
  trx: Kysely<Schema>,
  [table, holding]: (typeof held)[number],
  person: Person,
): AsyncGenerator<readonly unknown[]> {
  const columns = sql.join((holding.untold ?? []).map((column) => sql`${column}`));
  const untold = holding.untold === undefined ? sql`` : sql` - array[${columns}]::text[]`;
  const name = sql.id(`all_of_${table}`);
  await sql`declare ${name} no scroll cursor for
    select to_jsonb(t)${untold} as row from ${sql.table(table)} t where ${rowsAbout(holding, person)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ row: unknown }>`fetch ${sql.raw(String(BATCH))} from ${name}`.execute(trx);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < BATCH) break;
  }
  await sql`close ${name}`.execute(trx);
}

/** All data about a person as JSON, in chunks: `{"exportedAt": …, "tables": {"accounts": […], …}}`. */
async function* jsonOf(trx: Kysely<Schema>, person: Person, exportedAt: string): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(exportedAt)},"tables":{`;
  for (const [index, one] of held.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(one[0])}:[`;
    let isFirst = true;
    for await (const rows of rowsOf(trx, one, person)) {
      yield `${isFirst ? '' : ','}${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '}}\n';
}

/**
 * All data about a person, from one snapshot, streamed with backpressure: only a few rows are in memory. Destroying the
 * stream ends the transaction.
 */
function everythingAbout({ db, clock, log }: Services, accountId: AccountId): Readable {
  const out = new PassThrough();
  const exported = db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => pipeline(Readable.from(jsonOf(trx, { accountId }, clock.now().toISOString())), out));
  exported.catch((error: unknown) => {
    log.warn('personalData.notTold', { account: accountId, reason: String(error) });
    out.destroy();
  });
  return out;
}

/** Downloads of one person. */
const limit = { attempts: 5, seconds: 3600 };

/**
 * The download of a person's data, for themselves only: signed in, with a recent password entry. Any other visitor is
 * redirected to the page that explains this. The browser saves the stream directly, so that no page holds it.
 */
export function registerExport(app: FastifyInstance, services: Services): void {
  const { settings, log } = services;
  app.get(exportPath, { onRequest: requireOwnSite(settings) }, async (request, reply) => {
    const asked = new URL(request.url, settings.publicUrl).searchParams.get('locale');
    const locale = isLocale(asked) ? asked : defaultLocale;
    const cookies = cookiesOf(request, reply, settings.publicUrl);
    const { signedIn } = await identify(services, { cookies, address: addressOf(request) });
    const page = personalDataPath(locale, settings);
    const isSure = signedIn && isEligible(signedIn) && (await confirmedUntil(services, { cookies })) !== null;
    if (!isSure) return reply.redirect(page, 303);
    try {
      await countAttempt(services, { what: 'download of personal data', whom: String(signedIn.id), limit });
    } catch (error) {
      if (error instanceof CallFailure) return reply.redirect(page, 303);
      throw error;
    }
    log.info('personalData.told', { account: signedIn.id });
    const name = `${translator(locale)._(texts.fileName)}-${dayIn(services.clock.now().toISOString(), await readTimeZone(services.db))}.json`;
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('application/json; charset=utf-8')
      .send(everythingAbout(services, signedIn.id));
  });
}
