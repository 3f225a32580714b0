/** Articles of the last months, in both languages. */
import type { DemoArticle } from './demo-article.ts';
import { earlierArticles } from './earlier-articles.ts';
import { latestArticles } from './latest-articles.ts';

/** Newest first. */
export const demoArticles: readonly DemoArticle[] = [...latestArticles, ...earlierArticles].map(
  ([daysAgo, publicationId, kind, section, country, fr, en]) => ({
    daysAgo,
    publicationId,
    kind,
    section,
    country,
    fr: fr.replaceAll(' :', '\u00A0:'),
    en,
  }),
);
