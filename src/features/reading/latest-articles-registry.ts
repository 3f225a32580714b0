import { msg } from '@lingui/core/macro';
import type { RowsRead } from '../../../domain/completeness.ts';
import type { ReadArticle } from '../../../domain/reading.ts';
import { sectionScreens } from '../shared/section-registry.tsx';
import { LatestArticles, NothingPublished } from './latest-articles.tsx';

/** The section of what was published last. */
export const latestArticlesScreens = sectionScreens<RowsRead<ReadArticle>>({
  title: msg`Just published`,
  unread: msg`We couldn’t load the latest articles`,
  rows: 5,
  shown: LatestArticles,
  empty: NothingPublished,
});
