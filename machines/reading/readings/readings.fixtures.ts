import type { ReadingRow } from '../../../domain/reading.ts';

const articles = [
  ['Corridor de l’Est\u00A0: la voie du cuivre reste ouverte', 'fr', 'Grands Lacs Hebdo', 'article'],
  ['Southern Rivers: three bidders for the undersea cable', 'en', 'Cape & Copperbelt', 'serial'],
  ['Port-Lagune\u00A0: le port sec change de main', 'fr', 'Le Courrier des Lagunes', 'brief'],
  ['Tamesna\u00A0: l’appel d’offres solaire est relancé', 'fr', 'Sahel Énergies', 'dossier'],
  ['Rift Valley: highland coffees listed in town', 'en', null, 'unknown'],
] as const;

const kinds = ['subscriber', 'prospectReRead', 'walletClient', 'unknown', 'prospectGiftedArticle'] as const;
const lists = ['publicationSummary', null, 'keywordWatch', 'alerts', 'unknown'] as const;

/** Rows whose ids are those of their articles. @param kept Indexes of the saved ones. */
function rows(kept: readonly number[]): readonly ReadingRow[] {
  return articles.map(([text, locale, publication, kind], index) => ({
    id: String(80_001 + index),
    article: {
      id: 80_001 + index,
      title: { text, locale },
      publication,
      kind,
      publishedOn: `2026-02-${18 - index}`,
      url: index === 3 ? null : `https://www.example.fr/articles/${80_001 + index}`,
    },
    reading:
      index === 1 && kept.includes(index)
        ? null
        : {
            kind: kinds[index] ?? 'unknown',
            listKind: lists[index] ?? null,
            at: `2026-02-${19 - index}T07:42:11.000Z`,
          },
    savedAt: kept.includes(index) ? `2026-02-${20 - index}T08:00:00.000Z` : null,
  }));
}

/** A person's reading log; one article is saved. */
export const readings = rows([2]);

/** A person's saved articles; one is unread. */
export const keptArticles = rows([0, 1, 2, 3, 4]);
