import type { PriceCurrency } from '../../domain/catalogue.ts';
import { priceCurrencies } from '../../domain/catalogue.ts';
import type { Day } from '../../domain/day.ts';
import type { ServicePeriod } from '../../domain/invoice-facts.ts';
import { isDay } from '../../domain/day.ts';
import { StartError } from '../core/start-stop.ts';

/** Options of a command, as they were written. */
export type Options = Readonly<Record<string, string | undefined>>;

/** A decimal number with two places at most, in hundredths. Throws a `StartError`. */
export function hundredths(text: string, name: string): number {
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') throw new StartError(`--${name} must be a number such as 312.40, not "${text}".`);
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** A day of the calendar. Throws a `StartError`. */
export function dayOf(text: string, name: string): Day {
  if (!isDay(text)) throw new StartError(`--${name} must be a day such as 2026-12-31, not "${text}".`);
  return text;
}

/** First and last day of a service, which an invoice must state. Throws a `StartError`. */
export function periodOf({ from, until }: Options): ServicePeriod {
  if (from === undefined || until === undefined) {
    throw new StartError('Say the first and the last day of the service: --from 2026-01-01 --until 2026-12-31.');
  }
  const period = { startsOn: dayOf(from, 'from'), endsOn: dayOf(until, 'until') };
  if (period.endsOn < period.startsOn) throw new StartError('--until is before --from.');
  return period;
}

/** A whole number from 1 on. Throws a `StartError`. */
export function count(text: string, name: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new StartError(`--${name} must be a whole number, 1 or more, not "${text}".`);
  return Number(text);
}

/** One of some words. Throws a `StartError`. */
export function oneOf<Word extends string | number>(text: string, name: string, words: readonly Word[]): Word {
  const word = words.find((one) => String(one) === text);
  if (word === undefined) throw new StartError(`--${name} must be one of ${words.join(', ')}.`);
  return word;
}

/** The currency of a command; euros by default. */
export function currencyOf({ currency = 'EUR' }: Options): PriceCurrency {
  return oneOf(currency, 'currency', priceCurrencies);
}

/** The addressee of a command. */
export function addresseeOf({ to = '' }: Options): string {
  if (!/^[^\s@<>,]+@[^\s@<>,]+$/.test(to)) throw new StartError('--to must be an email address.');
  return to;
}
