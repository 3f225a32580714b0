/**
 * Whether the run is exhaustive (`EXHAUSTIVE=1`, as `npm run test:long` sets it): every interleaving, scenarios drawn by the
 * application, and servers that are killed, stopped while something hangs, restored, or behind a pooler. Else those that a
 * commit can wait for.
 */
export const isExhaustive = process.env['EXHAUSTIVE'] === '1';
