import type { Moment } from '../../machines/domain/moment.ts';

/** The browser's clock, where an answer does not have the server's. */
export const ownClock = (): Moment => new Date().toISOString();
