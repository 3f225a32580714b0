import { useMemo } from 'react';
import type { PendingModification } from '../../../domain/licence.ts';

/** Ids of requests that are pending for more than one row: the same set as long as it holds the same requests. */
export function useSharedRequests(pending: readonly (PendingModification | null)[]): ReadonlySet<number> {
  const requests = pending.flatMap((request) => (request ? [request.id] : []));
  const shared = [...new Set(requests.filter((id, index) => requests.indexOf(id) !== index))].join(' ');
  return useMemo(() => new Set(shared.split(' ').map(Number)), [shared]);
}
