/** Days and moments as people read them, by the clock of a time zone. */
import type { Day, Moment } from './invoice.ts';
import type { TimeZone } from './time-zone.ts';

/** The town by whose clock a time zone goes: `Paris`. */
export function townOf(zone: TimeZone): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** How the name of a town begins: some languages elide before a vowel. */
export function initialOf(town: string): 'vowel' | 'consonant' {
  return /^[aeiou]/i.test(town.normalize('NFD')) ? 'vowel' : 'consonant';
}

/** What makes texts of moments: making one costs a hundred times what using it costs. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([tag, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);
  return format;
}

/** A day in the form of a language (a tag such as `fr-FR`): `29 mars 2026`. It has no time zone. */
export function dayText(day: Day, tag: string): string {
  return formatOf(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * A moment by the clock of a zone, in the form of a language: `29 mars 2026 à 12:00`. The zone is named beside it wherever
 * people read it, with `townOf`.
 */
export function momentText(moment: Moment, tag: string, zone: TimeZone): string {
  const text = formatOf(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(new Date(moment));
  // Half of the day is not torn from its hour; browsers set a plain space where `Intl` elsewhere sets a no-break one.
  return text.replace(/\s(?=[AP]M$)/u, '\u00a0');
}

/** A month, `YYYY-MM`, in the form of a language: `novembre 2026`. */
export function monthText(month: string, tag: string): string {
  return formatOf(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
}

/** The day of a moment by the clock of a zone, in figures, as spreadsheets of a language read it: `22/11/2026`. */
export function dayInFigures(moment: Moment, tag: string, zone: TimeZone): string {
  const figures = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return formatOf(tag, { ...figures, timeZone: zone }).format(new Date(moment));
}

/** The day that a moment falls on by the clock of a zone. */
export function dayIn(moment: Moment, zone: TimeZone): Day {
  // Swedish writes dates as ISO 8601 does.
  return formatOf('sv-SE', { timeZone: zone }).format(new Date(moment));
}
