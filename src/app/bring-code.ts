/**
 * Brings code and texts of the build, and asks again for what does not come. A browser never gives up a module that it has
 * begun to import, nor imports it anew from the same address; from another address it would be a second instance. So files
 * are fetched first, which can be called off and repeated, and imported from the browser's cache when they are there. The
 * build calls this for every `import()` (`scripts/build/ask-again.ts`).
 */

/** So long a file may be silent before it is asked for again, in milliseconds: three round trips of the slowest line. */
export const SILENCE = 6_000;

/** From then on it is watched whether something comes of what the document has begun to load, in milliseconds. */
export const READ_ALONG = 3_000;

/** A file is asked for so often. */
const TIMES = 3;

/** A file of the build that cannot be had: the network, or another release. */
export class MissingFile extends Error {
  /** It has come since, too late for this page load: one that begins anew finds it in the browser's cache. */
  readonly isThereNow: boolean;

  constructor(file: string, { isThereNow = false, cause }: { isThereNow?: boolean; cause?: unknown } = {}) {
    super(`A dynamically imported module is missing: ${file}`, { cause });
    this.isThereNow = isThereNow;
  }
}

/** The server has answered, and does not have it: to ask again would not help. */
class Refused extends Error {}

/** Whether an error is that the server answered without a file: another release has taken it away. */
export function isTakenAway(error: unknown): boolean {
  return error instanceof MissingFile && error.cause instanceof Refused;
}

/** Reads a file to its end. Rejects where it is refused, the line breaks, or nothing is heard for too long. */
async function read(file: string, cache: RequestCache): Promise<void> {
  const calledOff = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => calledOff.abort(), SILENCE);
  };
  try {
    listen();
    const answer = await fetch(file, { cache, signal: calledOff.signal });
    if (!answer.ok) throw new Refused(`${answer.status}`);
    const reader = answer.body?.getReader();
    while (reader && !(await reader.read()).done) listen();
  } finally {
    clearTimeout(silence);
  }
}

async function askFor(file: string, cache: RequestCache, times = TIMES): Promise<void> {
  try {
    await read(file, cache);
  } catch (cause) {
    if (times === 1 || cause instanceof Refused) throw new MissingFile(file, { cause });
    await askFor(file, cache, times - 1);
  }
}

const brought = new Map<string, Promise<void>>();

/** Brings a file into the browser's cache, once. Rejects with `MissingFile`; whoever asks then asks anew. */
export function bringFile(file: string): Promise<void> {
  const known = brought.get(file);
  if (known) return known;
  const coming = askFor(file, 'default');
  brought.set(file, coming);
  coming.catch(() => brought.delete(file));
  return coming;
}

/** Whether the browser has begun to load a file as a module, because the document names it. */
const isBegun = (file: string): boolean =>
  document.head.querySelector(`link[rel="modulepreload"][href="${CSS.escape(file)}"]`) !== null;

const wait = (time: number, untilThen: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    untilThen.addEventListener('abort', () => clearTimeout(timer));
  });

/**
 * Rejects when files that the browser has begun to load stay away; those of which nothing came have been asked for again by
 * then. What comes of them nobody is told, but a second request reads along with one under way.
 */
async function missed(files: readonly string[], hasCome: AbortSignal): Promise<never> {
  await wait(READ_ALONG, hasCome);
  const reads = await Promise.allSettled(files.map((file) => read(file, 'default')));
  const silent = files.filter((_, index) => reads[index]?.status === 'rejected');
  // Past the request that hangs, which the cache would wait for.
  await Promise.all(silent.map((file) => askFor(file, 'reload')));
  // What came has come for the import, too, unless the browser keeps the two apart.
  if (silent.length === 0) await wait(SILENCE, hasCome);
  throw new MissingFile(files.join(), { isThereNow: true });
}

/**
 * Imports a part of the application.
 *
 * @param load The import itself.
 * @param paths Its file and those of all that it imports, below the site's root.
 */
export async function bringCode<Module>(load: () => Promise<Module>, paths: readonly string[] = []): Promise<Module> {
  const files = paths.map((path) => `/${path}`);
  const begun = files.filter(isBegun);
  await Promise.all(files.filter((file) => !begun.includes(file)).map(bringFile));
  if (begun.length === 0) return load();
  const hasCome = new AbortController();
  try {
    return await Promise.race([load(), missed(begun, hasCome.signal)]);
  } finally {
    hasCome.abort();
  }
}

/**
 * Whether to load the page anew brings what came too late for this load: once, so that it never turns in a circle. To be
 * done by whoever would draw the missing code, where nothing can have been typed yet.
 */
export function isWorthLoadingAnew(error: unknown): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
  return error instanceof MissingFile && error.isThereNow && !isReload;
}
