import type { AskedCall } from '../../contract/call.ts';
import type { CallPorts, PortRow } from '../../contract/call-ports.ts';
import type { FilledPorts, Ports } from '../../machines/ports.ts';
import type { ApiClient } from './client.ts';
import { tell } from './client.ts';
import { tellLists, tellOffered, tellRows, tellWhole } from './lists.ts';

/** A row whose answer is not known; one with `lists` in its port has some. */
type Row = AskedCall<unknown, unknown, readonly unknown[]>;

type Input = Readonly<Record<string, unknown>> | undefined;

function ask(client: ApiClient, row: Row, input: Input, signal: AbortSignal): Promise<unknown> {
  const { port, idempotent, method } = row;
  const { key, ...keyless } = input ?? {};
  const asked = (idempotent ? keyless : input) ?? null;
  const question = {
    ...(method === 'GET' ? asked !== null && { query: asked } : { request: asked }),
    ...(idempotent && { idempotencyKey: String(key) }),
    ...(port?.outlivesPage && { outlivesPage: true as const }),
    signal,
  };
  switch (port?.lists) {
    case 'withCompleteness':
      return tellLists(client, row, question);
    case 'rows':
      return tellRows(client, row, question);
    case 'whole':
      return tellWhole(client, row, question);
    case 'offered':
      return tellOffered(client, row, question);
    case undefined:
      return tell(client, row, question);
  }
}

/** The ports of some rows, and others by name. */
export type PortsOf<Rows extends Readonly<Record<string, PortRow>>, Others extends keyof Ports = never> = Pick<
  FilledPorts,
  (keyof CallPorts<Rows> & keyof Ports) | Others
>;

/** The ports that rows name, filled: each makes its call, and passes on its answer. */
export function callPorts<Rows extends Readonly<Record<string, PortRow>>>(client: ApiClient, rows: Rows): PortsOf<Rows>;
export function callPorts(client: ApiClient, rows: Readonly<Record<string, Row>>): object {
  return Object.fromEntries(
    Object.values(rows).flatMap((row) =>
      row.port ? [[row.port.name, (input: Input, signal: AbortSignal) => ask(client, row, input, signal)]] : [],
    ),
  );
}
