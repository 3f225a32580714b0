import { expect, test } from 'vitest';
import type { NewsletterChoice } from './newsletter.ts';
import { newsletterId, receivedNewsletters } from './newsletter.ts';

const named = (code: string, isReceived: boolean) => ({
  code,
  name: { text: code, locale: 'fr' as const },
  frequency: 'weekly' as const,
  isReceived,
});
const publication = (publicationId: number, summary: boolean | null) => ({
  publicationId,
  title: `Lettre ${publicationId}`,
  summary: summary === null ? null : { frequency: 'eachIssue' as const, isReceived: summary },
  sections: [named('mines', true), named('ports', false)],
  isWithoutAdverts: false,
});

test('only what is received is listed, publications first, each summary before its sections', () => {
  const received = receivedNewsletters({
    publications: [publication(1, true), publication(2, false), publication(3, null)],
    others: [named('events', true), named('offers', false)],
  });
  expect(received.map(({ publication: title, name }) => `${title}: ${name?.text ?? 'summary'}`)).toEqual([
    'Lettre 1: summary',
    'Lettre 1: mines',
    'Lettre 2: mines',
    'Lettre 3: mines',
    ': events',
  ]);
  expect(new Set(received.map(({ id }) => id)).size).toBe(received.length);
});

test('each newsletter has an id of its own', () => {
  const choices: readonly NewsletterChoice[] = [
    { kind: 'summary', publicationId: 1 },
    { kind: 'summary', publicationId: 2 },
    { kind: 'section', publicationId: 1, code: 'mines' },
    { kind: 'section', publicationId: 1, code: 'ports' },
    { kind: 'section', publicationId: 2, code: 'mines' },
    { kind: 'other', code: 'mines' },
    { kind: 'other', code: 'events' },
  ];
  expect(new Set(choices.map(newsletterId)).size).toBe(choices.length);
});
