/** Watches of every kind, one of an unknown kind, and the sections and serials to choose from. */
import type { Read } from '../../../domain/completeness.ts';
import { whole } from '../../../domain/completeness.ts';
import type { NamedSubject, Watch, Watches } from '../../../domain/watch.ts';
import { MOST_WATCHES } from '../../../domain/watch.ts';

const since = '2026-02-17T09:30:00.000Z';
const ports = { text: 'Ports et corridors', locale: 'fr' } as const;
const lagoons = 'Le Courrier des Lagunes';

/** A person's watches, newest first. */
export const watches: readonly Watch[] = [
  { id: '4005', subject: { kind: 'keyword', keyword: 'cuivre' }, name: null, publication: null, since },
  {
    id: '4004',
    subject: { kind: 'section', publicationId: 11, code: 'ports' },
    name: ports,
    publication: lagoons,
    since,
  },
  {
    id: '4003',
    subject: { kind: 'country', region: 'westCentral', country: 'CI' },
    name: null,
    publication: null,
    since,
  },
  {
    id: '4002',
    subject: { kind: 'serial', code: 'glass-palace' },
    name: { text: 'The glass palace', locale: 'en' },
    publication: null,
    since,
  },
  { id: '4001', subject: null, name: null, publication: null, since },
];

export const choices: readonly NamedSubject[] = [
  { subject: { kind: 'section', publicationId: 11, code: 'ports' }, name: ports, publication: lagoons },
  {
    subject: { kind: 'section', publicationId: 11, code: 'diplomatie' },
    name: { text: 'Diplomatie', locale: 'fr' },
    publication: lagoons,
  },
  {
    subject: { kind: 'serial', code: 'glass-palace' },
    name: { text: 'The glass palace', locale: 'en' },
    publication: null,
  },
  {
    subject: { kind: 'serial', code: 'or-vert' },
    name: { text: 'L’or vert des plateaux', locale: 'fr' },
    publication: lagoons,
  },
];

/** The maximum number of watches. */
export const mostWatches: Watches & Read = {
  watches: Array.from({ length: MOST_WATCHES }, (_, index) => ({
    id: String(5000 + index),
    subject: { kind: 'keyword', keyword: `mot ${index + 1}` },
    name: null,
    publication: null,
    since,
  })),
  choices,
  completeness: whole,
};
