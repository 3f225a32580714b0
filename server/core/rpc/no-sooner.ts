import { pause } from '../in-time.ts';

/** Milliseconds: more than any letter takes to write whose answer must not tell which letter it was. */
export const SOONEST = 150;

/** What work gives, no sooner than any work of its kind would: the time that it takes tells nothing. */
export async function noSooner<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, pause(SOONEST)]);
  return result;
}
