import { together } from '../../domain/completeness.ts';
import type { Answer } from '../../machines/ports.ts';
import { readingCalls as calls } from '../../contract/reading.ts';
import type { PortsOf } from './call-ports.ts';
import { callPorts } from './call-ports.ts';
import type { ApiClient } from './client.ts';
import { MOST_PAGES, tell } from './client.ts';
import { tellLists } from './lists.ts';

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
export function readingsApi(
  client: ApiClient,
): PortsOf<typeof calls, 'readReadings' | 'readReadLater' | 'keepArticle'> {
  return {
    ...callPorts(client, calls),
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
