import { i18n } from '@lingui/core';
import { createActor } from 'xstate';
import { isLocale } from '../../../domain/locale.ts';
import type { RowsRead } from '../../../domain/completeness.ts';
import { whole } from '../../../domain/completeness.ts';
import type { ReadArticle } from '../../../domain/reading.ts';
import type { Site } from '../../../domain/site.ts';
import { definePage } from '../../../machines/engine/index.ts';
import { latestArticlesMachine } from '../../../machines/shared/sections/latest-articles.machine.ts';
import { readingsApi } from '../../api/readings.ts';
import { latestArticlesScreens } from './latest-articles-registry.ts';
import { chartSection } from '../../page/section.tsx';
import { fill } from '../../page/fill-ports.ts';
import { isReceivedIn } from '../../page/site-texts.ts';

/** Titles in the answer about the site: they are shown until the articles are read. */
function titlesOf(site: Site): RowsRead<ReadArticle> | null {
  const { locale } = i18n;
  if (site.articles.length === 0 || !isLocale(locale) || !isReceivedIn(site, locale)) return null;
  const rows = site.articles.map(({ id, title: text, publishedOn }): ReadArticle => ({
    id,
    title: { text, locale },
    publication: null,
    kind: 'unknown',
    publishedOn,
    url: null,
  }));
  return { rows, completeness: whole };
}

/** The latest articles, as a section. */
export const latestArticles = chartSection({
  registry: latestArticlesScreens,
  open: ({ client, cache, site }) => {
    const readLatestArticles = readingsApi(client).readLatestArticles;
    const machine = fill(latestArticlesMachine, cache, { readLatestArticles });
    return definePage({
      machine,
      open: () => {
        const cached = cache.last('readLatestArticles', undefined) ?? titlesOf(site);
        return createActor(machine, { input: { cached } });
      },
    });
  },
});
