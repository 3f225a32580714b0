const last = new WeakMap<object, Promise<unknown>>();

/** Runs work for a subject after all its earlier work has settled. */
export function oneAtATime<Result>(subject: object, work: () => Promise<Result>): Promise<Result> {
  const result = (last.get(subject) ?? Promise.resolve()).then(work, work);
  last.set(subject, result);
  return result;
}
