/** The table of calls as OpenAPI 3.1: nothing stands here that the table, its codecs and its golden exchanges do not say. */
import { defaultLocale, locales } from '../../domain/locale.ts';
import { callNames, calls } from '../calls.ts';
import type { Caller } from '../call.ts';
import { noData } from '../answer.ts';
import { idempotencyHeader, invoiceCookie, languageHeader, prefixRoutingHeader, sessionCookie } from '../headers.ts';
import type { Exchanges } from '../exchange.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { refusalSchema, responsesOf } from './responses.ts';
import type { Part, Row } from './row.ts';
import { examplesOf, schemaName, schemaReference, slugOf } from './row.ts';

/** Rows that share method and path. */
type Sharers = readonly [Row, ...Row[]];

/** Security requirement of each caller; an empty one needs no credentials. */
const shown: Readonly<Record<Caller, Part>> = {
  anonymous: {},
  // Identified by IP address: no credentials are sent.
  recognised: {},
  limited: { session: [] },
  signedIn: { session: [] },
  tokenHolder: { invoice: [] },
};

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: `Set by the calls that sign somebody in; HttpOnly. By https: \`__Host-${sessionCookie}\`.`,
  },
  invoice: {
    type: 'apiKey',
    in: 'cookie',
    name: invoiceCookie,
    description: `Set for the token of an invoice link; opens this one invoice. By https: \`__Host-${invoiceCookie}\`.`,
  },
};

const parameters = {
  language: {
    name: languageHeader,
    in: 'header',
    description: `Language of the call, as a tag, too; what a prefix of the path says goes before. Else \`${defaultLocale}\`.`,
    schema: { type: 'string', examples: [...locales, 'en-US'] },
  },
  prefixRouting: {
    name: prefixRoutingHeader,
    in: 'header',
    description: 'Whether paths carry the language.',
    schema: { enum: ['true', 'false'] },
  },
};

const about = `Every call answers \`{isSuccess, feedback, data}\`; \`feedback\` is plain text for the person, in the language of the call.
Requests are strict: a field that nobody knows is refused. Answers may say more than is written here.
What a schema refuses is answered with 400; \`x-rules\` beside it names the rules whose refusal is 422, with words by field.`;

/** Every text, number and yes or no in a value. */
function leavesOf(value: unknown): readonly unknown[] {
  if (value === null) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [value];
}

function unique<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

function queryParameters(row: Row, exchanges: Exchanges): readonly Part[] {
  const { properties = {}, required = [] } = jsonSchemaOf(row.query.wire, { place: `${row.name}: query`, seen: [] });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    examples: examplesOf([row], exchanges, ({ request }) => request.query?.[name]),
  }));
}

/** The condition by which the server assigns a request to a row, in words. */
function askedBy({ asks }: Row): string {
  if (asks === null) return 'all others';
  return asks.value === undefined ? `where \`${asks.field}\` is said` : `where \`${asks.field}\` is \`${asks.value}\``;
}

function idempotencyKey(rows: readonly Row[]): Part {
  const keyed = rows.filter(({ idempotent }) => idempotent);
  return {
    name: idempotencyHeader,
    in: 'header',
    required: keyed.length === rows.length,
    description: `Names one attempt; a click, a reload and a retry share it, and get the same answer. Required by ${keyed.map(({ name }) => name).join(', ')}.`,
    schema: { type: 'string', pattern: '^[!-~]{8,100}$' },
  };
}

/** One operation. */
function operationOf(rows: Sharers, table: readonly Row[], exchanges: Exchanges): Part {
  const [first] = rows;
  const bodies = rows.map((row) => ({ ...schemaReference(schemaName('request', row, table)), title: row.name }));
  const isShared = rows.length > 1;
  return {
    operationId: slugOf(first),
    summary: isShared ? `${rows.length} calls, told apart by their bodies.` : first.purpose,
    ...(isShared && {
      description: rows.map((row) => `- \`${row.name}\`, ${askedBy(row)}: ${row.purpose}`).join('\n'),
    }),
    tags: [first.path.split('/')[2] ?? ''],
    'x-calls': rows.map(({ name, callers, asks, idempotent, refuses }) => ({
      name,
      callers,
      asks,
      idempotent,
      refuses,
    })),
    security: unique(rows.flatMap(({ callers }) => callers.map((caller) => shown[caller]))),
    parameters: [
      ...Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
      ...(rows.some(({ idempotent }) => idempotent) ? [idempotencyKey(rows)] : []),
      ...rows.flatMap((row) => queryParameters(row, exchanges)),
    ],
    ...(first.method === 'POST' && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: isShared ? { oneOf: bodies } : bodies[0],
            examples: examplesOf(rows, exchanges, ({ request }) => request.body ?? {}),
          },
        },
      },
    }),
    responses: responsesOf(rows, table, exchanges),
  };
}

/** The schemas of all messages, by their names. */
function schemasOf(rows: readonly Row[], exchanges: Exchanges): Part {
  const seen = unique([...exchanges.values()].flatMap(leavesOf));
  const schemas = new Map<string, Part>();
  for (const row of rows) {
    for (const message of row.method === 'POST' ? (['request', 'answer'] as const) : (['answer'] as const)) {
      const name = schemaName(message, row, rows);
      if (row[message] === noData || schemas.has(name)) continue;
      schemas.set(name, jsonSchemaOf(row[message].wire, { place: `${row.name}: ${message}`, seen }));
    }
  }
  return Object.fromEntries(schemas);
}

function sharedRows(rows: readonly Row[]): readonly Sharers[] {
  const groups = new Map<string, Sharers>();
  for (const row of rows) {
    const key = `${row.method} ${row.path}`;
    const before = groups.get(key);
    groups.set(key, before ? [...before, row] : [row]);
  }
  return [...groups.values()];
}

/** The rows of the table, in its order. */
export const tableRows: readonly Row[] = callNames.map((name) => ({ name, ...calls[name] }));

/**
 * The document of some rows, all unless others are given, with their golden exchanges as examples. Throws, naming row and
 * field, where a codec cannot be expressed in JSON Schema.
 */
export function openApiOf(exchanges: Exchanges, rows: readonly Row[] = tableRows): Part {
  const paths = new Map<string, Part>();
  for (const sharers of sharedRows(rows)) {
    const [{ path, method }] = sharers;
    paths.set(path, { ...paths.get(path), [method.toLowerCase()]: operationOf(sharers, rows, exchanges) });
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Calls of the subscription desk', version: '1.0.0', description: about },
    servers: [
      { url: '/', description: `In the language that \`${languageHeader}\` says.` },
      { url: '/{language}', variables: { language: { enum: locales, default: defaultLocale } } },
    ],
    paths: Object.fromEntries(paths),
    components: {
      parameters,
      securitySchemes,
      schemas: { refusal: refusalSchema, ...schemasOf(rows, exchanges) },
    },
  };
}
