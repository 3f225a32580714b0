import type { Bug } from './bug.ts';

/** Bugs in what is published of the table of calls. */
export const openApiBugs: readonly Bug[] = [
  {
    name: 'every-field-is-published-as-required',
    kind: 'wrong default',
    file: 'src/contract/openapi/json-schema.ts',
    find: `(isShaped(part, undefined) ? [] : [name])`,
    replace: `[name]`,
  },
  {
    name: 'nothing-is-published-as-nullable',
    kind: 'missing validation',
    file: 'src/contract/openapi/json-schema.ts',
    find: `...(isNullable ? orNull(shape) : shape)`,
    replace: `...shape`,
  },
  {
    name: 'published-requests-may-hold-unknown-fields',
    kind: 'missing validation',
    file: 'src/contract/openapi/json-schema.ts',
    find: `...(type === 'object' && { additionalProperties: false })`,
    replace: `...(type === 'type' && { additionalProperties: true })`,
  },
  {
    name: 'published-enumerations-are-closed-to-later-words',
    kind: 'wrong default',
    file: 'src/contract/openapi/json-schema.ts',
    find: `{ anyOf: [{ enum: known }, others] }`,
    replace: `{ enum: known }`,
  },
  {
    name: 'an-element-s-rule-is-published-as-the-list-s',
    kind: 'wrong target',
    file: 'src/contract/openapi/json-schema.ts',
    find: `if (!error || error.path.length > 0) return [];`,
    replace: `if (!error || error.path.length === 0) return [];`,
  },
  {
    name: 'calls-for-members-are-published-as-for-everybody',
    kind: 'wrong default',
    file: 'src/contract/openapi/document.ts',
    find: `signedIn: { session: [] },`,
    replace: `signedIn: {},`,
  },
  {
    name: 'a-path-is-published-with-the-last-of-its-rows',
    kind: 'dropped field',
    file: 'src/contract/openapi/document.ts',
    find: `before ? [...before, row] : [row]`,
    replace: `[row]`,
  },
  {
    name: 'a-union-hides-its-members-again',
    kind: 'dropped field',
    file: 'src/contract/compound.ts',
    find: `schema: members,`,
    replace: `schema: [members[0]] as never,`,
  },
];
