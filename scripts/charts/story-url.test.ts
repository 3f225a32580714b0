import { expect, test } from 'vitest';
import { doorChart } from '../../tests/models/fixture/door.ts';
import { inStepOrder, pageIdOf, storyIdOf, storyOf, storyUrlOf } from './story-url.ts';

const chart = { name: 'quoteRequest' };

test('a story stands under its chart and state, and is named by what sets it apart', () => {
  expect(storyOf(chart, 'you.asking~tooMany+byCard', 'fr')).toEqual({
    title: 'Funnels/Quote request/you.asking',
    name: 'tooMany byCard fr',
  });
  expect(storyOf(chart, 'check', 'en')).toEqual({ title: 'Funnels/Quote request/check', name: 'en' });
});

test('ids are made as Storybook makes them', () => {
  expect(storyIdOf(chart, 'you.asking~tooMany+byCard', 'fr')).toBe(
    'funnels-quote-request-you-asking--too-many-by-card-fr',
  );
  expect(pageIdOf(chart, 'storyboard')).toBe('charts-quote-request--storyboard');
});

test('screens follow each other as in the table of steps', () => {
  const { steps } = doorChart;
  const shown = ['inside', 'sure', 'outside', 'sure'].map((step, place) => ({ step, place }));
  expect(inStepOrder({ steps }, shown).map(({ place }) => place)).toEqual([2, 1, 3, 0]);
});

test('a replay line is a link, at whatever address Storybook is', () => {
  const line = 'link > checkOut:done.hosted';
  expect(storyUrlOf(chart, line)).toBe(
    'http://localhost:6006/?path=/story/charts-quote-request--replay&line=link%20%3E%20checkOut%3Adone.hosted',
  );
  expect(storyUrlOf(chart, line, 'https://stories.example.org')).toMatch(/^https:\/\/stories\.example\.org\/\?path=/);
});
