/** A day, `YYYY-MM-DD`. */
export type Day = string;

/** Days from one day to another; below zero where the other comes first. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
