import { requestContext } from '@fastify/request-context';
import type { LevelWithSilent, LoggerOptions } from 'pino';
import { destination, pino, stdTimeFunctions } from 'pino';
import type { FastifyBaseLogger } from 'fastify';

/** Further fields of a log line; never a body, a cookie, a query string. */
type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** The server's log: one JSON object a line, written by pino. Within a request each line has its `requestId`. */
export interface Log {
  readonly info: (message: string, facts?: Facts) => void;
  readonly warn: (message: string, facts?: Facts) => void;
  /** An unexpected failure; the cause is logged with name, code, message and stack. */
  readonly error: (message: string, cause: unknown, facts?: Facts) => void;
  /** The logger behind it, for Fastify and its plugins. */
  readonly logger: FastifyBaseLogger;
}

/** Levels of pino, the quietest first. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export type LogLevel = (typeof logLevels)[number];

declare module '@fastify/request-context' {
  interface RequestContextData {
    requestId: string;
  }
}

/**
 * A query string, the token in the address of a shared page, anything as long and as shapeless as a token of ours, the
 * user and password in an address, an email address.
 */
const secrets =
  /(?<=\/quote\/shared\/)[\w-]+|\?[^\s"'<>()]+|(?<![\w.-])[\w-]{32,}(?![\w/.-])|(?<=:\/\/)[^\s/@]+@|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

const censor = '[redacted]';

/** A text with possible secrets removed: query strings, tokens, passwords in addresses, email addresses. */
export function redacted(text: string): string {
  return text.replace(secrets, censor);
}

/** Fields that hold a secret, at the top of a line or one level below. */
const secretFields = ['authorization', 'cookie', '["set-cookie"]', 'password', 'token', 'invoiceToken', 'email', 'url'];

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

/** A request's id is as long as a token, and is none. */
const withoutSecrets = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'requestId' ? redacted(value) : value,
    ]),
  );

const options: LoggerOptions = {
  base: null,
  messageKey: 'message',
  errorKey: 'error',
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }), log: withoutSecrets },
  serializers: { error: describe, err: describe },
  redact: {
    paths: secretFields.flatMap((name) => [name, name.startsWith('[') ? `*${name}` : `*.${name}`]),
    censor,
  },
  mixin: () => {
    const requestId = requestContext.get('requestId');
    return requestId === undefined ? {} : { requestId };
  },
  hooks: {
    logMethod(parts, method) {
      const [first, message = first instanceof Error ? first.message : undefined, ...others]: unknown[] = parts;
      const texts = [first, message, ...others].map((part) => (typeof part === 'string' ? redacted(part) : part));
      Reflect.apply(method, this, texts);
    },
  },
};

/** The messages and facts of the product, as pino writes them. */
function logOver(logger: FastifyBaseLogger): Log {
  return {
    info: (message, facts = {}) => logger.info(facts, message),
    warn: (message, facts = {}) => logger.warn(facts, message),
    error: (message, cause, facts = {}) => logger.error({ ...facts, error: cause }, message),
    logger,
  };
}

/** A log that hands each line, without its line end, to `write`. */
export function createLog(write: (line: string) => void, level: LevelWithSilent = 'info'): Log {
  return logOver(pino({ ...options, level }, { write: (line) => write(line.trimEnd()) }));
}

/** A log on the standard error stream, written before the call returns: a process that ends loses no line. */
export const standardLog: Log = logOver(pino(options, destination({ dest: 2, sync: true })));
