const last = new WeakMap<object, Promise<unknown>>();

/** Does work for a subject after all work that was begun for it before has ended, well or not. */
export function oneAtATime<Result>(subject: object, work: () => Promise<Result>): Promise<Result> {
  const result = (last.get(subject) ?? Promise.resolve()).then(work, work);
  last.set(subject, result);
  return result;
}
