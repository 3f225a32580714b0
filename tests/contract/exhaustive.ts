/**
 * Whether every interleaving and scenario is tried, and the tests that kill the server run (`EXHAUSTIVE=1`, as `npm run test:long` sets it), or a few that are
 * spread evenly, as a commit can wait for.
 */
export const isExhaustive = process.env['EXHAUSTIVE'] === '1';
