import type { ApiClient } from '../api/client.ts';
import type { Completeness } from '../../domain/completeness.ts';
import { together, whole } from '../../domain/completeness.ts';
import { completenessOf } from '../api/lists.ts';

/** Whether a question asks for a further page of a list: its rows are appended to the shown ones. */
function isFurtherPage(request: unknown): boolean {
  return typeof request === 'object' && request !== null && 'cursor' in request && request.cursor !== null;
}

/** How much was read of the lists in answers to a page or section whose views do not report it. */
export class OmissionCount {
  /** By call: several calls may share a path. */
  readonly #read = new Map<unknown, Completeness>();
  #total: Completeness = whole;
  readonly #listeners = new Set<() => void>();

  /** A client that counts the omissions of its answers. */
  counting(client: ApiClient): ApiClient {
    return async (call, question) => {
      const received = await client(call, question);
      if (received.kind === 'answered' && question.hasCompleteness !== true) {
        const before = isFurtherPage(question.request) ? (this.#read.get(call) ?? whole) : whole;
        this.#read.set(call, together(before, completenessOf(received.omissions)));
        this.#total = [...this.#read.values()].reduce(together, whole);
        for (const listener of this.#listeners) listener();
      }
      return received;
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly total = (): Completeness => this.#total;
}
