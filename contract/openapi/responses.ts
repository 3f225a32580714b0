/** Answers of calls as OpenAPI responses: data in the envelope, and failures by their status. */
import { noData } from '../answer.ts';
import { failuresOf } from '../call.ts';
import { envelope, fieldIssues } from '../envelope.ts';
import type { Exchanges } from '../exchange.ts';
import type { JsonSchema } from './json-schema.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { Part, Row } from './row.ts';
import { examplesOf, schemaName, schemaReference } from './row.ts';

/** Meaning of a status, the same for all calls. */
const meanings: Readonly<Record<number, string>> = {
  400: 'The request is not what this document says: not JSON, unknown field, wrong type, no `Idempotency-Key`.',
  401: 'Nobody known asks for something that needs somebody.',
  403: 'Known, but not allowed this; or a request from another site.',
  404: 'Nothing there that the caller may see; the same for what does not exist and for what is another’s.',
  409: 'The same order is being worked on, or what is to be changed was changed elsewhere.',
  415: 'A body that is not `application/json`.',
  422: 'Understood, and refused: values that the person can put right (`x-rules`), or a key used for another request.',
  429: 'Too many attempts.',
  500: 'The server’s fault; nothing about its cause.',
  503: 'The database does not answer in time. The same request, with the same `Idempotency-Key`, may succeed later.',
};

const standing = { place: 'envelope', seen: [] };
const wrapper = jsonSchemaOf(envelope, standing);

/** The envelope around some data. */
function enveloped(isSuccess: boolean, data: Part): JsonSchema {
  return {
    ...wrapper,
    properties: { ...wrapper.properties, isSuccess: { const: isSuccess }, data },
    required: ['isSuccess'],
  };
}

/** `data` of a failure: nothing, or issues about single fields. */
export const refusalSchema = enveloped(false, { anyOf: [{ type: 'null' }, jsonSchemaOf(fieldIssues, standing)] });

const refusal = schemaReference('refusal');

function successOf(row: Row, table: readonly Row[]): Part {
  const data = row.answer === noData ? { type: 'null' } : schemaReference(schemaName('answer', row, table));
  return { title: row.name, ...enveloped(true, data) };
}

function bodyOf(schema: Part, examples: Part): Part {
  const hasExamples = Object.keys(examples).length > 0;
  return { content: { 'application/json': { schema, ...(hasExamples && { examples }) } } };
}

/** The answers to the rows of one path, by status; `table` has all rows. */
export function responsesOf(rows: readonly Row[], table: readonly Row[], exchanges: Exchanges): Part {
  const statuses = new Set([...rows.flatMap(failuresOf), ...(rows[0]?.method === 'POST' ? [415] : []), 500, 503]);
  const answered = (status: number) =>
    examplesOf(rows, exchanges, ({ response }) => (response.status === status ? response.body : undefined));
  const successes = [
    ...rows.map((row) => successOf(row, table)),
    ...(rows.some(({ refuses }) => refuses) ? [refusal] : []),
  ];
  const [only] = successes;
  const success = successes.length === 1 && only ? only : { anyOf: successes };
  return {
    200: { description: rows.map(({ purpose }) => purpose).join(' '), ...bodyOf(success, answered(200)) },
    ...Object.fromEntries(
      [...statuses].map((status) => [
        status,
        {
          description: meanings[status] ?? '',
          ...((status === 429 || status === 503) && {
            headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
          }),
          ...bodyOf(refusal, answered(status)),
        },
      ]),
    ),
  };
}
