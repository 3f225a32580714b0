/** Why a call gave no answer that the product can use. */
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

/** What a chart keeps of a failed call: plain data that can be serialised. */
export interface Failure {
  readonly kind: FailureKind;
  /** The server's words in the caller's language, shown as text, where it gave any. */
  readonly feedback: string | null;
  /** The server's complaint about single fields, by field. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A call that failed: what kind of failure, which request, and what the server said of single fields. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** `POST /ajax/user`: the method and path, never the query (it may hold a token). */
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

/**
 * The failure behind whatever a port threw. Anything but an `ApiError` is a bug: it is thrown again, and reaches the
 * error page.
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) throw error;
  return { kind: error.kind, feedback: error.feedback, fields: error.fields };
}

const uncertainKinds: readonly FailureKind[] = ['offline', 'timeout', 'conflict', 'server', 'malformed'];

/** Whether the server may have done what it was asked although no usable answer came. */
export function isUncertain(error: unknown): boolean {
  return error instanceof ApiError && uncertainKinds.includes(error.kind);
}
