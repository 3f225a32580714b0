import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds: more than any letter takes to write whose sender must not learn which one it is. */
const SOONEST = 150;

/** Waits for work, and no less than a while: how long an answer takes does not tell what was done. */
export async function noSooner(work: Promise<void>): Promise<void> {
  await Promise.all([work, pause(SOONEST)]);
}
