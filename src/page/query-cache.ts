import type { Answer, Question } from '../../machines/ports.ts';
import type { CachedRead } from './stale-reads.ts';
import { isCached, isPort, staleReads } from './stale-reads.ts';

/** How many answers of one port are kept: those of the filters that were used last. */
const MOST = 20;

/** What one person was told last, by port and question: shown at once, and read again behind. Ends with the page. */
export class QueryCache {
  readonly #answers = new Map<CachedRead, Map<string, unknown>>();

  /** The last answer to a question; `null` where there is none. */
  last<Name extends CachedRead>(name: Name, question: Question<Name>): Answer<Name> | null;
  last(name: CachedRead, question: unknown): unknown {
    return this.#answers.get(name)?.get(JSON.stringify(question)) ?? null;
  }

  /**
   * A port has answered: its answer is kept where it is cached, and those that it makes stale are forgotten. What is read while
   * a change is under way may be from before, so that is done last.
   */
  answered(name: string, question: unknown, answer: unknown): void {
    if (isCached(name)) this.#keep(name, question, answer);
    if (isPort(name)) for (const read of staleReads[name]) this.#answers.delete(read);
  }

  #keep(name: CachedRead, question: unknown, answer: unknown): void {
    const answers = this.#answers.get(name) ?? new Map<string, unknown>();
    this.#answers.set(name, answers);
    const key = JSON.stringify(question);
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
  }
}

let present: { readonly person: string; readonly cache: QueryCache } | null = null;

/** Forgets what whoever was there has been told. */
export function clearCache(): void {
  present = null;
}

/** The shelf of whoever is there: another person finds it empty. */
export function cacheOf(person: string): QueryCache {
  if (present?.person !== person) present = { person, cache: new QueryCache() };
  return present.cache;
}
