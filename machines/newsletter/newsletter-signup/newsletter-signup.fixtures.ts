import type { OfferedNewsletter } from '../../domain/newsletter.ts';

/** Newsletters of the demo's publisher, in French if available. */
export const offered: readonly OfferedNewsletter[] = [
  {
    choice: { kind: 'section', publicationId: 11, code: 'politique' },
    publication: 'Le Courrier des Lagunes',
    name: { text: 'Politique et institutions', locale: 'fr' },
    frequency: 'weekly',
  },
  {
    choice: { kind: 'summary', publicationId: 15 },
    publication: 'Cape & Copperbelt',
    name: null,
    frequency: 'eachIssue',
  },
  {
    choice: { kind: 'section', publicationId: 15, code: 'copper' },
    publication: 'Cape & Copperbelt',
    name: { text: 'Copper and cobalt', locale: 'en' },
    frequency: 'unknown',
  },
  {
    choice: { kind: 'other', code: 'vientDeParaitre' },
    publication: '',
    name: { text: 'Vient de paraître', locale: 'fr' },
    frequency: 'eachIssue',
  },
];
