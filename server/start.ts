import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { is, literal, type } from 'superstruct';
import { defaultLocale } from '../domain/locale.ts';
import { calls } from '../contract/calls.ts';
import { callPath } from '../contract/headers.ts';
import { answerCalls } from './routes/answer-calls.ts';
import { requireMigrated, requireWritable } from './core/db/readiness.ts';
import { listenTo } from './core/db/listener.ts';
import { requireSession } from './core/db/pooler.ts';
import type { DatabaseUrls } from './core/db/pools.ts';
import { openEmbeddedDatabase } from './core/db/embedded-database.ts';
import { buildApp } from './core/http/app.ts';
import type { ReadinessChecks } from './core/http/health.ts';
import { createMetrics } from './core/http/metrics.ts';
import type { Tracing } from './core/http/tracing.ts';
import type { Log } from './core/log.ts';
import type { ReadMailDocument, ServerServices } from './core/open-services.ts';
import { openServerServices } from './core/open-services.ts';
import { Opened, StartError } from './core/start-stop.ts';
import { addBusinessMetrics } from './routes/metrics.ts';
import { startBackgroundWork } from './routes/background.ts';
import { readMailDocument } from './routes/read-document.ts';
import { documentsPlugin } from './routes/serve-documents.ts';
import { modificationEventsPlugin } from './routes/serve-modification-events.ts';
import { servePayments } from './routes/serve-payments.ts';
import { legalPagesPlugin } from './features/legal/legal-pages.ts';
import { newsletterPagesPlugin } from './features/newsletter/pages.ts';
import { sharedQuotationsPlugin } from './features/quotation/shared-page.ts';
import { providerOf } from './core/payments/providers.ts';
import { demoPartsIn } from './seed/demo-content.ts';
import { seedWhenEmpty } from './seed/seed.ts';
import { demoBlock } from './seed/start-block.ts';
import { modificationChannel } from './features/modification/open-request.ts';
import type { BackgroundWork, Services } from './core/services.ts';
import type { Settings } from './core/settings.ts';
import { networksChannel, recognisedNetworks } from './features/session/recognised-networks.ts';
import { readSite } from './features/site/store.ts';
import { documentFactsOf } from './features/site/html-metadata.ts';

/** A listening server. */
export interface RunningServer {
  /** Folder of the embedded database; `null` if there is none. */
  readonly databaseFolder: string | null;
  /** Lines of the seed for the start output: accounts, links. */
  readonly demo: readonly string[];
  /** Stops accepting requests, finishes those in progress, and closes all resources. */
  readonly close: () => Promise<void>;
}

/** Options of a start in addition to the settings. */
export interface StartOptions {
  readonly settings: Settings;
  readonly log: Log;
  /** Folder of the built page; `null` if another server serves the page. */
  readonly dist: URL | null;
  /** Reads the documents that go with emails; as they stand by default. */
  readonly readDocument?: ReadMailDocument;
  /** Aborted when the server is to stop: cancels a start under way. */
  readonly stopping?: AbortSignal;
  /** Called when the server cannot continue. */
  readonly onFatal: (error: Error) => void;
  /** `false`: background work is done only when test control asks for it. */
  readonly worksInBackground?: boolean;
}

