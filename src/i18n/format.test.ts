import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { messages as en } from '../../locales/en/messages.po';
import { messages as fr } from '../../locales/fr/messages.po';
import {
  formatBriefDay,
  formatCurrency,
  formatCreditChange,
  formatCredits,
  formatDay,
  formatDayOfYear,
  formatCount,
  formatList,
  formatMoment,
  formatMoney,
  formatPrice,
  formatRate,
} from './format.ts';

const french = setupI18n({ locale: 'fr', messages: { fr } });
const english = setupI18n({ locale: 'en', messages: { en } });

test('amounts follow the language, with the spaces that it sets', () => {
  expect(formatMoney({ minor: 124_950, currency: 'EUR' }, french)).toBe('1\u202f249,50\u00a0€');
  expect(formatMoney({ minor: 124_950, currency: 'EUR' }, english)).toBe('€1,249.50');
  expect(formatMoney({ minor: 216_000, currency: 'USD' }, french)).toBe('2\u202f160,00\u00a0$US');
  expect(formatMoney({ minor: -290, currency: 'GBP' }, english)).toBe('−£2.90');
});

test('a price has cents only where they are not zero', () => {
  expect(formatPrice({ minor: 94_000, currency: 'EUR' }, french)).toBe('940\u00a0€');
  expect(formatPrice({ minor: 102_000, currency: 'USD' }, english)).toBe('$1,020');
  expect(formatPrice({ minor: 79_638, currency: 'EUR' }, french)).toBe('796,38\u00a0€');
  expect(formatPrice({ minor: 30, currency: 'EUR' }, english)).toBe('€0.30');
  expect(formatPrice({ minor: 12, currency: 'CRE' }, english)).toBe('12\u00a0credits');
});

test('credits are whole, and counted in words', () => {
  expect(formatMoney({ minor: 1, currency: 'CRE' }, english)).toBe('1\u00a0credit');
  expect(formatMoney({ minor: 12, currency: 'CRE' }, english)).toBe('12\u00a0credits');
  expect(formatMoney({ minor: 0, currency: 'CRE' }, french)).toBe('0\u00a0crédit');
  expect(formatMoney({ minor: 1_200, currency: 'CRE' }, french)).toBe('1\u202f200\u00a0crédits');
});

test('credits in a column have no unit, and a minus as wide as a plus', () => {
  const credits = (minor: number) => ({ minor, currency: 'CRE' }) as const;
  expect(formatCredits(credits(1_200), french)).toBe('1\u202f200');
  expect(formatCreditChange(credits(80), french)).toBe('+80');
  expect(formatCreditChange(credits(-5), english)).toBe('\u22125');
  expect(formatCreditChange(credits(0), english)).toBe('0');
});

test('a whole number is grouped at any length', () => {
  expect(formatCount('65536', french)).toBe('65\u202f536');
  expect(formatCount('1000000000000', english)).toBe('1,000,000,000,000');
});

test('rates keep their decimals and no more', () => {
  expect(formatRate(210, french)).toBe('2,1\u00a0%');
  expect(formatRate(2_000, english)).toBe('20%');
});

test('a day is the same day in every time zone', () => {
  expect(formatDay('2025-11-21', french)).toBe('21 novembre 2025');
  expect(formatDay('2026-01-01', english)).toBe('January 1, 2026');
});

test('a day in a list has its year only where it is another one', () => {
  // In Paris it is the next year already at midnight there.
  const zone = 'Europe/Paris';
  const eve = Date.parse('2026-12-31T22:30:00Z');
  const midnight = Date.parse('2026-12-31T23:30:00Z');
  expect(formatBriefDay('2026-11-17', french, zone, eve)).toBe('17 nov.');
  expect(formatBriefDay('2026-11-17', english, zone, eve)).toBe('Nov 17');
  expect(formatBriefDay('2025-11-17', french, zone, eve)).toBe('17 nov. 2025');
  expect(formatBriefDay('2025-11-17', english, zone, eve)).toBe('Nov 17, 2025');
  expect(formatDayOfYear('2025-11-17', french)).toBe('17 nov.');
  expect(formatBriefDay('2026-11-17', french, zone, midnight)).toBe('17 nov. 2026');
});

test('formats a moment in the publisher’s time zone, with its name', () => {
  expect(formatMoment('2026-01-27T08:41:00Z', english, 'Europe/Paris')).toMatch(
    /^January\s27,\s2026 at 9:41\sAM, Paris time$/u,
  );
  expect(formatMoment('2026-01-27T08:41:00Z', french, 'Europe/Paris')).toBe(
    '27\u00a0janvier\u00a02026 à 09:41, heure de Paris',
  );
  expect(formatMoment('2026-01-27T23:41:00Z', french, 'Africa/Nairobi')).toBe(
    '28\u00a0janvier\u00a02026 à 02:41, heure de Nairobi',
  );
  expect(formatMoment('2026-01-27T08:41:00Z', french, 'Africa/Abidjan')).toBe(
    '27\u00a0janvier\u00a02026 à 08:41, heure d’Abidjan',
  );
  expect(formatMoment('2026-01-27T08:41:00Z', english, 'Africa/Addis_Ababa')).toMatch(/, Addis Ababa time$/u);
});

test('lists are joined as the language joins them', () => {
  expect(formatList(['A', 'B', 'C'], french)).toBe('A, B et C');
  expect(formatList(['A', 'B', 'C'], english)).toBe('A, B, and C');
});

test('a currency has its code and its name', () => {
  expect(formatCurrency('USD', english)).toBe('USD – US Dollar');
  expect(formatCurrency('GBP', french)).toBe('GBP – livre sterling');
});
