/** Days and moments as localized text in a time zone. */
import type { Day } from './day.ts';

/** A moment, ISO 8601 with its offset; or a day, `YYYY-MM-DD`, where a back end names no time. */
export type Moment = string;

/** Whether only the day of a moment is known. */
export function isDayOnly(moment: Moment): boolean {
  return !moment.includes('T');
}

/** The town of a time zone: `Paris`. */
export function townOf(zone: TimeZone): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** The first sound of a town: some languages elide before a vowel. */
export function initialOf(town: string): 'vowel' | 'consonant' {
  return /^[aeiou]/i.test(town.normalize('NFD')) ? 'vowel' : 'consonant';
}

/** Cached formatters: creating one costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);
  return format;
}

/** In French the first of a month is an ordinal, which `Intl` does not write: `1er mars`. */
function withOrdinal(text: string, tag: string): string {
  return tag.startsWith('fr') ? text.replace(/^1(?=\s)/u, '1er') : text;
}

/** A day in the format of a language (a tag such as `fr-FR`): `29 mars 2026`. It has no time zone. */
export function dayText(day: Day, tag: string): string {
  return withOrdinal(formatOf(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)), tag);
}

/** A day in a list: `29 mars`, with its year where it is another one than that of `today`. */
export function briefDayText(day: Day, tag: string, today: Day): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const parts = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const format = formatOf(tag, isThisYear ? parts : { ...parts, year: 'numeric' });
  return withOrdinal(format.format(new Date(`${day}T00:00:00Z`)), tag);
}

/**
 * A moment in a time zone and the format of a language: `29 mars 2026 à 12:00`. Texts for people also name the zone,
 * with `townOf`, unless only the day is known.
 */
export function momentText(moment: Moment, tag: string, zone: TimeZone): string {
  if (isDayOnly(moment)) return dayText(moment, tag);
  const text = formatOf(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(new Date(moment));
  // No line break before AM or PM; browsers set a plain space where other engines set a no-break one.
  const ordinal = withOrdinal(text.replace(/\s(?=[AP]M$)/u, '\u00a0'), tag);
  // Nor within the day.
  return ordinal.replace(/^.*?\d{4}/u, (day) => day.replaceAll(' ', '\u00a0'));
}

/** A month, `YYYY-MM`, in the format of a language: `novembre 2026`. */
export function monthText(month: string, tag: string): string {
  return formatOf(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
}

/** A month, `YYYY-MM`, in a chart: `nov.`. */
export function briefMonthText(month: string, tag: string): string {
  return formatOf(tag, { month: 'short', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
}

/** The day of a moment in a time zone, numeric, as spreadsheets of a language parse it: `22/11/2026`. */
export function dayInFigures(moment: Moment, tag: string, zone: TimeZone): string {
  const figures = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return formatOf(tag, { ...figures, timeZone: isDayOnly(moment) ? 'UTC' : zone }).format(new Date(moment));
}

/** The day of a moment in a time zone. */
export function dayIn(moment: Moment, zone: TimeZone): Day {
  if (isDayOnly(moment)) return moment;
  // The Swedish date format is ISO 8601.
  return formatOf('sv-SE', { timeZone: zone }).format(new Date(moment));
}

/** Whether a moment is the last of a day in a time zone: it is read as the day alone. */
export function isEndOfDay(moment: Moment, zone: TimeZone): boolean {
  const next = new Date(Date.parse(moment) + 1).toISOString();
  return dayIn(moment, zone) !== dayIn(next, zone);
}

/** What a clock in a time zone shows at a time, as milliseconds of that clock. */
function clockAt(time: number, zone: TimeZone): number {
  const shown = formatOf('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone }).format(new Date(time));
  return Date.parse(`${shown.replace(' ', 'T')}Z`) + (time % 1000);
}

/** The last moment of a day in a time zone. */
export function endOfDay(day: Day, zone: TimeZone): Moment {
  const wanted = Date.parse(`${day}T23:59:59.999Z`);
  const near = wanted + (wanted - clockAt(wanted, zone));
  // Once more: the clock may have been put forward or back in between.
  return new Date(near + (wanted - clockAt(near, zone))).toISOString();
}

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