/** How long requests under way may take to finish when the server closes, in milliseconds. */
const GRACE = 4000;

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} on ${host} is in use: stop what uses it, or choose another one with PORT.`);
    }
    throw new StartError(`Cannot listen on ${host}, port ${port} (${String(code ?? error)}): see HOST and PORT.`);
  }
}

/** Closes an app: idle connections at once, requests in progress after a grace period. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), GRACE);
  await app.close();
  clearTimeout(timer);
}

/** The metrics of this server, on an address of their own if the settings name one. */
async function openMetrics(settings: Settings, log: Log, opened: Opened) {
  const metrics = createMetrics(settings, log);
  const app = await metrics?.listen();
  if (app) opened.add(() => app.close());
  return metrics;
}

/** The traces of this server, whose libraries are loaded only if the settings name a collector. */
async function openTraces({ tracesUrl }: Settings, log: Log, opened: Opened): Promise<Tracing | null> {
  if (tracesUrl === null) return null;
  const { openTracing } = await import('./core/http/tracing.ts');
  const tracing = openTracing(tracesUrl, log);
  opened.add(tracing.close);
  return tracing;
}

/** Locates the database: the embedded one, opened exclusively, or the one of `DATABASE_URL`. */
async function locateDatabase(
  { settings, onFatal }: StartOptions,
  opened: Opened,
): Promise<DatabaseUrls & { readonly folder: string | null }> {
  const { databaseUrl, directDatabaseUrl } = settings;
  if (databaseUrl !== null) return { url: databaseUrl, directUrl: directDatabaseUrl ?? databaseUrl, folder: null };
  const { url, folder, stop } = await openEmbeddedDatabase(settings.dataDir, onFatal);
  opened.add(stop);
  return { url, directUrl: url, folder };
}

/** Data that production requires, each with whether it exists. */
async function missingIn({ db }: Services): Promise<readonly string[]> {
  const needed: Readonly<Record<string, { executeTakeFirst(): Promise<unknown> }>> = {
    'no site': db
      .selectFrom('sites')
      .select(sql`1`.as('one'))
      .limit(1),
    'no issuer of invoices': db
      .selectFrom('issuers')
      .select(sql`1`.as('one'))
      .limit(1),
    'no publication with a price': db
      .selectFrom('publication_prices')
      .select(sql`1`.as('one'))
      .limit(1),
    'no type of license': db
      .selectFrom('licences')
      .select(sql`1`.as('one'))
      .limit(1),
    'no legal page': db
      .selectFrom('legal_passages')
      .select(sql`1`.as('one'))
      .limit(1),
  };
  const found = await Promise.all(
    Object.entries(needed).map(async ([name, rows]) => ((await rows.executeTakeFirst()) ? [] : [name])),
  );
  return found.flat();
}

/** Throws a `StartError` that lists everything that forbids production: unsafe settings, and missing data. */
async function refuseProduction(services: Services): Promise<void> {
  const demo = await demoPartsIn(services.db);
  const missing = await missingIn(services);
  const issues = [
    ...(providerOf(services).isSandbox
      ? [
          'The payment provider is the sandbox: its cards are test cards, and no money moves. Set PAYMENTS=stripe with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.',
        ]
      : []),
    ...(demo.length > 0
      ? [
          `The database holds the demo (${demo.join(', ')}). Give production a database of its own: DATABASE_URL or DATA_DIR.`,
        ]
      : []),
    ...(missing.length > 0
      ? [`The database has ${missing.join(', ')}. Fill it with a publisher’s file: npm run office -- import FILE`]
      : []),
  ];
  if (issues.length === 0) return;
  throw new StartError(['Production cannot start:', ...issues.map((line) => `  ${line}`)].join('\n'));
}

/** Throws a `StartError` if a public address would serve the demo, whose passwords are published. */
async function refuseDemo({ db, settings }: Services): Promise<void> {
  const demo = await demoPartsIn(db);
  if (demo.length === 0) return;
  throw new StartError(
    `This database holds the demo (${demo.join(', ')}), whose passwords everybody knows, and ${settings.publicUrl} is not this machine alone. Set DEMO=on if that is meant, or choose another database: DATABASE_URL or DATA_DIR.`,
  );
}

/** Rejects if another back end does not answer the first call of every page, the site's. */
async function requireOtherSite(app: FastifyInstance, { prefixRouting }: Settings): Promise<void> {
  const url = callPath(calls.infossiteweb, { locale: defaultLocale, prefixRouting });
  const { statusCode, body } = await app.inject({ url });
  const isAnswered = statusCode === 200 && is(JSON.parse(body), type({ isSuccess: literal(true) }));
  if (!isAnswered) throw new Error(`The site's call answers ${statusCode}`);
}

