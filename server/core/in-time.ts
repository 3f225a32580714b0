/** Resolves after so many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The result of `work` if it settles within so many milliseconds. Rejects otherwise; a later result is ignored. */
export async function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

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
