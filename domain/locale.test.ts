import { describe, expect, it } from 'vitest';
import { chooseLocale, localeOfTag } from './locale.ts';

describe('the language is the route’s, else the cookie’s, else the browser’s, else French (specification §2, §4)', () => {
  it.each([
    [{ route: 'en', cookie: 'fr', browser: ['fr-FR'] }, 'en'],
    [{ route: undefined, cookie: 'en', browser: ['fr-FR'] }, 'en'],
    [{ route: undefined, cookie: undefined, browser: ['de', 'en-GB', 'fr'] }, 'en'],
    [{ route: undefined, cookie: undefined, browser: ['sw', 'ha'] }, 'fr'],
    [{ route: 'de', cookie: 'xx', browser: [] }, 'fr'],
  ])('%o gives %s', (sources, locale) => {
    expect(chooseLocale(sources)).toBe(locale);
  });
});

it.each([
  ['en', 'en'],
  ['en-US', 'en'],
  ['fr', 'fr'],
  [' FR-fr', 'fr'],
  ['de-DE', null],
  ['english', null],
  ['', null],
  [undefined, null],
])('the tag %s is the language %s (specification §3)', (tag, locale) => {
  expect(localeOfTag(tag)).toBe(locale);
});
