import type { PageRow } from './row.ts';

/** The address of the reading log, with its filters (specification §2). */
export const readingsPaths = {
  list: '/account/readings?kind=:kind?&list=:list?&document=:document?&text=:text?&sort=:sort?',
};

/** The address of the articles kept for later, with its filters (specification §2). */
export const readLaterPaths = {
  list: '/account/readlater?document=:document?&text=:text?&sort=:sort?',
};

export const readings = {
  paths: readingsPaths,
  access: 'personal',
  layout: 'account',
  index: 'reading',
  title: /*i18n*/ { id: 'pageTitle.readings', message: 'Reading history' },
  label: /*i18n*/ { id: 'pageLabel.readings', message: 'Reading history' },
  description: /*i18n*/ { id: 'pageDescription.readings', message: 'Find the articles you’ve read.' },
} as const satisfies PageRow;

export const readLater = {
  paths: readLaterPaths,
  access: 'personal',
  layout: 'account',
  index: 'reading',
  title: /*i18n*/ { id: 'pageTitle.readLater', message: 'Read later' },
  label: /*i18n*/ { id: 'pageLabel.readLater', message: 'Read later' },
  description: /*i18n*/ { id: 'pageDescription.readLater', message: 'Find the articles you’ve saved.' },
} as const satisfies PageRow;
