/** Calls whose answers have lists: they tell how much of these was read. */
import type { Completeness, Read, RowsRead } from '../../domain/completeness.ts';
import { unread, without } from '../../domain/completeness.ts';
import { ApiError } from '../../machines/failure.ts';
import type { Omission } from '../../contract/answer.ts';
import type { AskedCall } from '../../contract/call.ts';
import type { ApiClient, Question } from './client.ts';
import { tell } from './client.ts';

/** How much of the lists in an answer was read. */
export function completenessOf(omissions: readonly Omission[]) {
  if (omissions.some(({ kind }) => kind === 'list')) return unread;
  return without(omissions.filter(({ kind }) => kind === 'row').length);
}

const malformed = ({ method, path }: Pick<AskedCall<unknown, unknown, unknown>, 'method' | 'path'>) =>
  new ApiError('malformed', `${method} ${path}`);

async function read<Query, Request, Answer>(
  client: ApiClient,
  call: AskedCall<Query, Request, Answer>,
  question: Question<Query, Request>,
) {
  let omissions: readonly Omission[] = [];
  const noting: ApiClient = async (asked, of) => {
    const received = await client(asked, of);
    if (received.kind === 'answered') ({ omissions } = received);
    return received;
  };
  const answer = await tell(noting, call, { ...question, hasCompleteness: true });
  return { answer, omissions, completeness: completenessOf(omissions) };
}

/** As `tell`, of an answer with several lists: `completenessAt('factures')` is that of one. */
export async function tellParts<Query, Request, Answer>(
  client: ApiClient,
  call: AskedCall<Query, Request, Answer>,
  question: Question<Query, Request>,
) {
  const { answer, omissions } = await read(client, call, question);
  return {
    answer,
    completenessAt: (path: string): Completeness =>
      completenessOf(omissions.filter((omission) => omission.path.startsWith(path))),
  };
}

/** As `tell`, of an answer with lists. */
export async function tellLists<Query, Request, Answer extends object>(
  client: ApiClient,
  call: AskedCall<Query, Request, Answer>,
  question: Question<Query, Request>,
): Promise<Answer & Read> {
  const { answer, completeness } = await read(client, call, question);
  return { ...answer, completeness };
}

/** As `tell`, of an answer that is one list. */
export async function tellRows<Query, Request, Row>(
  client: ApiClient,
  call: AskedCall<Query, Request, readonly Row[]>,
  question: Question<Query, Request>,
): Promise<RowsRead<Row>> {
  const { answer, completeness } = await read(client, call, question);
  return { rows: answer, completeness };
}

/** As `tell`, of a list that offers something: one of which no row can be read is malformed, and not empty. */
export async function tellOffered<Query, Request, Row>(
  client: ApiClient,
  call: AskedCall<Query, Request, readonly Row[]>,
  question: Question<Query, Request>,
): Promise<readonly Row[]> {
  const { answer, completeness } = await read(client, call, question);
  if (answer.length === 0 && completeness.kind !== 'whole') throw malformed(call);
  return answer;
}

/** As `tell`, where a part of the list would be taken for all of it: such an answer is malformed. */
export async function tellWhole<Query, Request, Answer>(
  client: ApiClient,
  call: AskedCall<Query, Request, Answer>,
  question: Question<Query, Request>,
): Promise<Answer> {
  const { answer, completeness } = await read(client, call, question);
  if (completeness.kind !== 'whole') throw malformed(call);
  return answer;
}
