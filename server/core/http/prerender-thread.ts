/**
 * Runs in a thread of its own (`prerenderer.ts`) and draws pages there. An error that nothing catches, endless work or too much
 * memory end this thread, not the server.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { create, define, string, type as having } from 'superstruct';
import type { PrerenderRequest, RenderDocument } from '../../../contract/ssr.ts';

const { file } = create(workerData, having({ file: string() }));
const module: unknown = await import(file);
const { renderDocument } = create(
  module,
  having({ renderDocument: define<RenderDocument>('a function', (value) => typeof value === 'function') }),
);

parentPort?.on('message', (asked: PrerenderRequest) => {
  renderDocument(asked).then(
    (prerendered) => parentPort?.postMessage({ prerendered }),
    (error: unknown) => parentPort?.postMessage({ error }),
  );
});
parentPort?.postMessage({ isReady: true });
