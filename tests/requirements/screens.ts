import type { Section } from './requirement.ts';

/** §1 and §2: what all pages have in common. */
export const screens: Section = {
  title: '§1, §2 Languages, errors, analytics',
  about: 'What holds for every page.',
  rows: [
    {
      id: '§1 two languages',
      says: 'Everything is there in French and in English; French is the default.',
      provedBy: ['domain/locale.test.ts', 'tests/e2e/payment.spec.ts'],
    },
    {
      id: '§2 language of an address',
      says: 'The prefix of the path is the language; French and English are the only ones.',
      provedBy: ['tests/models/routes.test.ts', 'src/app/navigation/routes.test.ts'],
    },
    {
      id: '§2 language at the root',
      says: 'At the root the language comes from the saved cookie, else from the browser.',
      provedBy: ['tests/e2e/addresses.spec.ts'],
    },
    {
      id: '§2 page not found',
      says: 'An address that nothing answers to, or whose condition is not met, is a page not found (404).',
      provedBy: ['tests/models/routes.test.ts', 'tests/e2e/addresses.spec.ts'],
    },
    {
      id: '§2 404 names the path',
      says: 'A page not found says “Page Not Found” and the path.',
      provedBy: ['tests/e2e/addresses.spec.ts'],
    },
    {
      id: '§2 error page',
      says: 'Any other error has a title and message of its own; below either is a link home.',
      provedBy: ['tests/e2e/error-pages.spec.ts'],
    },
    {
      id: '§2 stack in development',
      says: 'Only in development the error page shows the stack.',
      provedBy: ['src/app/layout/error-boundary.test.tsx'],
    },
    {
      id: '§2 page views',
      says: 'After each navigation a virtual page view, path and title, goes to a data layer.',
      provedBy: ['tests/models/application/routes.test.ts'],
    },
    {
      id: '§2 tracker',
      says: 'A tracker is loaded with the number of the site from the configuration.',
      provedBy: ['src/app/telemetry/telemetry-settings.test.ts', 'tests/e2e/telemetry.spec.ts'],
    },
    {
      id: '§2 user of the tracker',
      says: 'The tracker’s user is the person’s `docIId`.',
      provedBy: ['src/app/telemetry/telemetry-settings.test.ts', 'tests/e2e/telemetry.spec.ts'],
    },
  ],
};
