import { pause } from '../in-time.ts';

/**
 * Minimum duration in milliseconds: more than queueing any email takes, so that the response time does not reveal which
 * one was sent.
 */
export const SOONEST = 150;

/** Resolves to the work's result, after a minimum duration, so that its timing reveals nothing. */
export async function noSooner<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, pause(SOONEST)]);
  return result;
}
