/** An IANA time zone: `Europe/Paris`. */
export type TimeZone = string;

/** The publisher's time zone where nobody says which it is. */
export const defaultTimeZone: TimeZone = 'Europe/Paris';

/** A time zone that somebody names; the default where it is none that is known here. */
export function knownTimeZone(zone: string | null): TimeZone {
  // To ask `Intl` costs as much as to draw a page.
  if (zone === null || zone === defaultTimeZone) return defaultTimeZone;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return defaultTimeZone;
  }
}
