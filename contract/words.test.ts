/**
 * Meaning in the code of each word of the wire's enumerations, at each of its places in golden exchanges. Approved: two
 * words that are swapped in both directions survive a round trip, so that no other test fails.
 */
import { expect, test } from 'vitest';
import { readGolden } from '../tests/support/golden-exchange.ts';
import type { CallName } from './calls.ts';
import { callNames, calls } from './calls.ts';
import type { Codec } from './codec.ts';

type Path = readonly (string | number)[];

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

/** Every text in a value, with the way to it. */
function textsIn(value: unknown, path: Path = []): readonly (readonly [Path, string])[] {
  if (typeof value === 'string') return [[path, value]];
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key])) : [];
}

function replaced(value: unknown, [key, ...rest]: Path, word: string): unknown {
  if (key === undefined) return word;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.map((each, index) => (String(index) === String(key) ? replaced(each, rest, word) : each));
  }
  return isRecord(value) ? { ...value, [key]: replaced(value[key], rest, word) } : value;
}

/** The words that a struct takes at a place; none where it is no enumeration, or one of several structs may be meant. */
function wordsAt(struct: unknown, [key, ...rest]: Path): readonly string[] {
  if (!isRecord(struct)) return [];
  const { type, schema } = struct;
  if (isRecord(schema) && 'of' in schema && 'kind' in schema) {
    return wordsAt(schema['of'], type === 'rows' && key !== undefined ? rest : key === undefined ? [] : [key, ...rest]);
  }
  if (key === undefined) return (type === 'enums' || type === 'code') && isRecord(schema) ? Object.keys(schema) : [];
  return wordsAt(type === 'array' || type === 'rows' ? schema : at(schema, [key]), rest);
}

function decodedOrNull(codec: Codec<unknown>, wire: unknown): unknown {
  try {
    return codec.decode(wire);
  } catch {
    return null;
  }
}

/** What a word means at a place: `abonnement.statut`, `termine = ended`. */
interface Meaning {
  readonly place: string;
  readonly meaning: string;
}

/** Meanings of the words at one place of a message: how the decoded message differs by them. */
function meaningsAt(codec: Codec<unknown>, message: unknown, path: Path, words: readonly string[]): readonly Meaning[] {
  const readings = words.flatMap((word) => {
    const decoded = decodedOrNull(codec, replaced(message, path, word));
    return decoded === null
      ? []
      : [{ word, texts: new Map(textsIn(decoded).map(([to, text]) => [to.join('.'), text])) }];
  });
  const places = new Set(readings.flatMap(({ texts }) => [...texts.keys()]));
  const differing = [...places].filter((place) => new Set(readings.map(({ texts }) => texts.get(place))).size > 1);
  return readings.map(({ word, texts }) => {
    const meant = new Set(differing.flatMap((place) => texts.get(place)?.match(/^[A-Za-z]{2,}$/)?.[0] ?? []));
    const place = path.filter((key) => !/^\d+$/.test(String(key))).slice(-2);
    return { place: place.join('.'), meaning: `${word} = ${[...meant].join(', ')}` };
  });
}

/** Every message of a row's fixtures, with the codec that reads it. */
function messagesOf(name: CallName): readonly (readonly [Codec<unknown>, unknown])[] {
  const { request, answer } = calls[name];
  return calls[name].fixtures.map(readGolden).flatMap((exchange): (readonly [Codec<unknown>, unknown])[] => [
    [request, exchange.request.body],
    [answer, exchange.response.body.data],
  ]);
}

test('every word of the wire means what was approved', async () => {
  const messages = callNames.flatMap((name) => messagesOf(name).map(([codec, message]) => ({ codec, message })));
  // Codes that later versions may add to are no struct's: their words are those that were seen at a field of that name.
  const seen = new Map<string, Set<string>>();
  for (const { message } of messages) {
    for (const [path, text] of textsIn(message)) {
      if (!/^[a-z][A-Za-z]{2,}$/.test(text)) continue;
      const key = String(path.at(-1));
      seen.set(key, (seen.get(key) ?? new Set()).add(text));
    }
  }
  const meanings = messages.flatMap(({ codec, message }) =>
    textsIn(message).flatMap(([path]) => {
      const own = wordsAt(codec.wire, path);
      const words = own.length > 0 ? own : [...(seen.get(String(path.at(-1))) ?? [])];
      return words.length < 2 ? [] : meaningsAt(codec, message, path, words);
    }),
  );
  // A word that only distinguishes several messages has no meaning of its own.
  const meant = meanings.filter(({ meaning }) => !meaning.endsWith('= '));
  const byPlace = Map.groupBy(meant, ({ place }) => place);
  const wordsOf = (place: string): string =>
    [...new Set(byPlace.get(place)?.map(({ meaning }) => `  ${meaning}`))].toSorted().join('\n');
  const alike = Map.groupBy([...byPlace.keys()].toSorted(), wordsOf);
  const approved = [...alike].map(([words, places]) => [...places, words].join('\n'));
  await expect(`${approved.join('\n\n')}\n`).toMatchFileSnapshot('./approved/words.txt');
});
