import { useSyncExternalStore } from 'react';
import type { ApiClient } from '../api/client.ts';
import { without } from '../../machines/domain/completeness.ts';
import { PartialNotice } from '../features/shared/partial-notice.tsx';

/** Whether a question asks for a further page of a list: its rows are appended to the shown ones. */
function isFurtherPage(request: unknown): boolean {
  return typeof request === 'object' && request !== null && 'cursor' in request && request.cursor !== null;
}

/** Number of rows omitted from the answers to a page or section whose views do not report it. */
export class OmissionCount {
  /** By call: several calls may share a path. */
  readonly #counts = new Map<unknown, number>();
  readonly #listeners = new Set<() => void>();

  /** A client that counts the omissions of its answers. */
  counting(client: ApiClient): ApiClient {
    return async (call, question) => {
      const received = await client(call, question);
      if (received.kind === 'answered' && question.hasCompleteness !== true) {
        const rows = received.omissions.filter(({ kind }) => kind === 'row').length;
        const before = isFurtherPage(question.request) ? (this.#counts.get(call) ?? 0) : 0;
        this.#counts.set(call, before + rows);
        for (const listener of this.#listeners) listener();
      }
      return received;
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly total = (): number => [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Says how many rows are missing from a page or section. */
export function CountedOmissions({ count }: { readonly count: OmissionCount }) {
  return <PartialNotice completeness={without(useSyncExternalStore(count.subscribe, count.total, count.total))} />;
}
