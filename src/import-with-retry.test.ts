// @vitest-environment jsdom
/** Files of the build that do not come are requested again, and imported once they are there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFile, importWithRetry, isRemoved, MissingFile, PATIENCE, SILENCE } from './import-with-retry.ts';

const never = new Promise<never>(() => undefined);
const fetched = vi.fn<(file: string, options: RequestInit) => Promise<Response>>();

/** The error of browsers for an import whose file they could not load. */
const notLoaded = (): Error => new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

/** A request that is not answered until it is aborted. */
const silent = (_: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_there, reject) => signal?.addEventListener('abort', () => reject(new Error('Aborted'))));

/** One that is answered byte by byte, each just before it would be too late. */
const slow = async (_: string, { signal }: RequestInit): Promise<Response> => {
  let count = 0;
  const body = new ReadableStream({
    start: (stream) => signal?.addEventListener('abort', () => stream.error(new Error('Aborted'))),
    pull: async (stream) => {
      await new Promise((resolve) => setTimeout(resolve, SILENCE - 1));
      count += 1;
      if (signal?.aborted) return;
      if (count > 4) stream.close();
      else stream.enqueue(new Uint8Array(1));
    },
  });
  return new Response(body);
};

/** Has the document preload files, as Vite's helper does before an import. */
function preloads(...files: readonly string[]): void {
  document.head.innerHTML = files.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', fetched);
  preloads();
});

afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('aborts a file that sends nothing, and requests it again, once for all who need it', async () => {
  fetched.mockImplementationOnce(silent).mockImplementation(async () => new Response('code'));
  const coming = Promise.all(['/assets/a.js', '/assets/b.js'].map(fetchFile));
  await vi.advanceTimersByTimeAsync(SILENCE - 1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await coming;
  await fetchFile('/assets/b.js');
  expect(fetched.mock.calls.map(([file]) => file)).toEqual(['/assets/a.js', '/assets/b.js', '/assets/a.js']);
});

test('waits for a slow file as long as bytes arrive', async () => {
  fetched.mockImplementation(slow);
  const coming = fetchFile('/assets/slow.js');
  await vi.advanceTimersByTimeAsync(5 * SILENCE);
  await coming;
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('imports again once the files of a failed import are there', async () => {
  preloads('/assets/again.js');
  fetched.mockRejectedValueOnce(new TypeError('The line is down')).mockImplementation(async () => new Response('code'));
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(notLoaded()).mockResolvedValueOnce('module');
  expect(await importWithRetry(load)).toBe('module');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('gives up after three requests, or after one that the server refuses, and starts again when asked again', async () => {
  preloads('/assets/c.js');
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(notLoaded());
  fetched.mockRejectedValue(new TypeError('The line is down'));
  const offline: unknown = await importWithRetry(load).catch((error: unknown) => error);
  expect(offline).toBeInstanceOf(MissingFile);
  expect(isRemoved(offline)).toBe(false);
  expect(fetched).toHaveBeenCalledTimes(3);
  fetched.mockReset();
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  expect(isRemoved(await importWithRetry(load).catch((error: unknown) => error))).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockResolvedValueOnce(new Response('code'));
  load.mockReset();
  load.mockRejectedValueOnce(notLoaded()).mockResolvedValueOnce('module');
  expect(await importWithRetry(load)).toBe('module');
});

test('leaves an import that the browser does not repeat to the next page load', async () => {
  fetched.mockImplementation(async () => new Response('code'));
  preloads('/assets/kept.js');
  await expect(importWithRetry(() => Promise.reject(notLoaded()))).rejects.toMatchObject({ isCached: true });
});

test('passes on what a module throws', async () => {
  preloads('/assets/broken.js');
  const error = new TypeError('x is undefined');
  await expect(importWithRetry(() => Promise.reject(error))).rejects.toBe(error);
  expect(fetched).not.toHaveBeenCalled();
});

test('fetches the files of an import that hangs for the next page load, and none of one that comes', async () => {
  preloads('/assets/d.js');
  fetched.mockImplementationOnce(silent).mockImplementation(async () => new Response('code'));
  expect(await importWithRetry(async () => 'module')).toBe('module');
  await vi.advanceTimersByTimeAsync(2 * SILENCE);
  expect(fetched).not.toHaveBeenCalled();
  const coming = importWithRetry(() => never).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(PATIENCE + SILENCE);
  expect(await coming).toMatchObject({ isCached: true });
  expect(fetched.mock.calls.map(([file, { cache }]) => [file, cache])).toEqual([
    ['/assets/d.js', 'default'],
    ['/assets/d.js', 'reload'],
  ]);
});

test('waits for an import as long as bytes of its files arrive', async () => {
  preloads('/assets/e.js');
  fetched.mockImplementation(slow);
  const load = (): Promise<string> =>
    new Promise((resolve) => setTimeout(() => resolve('module'), PATIENCE + 5 * SILENCE));
  const coming = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(PATIENCE + 5 * SILENCE);
  expect(await coming).toBe('module');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('waits without end where nothing is preloaded, as by a development server', async () => {
  const load = (): Promise<string> => new Promise((resolve) => setTimeout(() => resolve('module'), 10 * SILENCE));
  const coming = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(10 * SILENCE);
  expect(await coming).toBe('module');
});

test('waits without end where there is no document: on a server that draws a page', async () => {
  vi.stubGlobal('document', undefined);
  const coming = importWithRetry(() => new Promise((resolve) => setTimeout(() => resolve('module'), 10 * PATIENCE)));
  await vi.advanceTimersByTimeAsync(10 * PATIENCE);
  await expect(coming).resolves.toBe('module');
  expect(fetched).not.toHaveBeenCalled();
});
