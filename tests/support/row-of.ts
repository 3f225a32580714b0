import type { CallName } from '../../contract/calls.ts';
import { callNames, calls } from '../../contract/calls.ts';

/** A browser’s request for a call. */
interface Sent {
  readonly method: string;
  readonly pathname: string;
  /** The fields of its body; none for a GET. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * The row of a request: rows with the same path are distinguished by the same field as on the server. Throws without a
 * matching row.
 */
export function rowOf({ method, pathname, body }: Sent): CallName {
  const path = pathname.replace(/^\/(?:fr|en)(?=\/ajax\/)/, '');
  const sharing = callNames.filter((name) => calls[name].method === method && calls[name].path === path);
  const own = sharing.find((name) => {
    const { asks } = calls[name];
    const value = asks && body[asks.field];
    return asks && value !== undefined && (asks.value === undefined || asks.value === value);
  });
  const row = own ?? sharing.find((name) => calls[name].asks === null);
  if (!row) throw new Error(`No row of the table of calls is asked by ${method} ${path}`);
  return row;
}
