/** A list with fewer records is read at a glance: it has no filters, unless one is set. */
const FEWEST = 6;

/** Whether a list has few records. @param total Their number; `null`: unknown, as more follow. */
export function isFew(total: number | null): boolean {
  return total !== null && total < FEWEST;
}
