/**
 * Imports of code and texts that survive a broken connection. A browser can neither abort an `import()` nor repeat one
 * that hangs, so its files, which Vite's preload helper and the document name as `<link rel="modulepreload">`, are
 * fetched in parallel.
 */

/** Silence after which a file is requested again, in milliseconds: three round trips of the slowest line. */
export const SILENCE = 6_000;

/** Time for an import until its files are watched, in milliseconds. */
export const PATIENCE = 3_000;

const ATTEMPTS = 3;

/** A file of the build that could not be loaded: the network, or another release. */
export class MissingFile extends Error {
  /** It is in the browser's cache by now, but only a new page load can import it. */
  readonly isCached: boolean;

  constructor(file: string, { isCached = false, cause }: { isCached?: boolean; cause?: unknown } = {}) {
    super(`A dynamically imported module is missing: ${file}`, { cause });
    this.isCached = isCached;
  }
}

/** The server has answered, and does not have the file: a retry would not help. */
class Refused extends Error {}

/** Whether an error is that the server answered without a file: another release has removed it. */
export function isRemoved(error: unknown): boolean {
  return error instanceof MissingFile && error.cause instanceof Refused;
}

/** Messages of browsers and Vite's preload helper for a module that cannot be loaded, not for one that throws. */
const notLoaded = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error is that code could not be loaded: the network, or another release. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && notLoaded.test(error.message);
}

/** Reads a file to its end. Rejects where it is refused, the connection breaks, or nothing arrives for too long. */
async function read(file: string, cache: RequestCache): Promise<void> {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => timeout.abort(), SILENCE);
  };
  try {
    restart();
    const answer = await fetch(file, { cache, signal: timeout.signal });
    if (!answer.ok) throw new Refused(`${answer.status}`);
    const reader = answer.body?.getReader();
    while (reader && !(await reader.read()).done) restart();
  } finally {
    clearTimeout(timer);
  }
}

async function readWithRetry(file: string, cache: RequestCache, attempts = ATTEMPTS): Promise<void> {
  try {
    await read(file, cache);
  } catch (cause) {
    if (attempts === 1 || cause instanceof Refused) throw new MissingFile(file, { cause });
    await readWithRetry(file, cache, attempts - 1);
  }
}

/** Runs an operation once per file, and again if it has failed. */
function oncePerFile<Result>(act: (file: string) => Promise<Result>): (file: string) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (file) => {
    const known = results.get(file);
    if (known) return known;
    const result = act(file);
    results.set(file, result);
    result.catch(() => results.delete(file));
    return result;
  };
}

/** Fetches a file into the browser's cache. Rejects with `MissingFile`. */
export const fetchFile = oncePerFile((file) => readWithRetry(file, 'default'));

/**
 * Whether a file comes by the request that is under way: a second request reads along with it in the browser's cache. Where
 * nothing comes, the file is fetched past that request.
 */
const comesByItself = oncePerFile((file) =>
  read(file, 'default').then(
    () => true,
    () => readWithRetry(file, 'reload').then(() => false),
  ),
);

/** The files that are imported, or have been: all that the document preloads; none while a server draws a page. */
const preloadedFiles = (): readonly string[] =>
  typeof document === 'undefined'
    ? []
    : [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
        ({ href }) => new URL(href).pathname,
      );

const wait = (time: number, unless: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    unless.addEventListener('abort', () => clearTimeout(timer));
  });

/** Rejects when an import hangs, once its files are in the cache. Stays pending where the import settles first. */
async function hangs(settled: AbortSignal): Promise<never> {
  await wait(PATIENCE, settled);
  const files = preloadedFiles();
  // A development server preloads nothing, and a server that draws a page waits.
  if (files.length === 0) return new Promise(() => undefined);
  const come = await Promise.all(files.map(comesByItself));
  // Then the import gets them from the cache, too, unless the browser partitions it.
  if (come.every(Boolean)) await wait(SILENCE, settled);
  throw new MissingFile(files.join(), { isCached: true });
}

/**
 * Imports a part of the application. A file that does not come is requested again. Rejects with `MissingFile` where that is
 * in vain, or where only a new page load can import it.
 *
 * @param load The `import()`.
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  const settled = new AbortController();
  try {
    return await Promise.race([load(), hangs(settled.signal)]);
  } catch (error) {
    if (error instanceof MissingFile || !isMissingCode(error)) throw error;
    await Promise.all(preloadedFiles().map(fetchFile));
    return await load().catch((cause: unknown) => {
      throw new MissingFile('', { isCached: true, cause });
    });
  } finally {
    settled.abort();
  }
}

/**
 * Whether a reload brings what came too late for this page load: once, so that it never loops. To be done where the missing
 * code would be drawn, since nothing can have been typed there.
 */
export function isWorthReloading(error: unknown): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return error instanceof MissingFile && error.isCached && !isReload;
}
