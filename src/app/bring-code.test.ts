// @vitest-environment jsdom
/** Files of the build that do not come are asked for again, and imported when they are there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringCode, MissingFile, READ_ALONG, SILENCE } from './bring-code.ts';

const never = new Promise<never>(() => undefined);
const fetched = vi.fn<(file: string, options: RequestInit) => Promise<Response>>();

/** A request that is not answered, until it is called off. */
const silent = (_: string, { signal }: RequestInit): Promise<Response> =>
  new Promise((_there, reject) => signal?.addEventListener('abort', () => reject(new Error('Called off'))));

/** One that is answered byte by byte, each just before it would be too late. */
const slow = async (_: string, { signal }: RequestInit): Promise<Response> => {
  let count = 0;
  const body = new ReadableStream({
    start: (stream) => signal?.addEventListener('abort', () => stream.error(new Error('Called off'))),
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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', fetched);
  document.head.innerHTML = '';
});

afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a file that nothing is heard of is called off, asked for again, and imported once it is there', async () => {
  fetched.mockImplementationOnce(silent).mockImplementation(async () => new Response('code'));
  const load = vi.fn<() => Promise<string>>(async () => 'module');
  const coming = bringCode(load, ['assets/a.js', 'assets/b.js']);
  await vi.advanceTimersByTimeAsync(SILENCE - 1);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await coming).toBe('module');
  expect(fetched.mock.calls.map(([file]) => file)).toEqual(['/assets/a.js', '/assets/b.js', '/assets/a.js']);
  expect(await bringCode(load, ['assets/b.js'])).toBe('module');
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('a slow file is waited for as long as something comes of it', async () => {
  fetched.mockImplementation(slow);
  const coming = bringCode(async () => 'module', ['assets/slow.js']);
  await vi.advanceTimersByTimeAsync(5 * SILENCE);
  expect(await coming).toBe('module');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('three times; what the server has not, once; and whoever needs it later asks anew', async () => {
  fetched.mockRejectedValue(new TypeError('The line is down'));
  const load = async (): Promise<string> => 'module';
  await expect(bringCode(load, ['assets/c.js'])).rejects.toThrow(MissingFile);
  expect(fetched).toHaveBeenCalledTimes(3);
  fetched.mockReset();
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  await expect(bringCode(load, ['assets/c.js'])).rejects.toThrow(MissingFile);
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockResolvedValueOnce(new Response('code'));
  expect(await bringCode(load, ['assets/c.js'])).toBe('module');
});

test('what the document names is imported at once; where nothing comes of it, it is fetched for the next page load', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/d.js">';
  fetched.mockImplementationOnce(silent).mockImplementation(async () => new Response('code'));
  expect(await bringCode(async () => 'module', ['assets/d.js'])).toBe('module');
  await vi.advanceTimersByTimeAsync(2 * SILENCE);
  expect(fetched).not.toHaveBeenCalled();
  const coming = bringCode(() => never, ['assets/d.js']).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(READ_ALONG + SILENCE);
  expect(await coming).toMatchObject({ isThereNow: true });
  expect(fetched.mock.calls.map(([file, { cache }]) => [file, cache])).toEqual([
    ['/assets/d.js', 'default'],
    ['/assets/d.js', 'reload'],
  ]);
});

test('what the document names is waited for as long as something comes of it', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/e.js">';
  fetched.mockImplementation(slow);
  const load = (): Promise<string> =>
    new Promise((resolve) => setTimeout(() => resolve('module'), READ_ALONG + 5 * SILENCE));
  const coming = bringCode(load, ['assets/e.js']);
  await vi.advanceTimersByTimeAsync(READ_ALONG + 5 * SILENCE);
  expect(await coming).toBe('module');
  expect(fetched).toHaveBeenCalledTimes(1);
});
