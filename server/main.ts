import { existsSync } from 'node:fs';
import { announcement } from './announcement.ts';
import { pause } from './core/in-time.ts';
import { standardLog } from './core/log.ts';
import { whenParentIsGone, StartError } from './core/start-stop.ts';
import { readSettings } from './core/settings.ts';
import type { RunningServer } from './start.ts';
import { startServer } from './start.ts';

/** How long a signal to stop may take in all before the process ends anyway, in milliseconds. */
const LONGEST_STOP = 9000;

/** How long requests are still taken after `SIGTERM`, for a load balancer to notice that the server is not ready, in milliseconds. */
const DRAIN = 2000;

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

/** Ends the process with 0: in order, or after `LONGEST_STOP` with what hangs. A start under way is given up. */
async function stop(starting: Promise<RunningServer>, drain: number): Promise<void> {
  setTimeout(() => {
    standardLog.warn('Stopping took too long: the process ends with what is under way');
    process.exit(0);
  }, LONGEST_STOP);
  // A start that was given up has closed everything.
  const server = await starting.catch(() => null);
  if (server) await pause(drain);
  await server?.close();
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
  standardLog.logger.level = settings.logLevel;
  const stopping = new AbortController();
  const { signal } = stopping;
  const starting = startServer({ settings, log: standardLog, dist: builtPage(), stopping: signal, onFatal: fail });
  drainAfterErrors(starting);
  // A terminal and npm may both pass on the same Ctrl-C: the second changes nothing.
  const stopOnce = (drain: number) => (): void => {
    if (signal.aborted) return;
    stopping.abort();
    stop(starting, drain).catch(fail);
  };
  for (const name of ['SIGINT', 'SIGHUP'] as const) process.on(name, stopOnce(0));
  process.on('SIGTERM', stopOnce(DRAIN));
  whenParentIsGone(stopOnce(0));
  const server = await starting.catch((error: unknown) => {
    if (signal.aborted) return null;
    throw error;
  });
  if (server && !signal.aborted) console.log(announcement(settings, server));
}

await main().catch(fail);