/** Readiness checks of this server; `age`: of its background work, in milliseconds. */
function readinessOf({ requests, health }: ServerServices, age: () => number): ReadinessChecks {
  const bound = requests.settings.backgroundAge;
  return {
    database: () => requireWritable(health),
    migrations: () => requireMigrated(health),
    site: async () => {
      calls.infossiteweb.answer.encode(await readSite({ db: health }, defaultLocale, null));
    },
    background: async () => {
      if (age() > bound) throw new Error(`A round of background work has not ended for ${bound} ms`);
    },
  };
}

/** Test control, loaded only on demand: never in production. */
async function testControlOf(services: Services) {
  if (!services.settings.testControl) return null;
  const { serveTestControl } = await import('./test-control/serve-test-control.ts');
  return serveTestControl(services);
}

async function startOwnCalls(options: StartOptions, opened: Opened): Promise<RunningServer> {
  const {
    settings,
    log,
    dist,
    stopping = new AbortController().signal,
    worksInBackground = true,
    readDocument = readMailDocument,
  } = options;
  const tracing = await openTraces(settings, log, opened);
  const { folder, ...urls } = await locateDatabase(options, opened);
  stopping.throwIfAborted();
  const server = await openServerServices({ settings, log, ...urls, stopping, readDocument }, opened);
  const { requests: services, reads, background, setup } = server;
  if (settings.production) await refuseProduction(services);
  if (settings.demo) await seedWhenEmpty(setup);
  else await refuseDemo(services);
  const listener = await listenTo(urls.directUrl, [modificationChannel, networksChannel], log);
  opened.add(listener.close);
  if (settings.isDatabasePooled) await requireSession(listener, services.db, modificationChannel);
  const metrics = await openMetrics(settings, log, opened);
  if (metrics) addBusinessMetrics(metrics.database, reads);
  let work: BackgroundWork | null = null;
  const app: FastifyInstance = await buildApp({
    settings,
    log,
    dist,
    metrics,
    tracing,
    stopping,
    readFacts: documentFactsOf(reads),
    isRecognised: recognisedNetworks(reads, listener),
    readiness: readinessOf(server, () => work?.age() ?? 0),
    testControl: await testControlOf(services),
    plugins: [
      answerCalls(services, reads),
      servePayments(services),
      documentsPlugin(services),
      sharedQuotationsPlugin(services),
      legalPagesPlugin(reads),
      newsletterPagesPlugin(services),
      modificationEventsPlugin(services, listener),
    ],
  });
  let workStops: Promise<void> | null = null;
  const stopWork = async (): Promise<void> => {
    workStops ??= work?.stop() ?? null;
    await workStops;
  };
  // Background work ends while the last requests are answered.
  stopping.addEventListener('abort', () => void stopWork());
  opened.add(async () => {
    await Promise.all([stopWork(), closeApp(app)]);
  });
  const demo = settings.demo ? await demoBlock(services) : [];
  stopping.throwIfAborted();
  // The last step that may fail: a server that listens is not ended by its database.
  await listen(app, settings);
  if (worksInBackground) work = startBackgroundWork(background);
  return { databaseFolder: folder, demo, close: () => opened.close() };
}

async function startForwarding(options: StartOptions, opened: Opened): Promise<RunningServer> {
  const { settings, log, dist, stopping } = options;
  const metrics = await openMetrics(settings, log, opened);
  const tracing = await openTraces(settings, log, opened);
  const app: FastifyInstance = await buildApp({
    settings,
    log,
    dist,
    metrics,
    tracing,
    ...(stopping && { stopping }),
    readiness: { site: () => requireOtherSite(app, settings) },
    testControl: null,
    plugins: [],
  });
  opened.add(() => closeApp(app));
  await listen(app, settings);
  return { databaseFolder: null, demo: [], close: () => opened.close() };
}

/**
 * Starts the product: database, migrations, demo data if the database is empty, page and calls; or, with `AJAX_TARGET`,
 * the page and a proxy to another back end. Throws a `StartError`, after closing everything again.
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const opened = new Opened();
  try {
    const start = options.settings.ajaxTarget === null ? startOwnCalls : startForwarding;
    return await start(options, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}
