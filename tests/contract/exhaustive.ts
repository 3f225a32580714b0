/**
 * Whether the run is exhaustive (`EXHAUSTIVE=1`, as `npm run test:long` sets it): every interleaving, every confirmation of a
 * payment with each provider, payments in both languages, the documents of more sales, scenarios drawn by the application, more
 * commands as processes, and servers that are killed, stopped while something hangs, restored, or behind a pooler. Else those
 * that a commit can wait for.
 */
export const isExhaustive = process.env['EXHAUSTIVE'] === '1';
