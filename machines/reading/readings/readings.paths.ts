/** The address of the reading log, with its filters (specification §2). */
export const readingsPaths = {
  list: '/account/readings?kind=:kind?&list=:list?&document=:document?&text=:text?&sort=:sort?',
};

/** The address of the articles kept for later, with its filters (specification §2). */
export const readLaterPaths = {
  list: '/account/readlater?document=:document?&text=:text?&sort=:sort?',
};
