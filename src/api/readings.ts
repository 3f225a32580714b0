import { together } from '../../domain/completeness.ts';
import type { Answer, FilledPorts } from '../../machines/ports.ts';
import { readingCalls as calls } from '../../contract/reading.ts';
import type { ApiClient } from './client.ts';
import { MOST_PAGES, tell } from './client.ts';
import { tellLists, tellRows } from './lists.ts';

type ReadingPorts = Pick<FilledPorts, 'readLatestArticles' | 'readReadings' | 'readReadLater' | 'keepArticle'>;

/** A page may be empty although more follow: reads on until there is a row, or an end. */
async function untilThereIsARow<Question extends { readonly cursor: string | null }>(
  read: (question: Question) => Promise<Answer<'readReadings'>>,
  question: Question,
): Promise<Answer<'readReadings'>> {
  let page = await read(question);
  for (let pages = 1; page.rows.length === 0 && page.next !== null && pages < MOST_PAGES; pages += 1) {
    const { completeness } = page;
    page = await read({ ...question, cursor: page.next });
    page = { ...page, completeness: together(completeness, page.completeness) };
  }
  return page;
}

/** The latest articles, the person's reading history, and the articles they saved for later. */
export function readingsApi(client: ApiClient): ReadingPorts {
  return {
    readLatestArticles: (_, signal) => tellRows(client, calls['articles/last'], { signal }),
    readReadings: (question, signal) =>
      untilThereIsARow((request) => tellLists(client, calls['articles/history'], { request, signal }), question),
    readReadLater: (question, signal) =>
      untilThereIsARow((request) => tellLists(client, calls['read-later/read'], { request, signal }), question),
    keepArticle: async ({ articleId, isKept }, signal) => {
      const row = calls[isKept ? 'read-later/keep' : 'read-later/drop'];
      await tell(client, row, { request: { articleId }, signal, outlivesPage: true });
    },
  };
}
