/** GLOSSARY.md names each field of each message: authors of another back end read it. */
import { readFileSync } from 'node:fs';
import { Struct } from 'superstruct';
import { expect, it } from 'vitest';
import { callNames, calls } from './calls.ts';

/** The names of all fields in a struct of the wire, at any depth. */
function fieldNamesOf(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(fieldNamesOf);
  if (typeof part !== 'object' || part === null) return [];
  if (part instanceof Struct) return fieldNamesOf(part.schema);
  // The keys of a record are data.
  if ('key' in part && 'value' in part) return fieldNamesOf(part.value);
  if ('kind' in part && 'of' in part) return fieldNamesOf(part.of);
  return Object.entries(part).flatMap(([name, inner]) =>
    inner instanceof Struct ? [name, ...fieldNamesOf(inner)] : [],
  );
}

it('names every field of every call', () => {
  const glossary = readFileSync(new URL('GLOSSARY.md', import.meta.url), 'utf8');
  const named = new Set([...glossary.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.match(/\w+/g) ?? []));
  const missing = callNames.flatMap((call) => {
    const { request, query, answer } = calls[call];
    const names = new Set([request, query, answer].flatMap(({ wire }) => fieldNamesOf(wire)));
    return [...names].filter((name) => !named.has(name)).map((name) => `${call}: ${name}`);
  });
  expect(missing, 'add a row to contract/GLOSSARY.md').toEqual([]);
});
