import { expect, test } from 'vitest';
import {
  briefDayText,
  dayIn,
  dayInFigures,
  dayText,
  endOfDay,
  initialOf,
  isEndOfDay,
  momentText,
  monthText,
  townOf,
  defaultTimeZone,
  knownTimeZone,
} from './moment.ts';

test('townOf returns the town of a zone', () => {
  expect(townOf('Europe/Paris')).toBe('Paris');
  expect(townOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(['Abidjan', 'Évora', 'Paris'].map(initialOf)).toEqual(['vowel', 'vowel', 'consonant']);
});

test.each([
  ['2026-01-15', 'Europe/Paris', '2026-01-15T22:59:59.999Z'],
  ['2026-07-15', 'Europe/Paris', '2026-07-15T21:59:59.999Z'],
  ['2026-03-29', 'Europe/Paris', '2026-03-29T21:59:59.999Z'],
  ['2026-10-25', 'Europe/Paris', '2026-10-25T22:59:59.999Z'],
  ['2026-12-31', 'Pacific/Auckland', '2026-12-31T10:59:59.999Z'],
  ['2026-12-31', 'America/Los_Angeles', '2027-01-01T07:59:59.999Z'],
])('the end of %s in %s is %s', (day, zone, moment) => {
  expect(endOfDay(day, zone)).toBe(moment);
  expect(isEndOfDay(moment, zone)).toBe(true);
  expect(isEndOfDay(moment.replace('.999', '.998'), zone)).toBe(false);
});

test('momentText uses the zone’s clock in summer and winter', () => {
  expect(momentText('2026-03-29T00:30:00Z', 'fr-FR', 'Europe/Paris')).toBe('29\u00a0mars\u00a02026 à 01:30');
  expect(momentText('2026-03-29T01:30:00Z', 'fr-FR', 'Europe/Paris')).toBe('29\u00a0mars\u00a02026 à 03:30');
});

test('French writes the first of a month as an ordinal, and no other day', () => {
  expect(momentText('2026-12-01T11:00:00Z', 'fr-FR', 'Europe/Paris')).toBe('1er\u00a0décembre\u00a02026 à 12:00');
  expect(briefDayText('2026-12-01', 'fr-FR', '2026-11-28')).toBe('1er déc.');
  expect(briefDayText('2026-12-11', 'fr-FR', '2026-11-28')).toBe('11 déc.');
});

test('momentText keeps AM and PM on the line of the hour', () => {
  expect(momentText('2026-11-22T13:01:00Z', 'en-US', 'Europe/Paris')).toBe(
    'November\u00a022,\u00a02026 at 2:01\u00a0PM',
  );
});

test('dayIn returns the day in the zone', () => {
  expect(dayIn('2025-12-31T23:30:00Z', 'Europe/Paris')).toBe('2026-01-01');
  expect(dayIn('2025-12-31T23:30:00Z', 'America/New_York')).toBe('2025-12-31');
});

test.each(['America/New_York', 'Europe/Paris', 'Pacific/Kiritimati'])(
  'shows a day alone without a time, in %s',
  (zone) => {
    expect(momentText('2026-03-29', 'fr-FR', zone)).toBe('29 mars 2026');
    expect(dayIn('2026-03-29', zone)).toBe('2026-03-29');
    expect(dayInFigures('2026-03-29', 'fr-FR', zone)).toBe('29/03/2026');
  },
);

test.each([
  ['fr-FR', '1er mars 2026', 'mars 2026', '01/03/2026'],
  ['en-US', 'March 1, 2026', 'March 2026', '03/01/2026'],
])(
  'a day, a month and a day in figures stand in the form of %s, in no zone but the given one',
  (tag, day, month, figures) => {
    expect(dayText('2026-03-01', tag)).toBe(day);
    expect(monthText('2026-03', tag)).toBe(month);
    expect(dayInFigures('2026-03-01T01:30:00Z', tag, 'UTC')).toBe(figures);
    expect(dayInFigures('2026-02-28T23:30:00Z', tag, 'Europe/Paris')).toBe(figures);
  },
);

test('knownTimeZone returns the default for an unknown or missing zone', () => {
  expect(knownTimeZone('Africa/Dakar')).toBe('Africa/Dakar');
  expect(knownTimeZone('Mars/Olympus')).toBe(defaultTimeZone);
  expect(knownTimeZone('')).toBe(defaultTimeZone);
  expect(knownTimeZone(null)).toBe(defaultTimeZone);
});
