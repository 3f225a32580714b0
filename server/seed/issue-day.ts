import type { Day } from '../../domain/day.ts';
import { dayIn, defaultTimeZone } from '../../domain/moment.ts';

const DAY = 86_400_000;

/** Days of the week on which each publication appears, from Sunday (0) on, as its rhythm in `demo.yaml` says; others: any. */
const weekdays: Readonly<Record<number, readonly number[]>> = {
  11: [1, 2, 3, 4, 5],
  12: [2],
  13: [4],
  14: [1],
  15: [3],
};

/** The last day until a day on which a publication appeared. */
export function issueDay(publicationId: number, until: Day): Day {
  const midnight = Date.parse(until);
  const days = weekdays[publicationId] ?? [new Date(midnight).getUTCDay()];
  const back = [0, 1, 2, 3, 4, 5, 6].find((each) => days.includes(new Date(midnight - each * DAY).getUTCDay())) ?? 0;
  // Noon is on the same day in both time zones.
  return dayIn(new Date(midnight + DAY / 2 - back * DAY).toISOString(), defaultTimeZone);
}
