/**
 * Runs in a thread of its own (`prerenderer.ts`) and draws pages there. An error that nothing catches, endless work or too much
 * memory end this thread, not the server.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { create, define, string, type as having } from 'superstruct';
import type { BeginningAsked, RenderBeginning } from '../../../src/contract/ssr.ts';

const { file } = create(workerData, having({ file: string() }));
const module: unknown = await import(file);
const { renderBeginning } = create(
  module,
  having({ renderBeginning: define<RenderBeginning>('a function', (value) => typeof value === 'function') }),
);

parentPort?.on('message', (asked: BeginningAsked) => {
  renderBeginning(asked).then(
    (beginning) => parentPort?.postMessage({ beginning }),
    (error: unknown) => parentPort?.postMessage({ error }),
  );
});
parentPort?.postMessage({ isReady: true });
