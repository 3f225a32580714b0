import type { PageRow, PageWords } from './row.ts';

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
} as const satisfies PageRow;

export const readingsWords: PageWords = {
  title: /*i18n*/ { id: 'pageTitle.readings', message: 'Reading history' },
  description: /*i18n*/ { id: 'pageDescription.readings', message: 'Find the articles you’ve read.' },
};

export const readLater = {
  paths: readLaterPaths,
  access: 'personal',
  layout: 'account',
  index: 'reading',
} as const satisfies PageRow;

export const readLaterWords: PageWords = {
  title: /*i18n*/ { id: 'pageTitle.readLater', message: 'Read later' },
  description: /*i18n*/ { id: 'pageDescription.readLater', message: 'Find the articles you’ve saved.' },
};
