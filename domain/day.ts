/** A day, `YYYY-MM-DD`. */
export type Day = string;

/** Whether text is a day of the calendar, `YYYY-MM-DD`; the years 0000 to 9999. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** Order of two days; a missing one is the first. ISO days compare as text: `localeCompare` is slow for thousands. */
export function byDay(left: Day | null, right: Day | null): number {
  const [first, second] = [left ?? '', right ?? ''];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** Days from one day to another; below zero where the other comes first. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
