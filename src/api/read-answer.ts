import { ApiError } from '../../machines/failure.ts';
import type { Omission } from '../../contract/answer.ts';
import type { AskedCall } from '../../contract/call.ts';
import type { Envelope } from '../../contract/envelope.ts';
import { fieldIssues } from '../../contract/envelope.ts';
import { fieldNamed } from '../../contract/field-errors.ts';

/** Answer of a call: its data, or the server's refusal in words. */
export type Received<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer; readonly omissions: readonly Omission[] }
  | { readonly kind: 'refused'; readonly feedback: string };

/** The server's issues about fields, under the names that the code has for them. */
export function issuesOf(data: unknown, names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (!fieldIssues.is(data)) return {};
  return Object.fromEntries(
    Object.entries(data.champs).map(([field, words]) => [fieldNamed(names, field) ?? field, words]),
  );
}

/**
 * Reads the body of an answer with a status of success, in browser and server. Throws an `ApiError`: `invalid` for a
 * refusal that is no business answer of the call, `malformed` for a body that is not as agreed.
 */
export function readAnswer<Query, Request, Answer>(
  call: AskedCall<Query, Request, Answer>,
  received: Envelope | null,
): Received<Answer> {
  const name = `${call.method} ${call.path}`;
  if (received === null) throw new ApiError('malformed', name);
  if (!received.isSuccess) {
    if (call.refuses) return { kind: 'refused', feedback: received.feedback ?? '' };
    throw new ApiError('invalid', name, {
      feedback: received.feedback,
      fields: issuesOf(received.data, call.fields),
    });
  }
  try {
    const { value, omissions } = call.answer.read(received.data);
    return { kind: 'answered', answer: value, omissions };
  } catch (cause) {
    throw new ApiError('malformed', name, { cause });
  }
}
