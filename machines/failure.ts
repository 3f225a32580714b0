import { isUncertainFailure } from '../domain/uncertain-failure.ts';

/** Kinds of failed calls. */
export const failureKinds = [
  'offline',
  'timeout',
  'unauthorised',
  'forbidden',
  'notFound',
  'conflict',
  'invalid',
  'tooMany',
  'server',
  'malformed',
] as const;

export type FailureKind = (typeof failureKinds)[number];

/** A chart's record of a failed call: serializable plain data. */
export interface Failure {
  readonly kind: FailureKind;
  /** The server's message in the caller's language, shown as text; `null` without one. */
  readonly feedback: string | null;
  /** The server's issues about single fields, by field. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A failed call: its kind, its request, and the server's issues about fields. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** `POST /ajax/user`: the method and path, never the query (it may contain a token). */
  readonly request: string;
  readonly feedback: string | null;
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    kind: FailureKind,
    request: string,
    details: { feedback?: string | null; fields?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(`${request}: ${kind}`, { cause: details.cause });
    this.kind = kind;
    this.request = request;
    this.feedback = details.feedback ?? null;
    this.fields = details.fields ?? {};
  }
}

/** The failure of a port. Anything but an `ApiError` is a bug: it is rethrown, and reaches the error page. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) throw error;
  return { kind: error.kind, feedback: error.feedback, fields: error.fields };
}

/** The failure of a read in which the record itself was unreadable: whether it exists is not known. */
export const recordUnread: Failure = { kind: 'malformed', feedback: null, fields: {} };

/** Whether the server may have executed a call without a usable answer. */
export function isUncertain(error: unknown): boolean {
  return error instanceof ApiError && isUncertainFailure(error);
}
