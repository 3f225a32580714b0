import type { Read, RowsRead } from '../domain/completeness.ts';
import type { Call, CallPort } from './call.ts';

/** The part of a row from which its port follows. */
export type PortRow = Pick<Call<unknown, unknown, unknown>, 'query' | 'request' | 'answer' | 'port' | 'idempotent'>;

type Decoded<Message extends { decode(wire: unknown): unknown }> = ReturnType<Message['decode']>;

/** What a port is asked: the request, else the query; with its key where the call is idempotent. */
type Asked<Of extends PortRow> =
  Decoded<Of['request']> extends null
    ? Decoded<Of['query']> extends null
      ? []
      : [input: Decoded<Of['query']>]
    : [input: Decoded<Of['request']> & (Of['idempotent'] extends true ? { readonly key: string } : unknown)];

/** What a port answers; nothing where the call has no data. */
type Given<Answer, Port extends CallPort> = Port extends { readonly lists: 'withCompleteness' }
  ? Answer & Read
  : Port extends { readonly lists: 'rows' }
    ? Answer extends readonly (infer Of)[]
      ? RowsRead<Of>
      : never
    : Answer extends null
      ? void
      : Answer;

/** The ports of some rows: one for each row that names one. */
export type CallPorts<Rows extends Readonly<Record<string, PortRow>>> = {
  [
    Name in keyof Rows as Rows[Name]['port'] extends CallPort ? Rows[Name]['port']['name'] : never
  ]: Rows[Name]['port'] extends CallPort
    ? (...asked: Asked<Rows[Name]>) => Promise<Given<Decoded<Rows[Name]['answer']>, Rows[Name]['port']>>
    : never;
};
