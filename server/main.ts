import { existsSync } from 'node:fs';
import { announcement } from './announcement.ts';
import { standardLog } from './core/log.ts';
import { whenParentIsGone } from './core/parent-gone.ts';
import { readSettings } from './core/settings.ts';
import { StartError } from './core/start-error.ts';
import type { RunningServer } from './start.ts';
import { startServer } from './start.ts';

/**
 * How long closing may take before the process ends anyway, in milliseconds: longer than the embedded database may take to
 * write down what it has in memory, for which `pg_ctl` waits a minute.
 */
const LONGEST_CLOSE = 80_000;

/** How long requests under way may take to finish after an error that nothing has caught, in milliseconds. */
const LONGEST_DRAIN = 10_000;

const dist = new URL('../dist/', import.meta.url);

function fail(error: unknown): never {
  if (error instanceof StartError) console.error(`\n${error.message}\n`);
  else standardLog.error('The server stopped', error);
  process.exit(1);
}

/** The built page; none with `--without-page`, where the development server gives the page. */
function builtPage(): URL | null {
  if (process.argv.includes('--without-page')) return null;
  if (existsSync(new URL('index.html', dist))) return dist;
  throw new StartError('The page is not built yet: run "npm run build", or "npm start", which does both.');
}

async function stop(starting: Promise<RunningServer>): Promise<void> {
  setTimeout(() => fail(new Error('Closing took too long')), LONGEST_CLOSE).unref();
  const server = await starting;
  await server.close();
  process.exit(0);
}

/**
 * Ends the process after an error that nothing has caught, since its state is unknown: takes no more requests, finishes those
 * under way for as long as `LONGEST_DRAIN`, exits with 1.
 */
function drainAfterErrors(starting: Promise<RunningServer>): void {
  let isDraining = false;
  const drain = (message: string) => (error: unknown) => {
    standardLog.error(message, error);
    if (isDraining) return;
    isDraining = true;
    setTimeout(() => process.exit(1), LONGEST_DRAIN);
    starting
      .then((server) => server.close())
      .catch((failure: unknown) => standardLog.error('The server could not be closed', failure))
      .finally(() => process.exit(1));
  };
  process.on('uncaughtException', drain('An error that nothing has caught ends the server'));
  process.on('unhandledRejection', drain('A rejection that nothing has handled ends the server'));
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const starting = startServer({ settings, log: standardLog, dist: builtPage(), onFatal: fail });
  drainAfterErrors(starting);
  // A terminal and npm may both pass on the same Ctrl-C: the second changes nothing.
  let isStopping = false;
  const stopOnce = (): void => {
    if (isStopping) return;
    isStopping = true;
    stop(starting).catch(fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnce);
  whenParentIsGone(stopOnce);
  const server = await starting;
  if (!isStopping) console.log(announcement(settings, server));
}

await main().catch(fail);
