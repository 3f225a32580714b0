import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { create, optional, string, type as having, unknown } from 'superstruct';
import type { PrerenderedPage, PrerenderRequest } from '../../../contract/ssr.ts';
import { inTime } from '../in-time.ts';

/** Longest rendering of a page, in milliseconds. */
const LONGEST = 1_000;

/** Longest load of the rendering code, in milliseconds. */
const LONGEST_LOAD = 20_000;

/** The longest page, in characters. */
const LARGEST = 1_000_000;

/** Memory limit of the thread, in megabytes. */
const MOST_MEMORY = 256;

const answer = having({
  prerendered: optional(having({ html: string(), path: string(), redirect: string() })),
  error: unknown(),
});

/** The next message of a thread. Rejects if the thread ends or the time runs out first. */
async function nextMessage(thread: Worker, patience: number): Promise<unknown> {
  const isOver = new AbortController();
  const { signal } = isOver;
  const ended = async (): Promise<never> => {
    await once(thread, 'exit', { signal });
    throw new Error('The thread that draws pages has ended');
  };
  try {
    // `once` rejects with an uncaught error of the thread.
    const messages: readonly unknown[] = await inTime(
      Promise.race([once(thread, 'message', { signal }), ended()]),
      patience,
    );
    return messages[0];
  } finally {
    isOver.abort();
  }
}

/**
 * Renders pages one after the other in a thread. Time, memory and length are bounded, and failures do not reach the
 * server: a page that cannot be rendered rejects, and the next one starts a new thread.
 */
export class Prerenderer {
  readonly #file: URL;
  #thread: Promise<Worker> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** @param file The rendering module (`src/app/ssr/render.tsx`, built). */
  constructor(file: URL) {
    this.#file = file;
  }

  async #start(): Promise<Worker> {
    const thread = new Worker(new URL('prerender-thread.ts', import.meta.url), {
      workerData: { file: this.#file.href },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    thread.unref();
    // An error that occurs while no call waits for the thread.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      this.#thread = null;
    });
    try {
      await nextMessage(thread, LONGEST_LOAD);
      return thread;
    } catch (error) {
      this.#thread = null;
      await thread.terminate();
      throw error;
    }
  }

  async #draw(asked: PrerenderRequest): Promise<PrerenderedPage> {
    const thread = await this.open();
    const answered = nextMessage(thread, LONGEST);
    thread.postMessage(asked);
    const message = await answered.catch(async (error: unknown) => {
      // Work still running in the thread belongs to this page.
      this.#thread = null;
      await thread.terminate();
      throw error;
    });
    const { prerendered, error } = create(message, answer);
    if (!prerendered) throw new Error('The page cannot be drawn', { cause: error });
    if (prerendered.html.length > LARGEST)
      throw new Error(`A page of ${prerendered.html.length} characters is too long`);
    return prerendered;
  }

  /** Starts the thread, if there is none. Rejects if its code cannot be loaded. */
  open(): Promise<Worker> {
    this.#thread ??= this.#start();
    return this.#thread;
  }

  /** Renders a page after those queued before it. Rejects if rendering fails, takes too long or yields too much. */
  render(asked: PrerenderRequest): Promise<PrerenderedPage> {
    const drawn = this.#last.then(() => this.#draw(asked));
    this.#last = drawn.catch(() => undefined);
    return drawn;
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    const thread = await this.#thread?.catch(() => null);
    await thread?.terminate();
  }
}
