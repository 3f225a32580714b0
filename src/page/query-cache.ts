import type { Answer, Question } from '../../machines/ports.ts';
import type { CachedCall } from '../../contract/call.ts';
import { cachedReads } from '../../contract/call.ts';

export type CachedRead = keyof typeof cachedReads;

/** Whether the answers of a port are cached. */
export function isCached(name: string): name is CachedRead {
  return Object.hasOwn(cachedReads, name);
}

/** Maximum number of cached answers per port: those of the last filters. */
const MOST = 20;

/**
 * The last answers of one person, by port and question: shown at once and revalidated in the background. In memory
 * only.
 */
export class QueryCache {
  readonly #answers = new Map<CachedCall, Map<string, unknown>>();

  /** The last answer to a question; `null` where there is none. */
  last<Name extends CachedRead>(name: Name, question: Question<Name>): Answer<Name> | null;
  last(name: CachedRead, question: unknown): unknown {
    return this.#answers.get(cachedReads[name])?.get(JSON.stringify(question)) ?? null;
  }

  /** Drops the answers that another answer made stale. One to a question asked before that may be kept after it. */
  forget(reads: readonly CachedCall[]): void {
    for (const read of reads) this.#answers.delete(read);
  }

  /** Caches the answer to a question. */
  keep(name: CachedRead, question: unknown, answer: unknown): void {
    const call = cachedReads[name];
    const answers = this.#answers.get(call) ?? new Map<string, unknown>();
    this.#answers.set(call, answers);
    const key = JSON.stringify(question);
    answers.delete(key);
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
  }
}

let present: { readonly person: string; readonly cache: QueryCache } | null = null;

/** Drops the cached answers of the last person. */
export function clearCache(): void {
  present = null;
}

/** Drops stale answers of the present person. */
export function forgetStale(reads: readonly CachedCall[]): void {
  present?.cache.forget(reads);
}

/** The cache of the current person: another person gets an empty one. */
export function cacheOf(person: string): QueryCache {
  if (present?.person !== person) present = { person, cache: new QueryCache() };
  return present.cache;
}
