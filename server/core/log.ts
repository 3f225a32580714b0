/** Plain facts that go beside a message; never a body, a cookie, a query string. */
type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** What the server writes about itself: one JSON object a line. */
export interface Log {
  readonly info: (message: string, facts?: Facts) => void;
  readonly warn: (message: string, facts?: Facts) => void;
  /** Something that should not happen; the cause is told by name, code, message and stack. */
  readonly error: (message: string, cause: unknown, facts?: Facts) => void;
}

/** A query string, what stands in the address of a shared page, or anything as long and as shapeless as a token of ours. */
const secrets = /(?<=\/quote\/shared\/)[\w-]+|\?[\w%.~+&=-]+|(?<![\w/.-])[\w-]{32,}(?![\w/.-])|(?<=:\/\/)[^\s/@]+@/g;

/** A text without what may be a secret in it: query strings, tokens, passwords in addresses. */
export function redacted(text: string): string {
  return text.replace(secrets, '[redacted]');
}

function describe(cause: unknown): Record<string, unknown> {
  if (!(cause instanceof Error)) return { message: redacted(String(cause)) };
  return {
    name: cause.name,
    ...('code' in cause && { code: cause.code }),
    message: redacted(cause.message),
    stack: redacted(cause.stack ?? ''),
    ...(cause.cause !== undefined && { cause: describe(cause.cause) }),
  };
}

/** A log that hands each line, without its line end, to `write`. */
export function createLog(write: (line: string) => void): Log {
  const line = (level: string, message: string, facts: Facts, rest: Record<string, unknown> = {}) => {
    write(JSON.stringify({ time: new Date().toISOString(), level, message, ...facts, ...rest }));
  };
  return {
    info: (message, facts = {}) => line('info', message, facts),
    warn: (message, facts = {}) => line('warn', message, facts),
    error: (message, cause, facts = {}) => line('error', message, facts, { error: describe(cause) }),
  };
}

/** A log on the standard error stream. */
export const standardLog: Log = createLog((line) => process.stderr.write(`${line}\n`));
