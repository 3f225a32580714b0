/** An IANA time zone: `Europe/Paris`. */
export type TimeZone = string;

/** The publisher's default time zone. */
export const defaultTimeZone: TimeZone = 'Europe/Paris';

/** A named time zone; the default if it is missing or unknown. */
export function knownTimeZone(zone: string | null): TimeZone {
  // A check by `Intl` costs as much as drawing a page.
  if (zone === null || zone === defaultTimeZone) return defaultTimeZone;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return defaultTimeZone;
  }
}
