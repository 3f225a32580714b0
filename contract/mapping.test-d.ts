/** A table of names that does not cover both sides does not compile. Only the compiler reads this file. */
import type { Struct } from 'superstruct';
import type { Codec } from './codec.ts';
import type { Mapping } from './mapping.ts';
import { answerOf, listOf, mapping, orNull, omitted, requestOf } from './mapping.ts';

interface Wire {
  readonly numero: number;
  readonly titre: string;
  readonly etat: 'ouvert' | 'ferme' | null;
  readonly vueLe: string | null;
}

interface Value {
  readonly id: number;
  readonly title: string;
  readonly state: 'open' | 'closed' | null;
  readonly seenAt: string | null;
}

declare const struct: Struct<Wire, unknown>;
declare const withView: Struct<Wire & { readonly vue: 'tout' }, unknown>;
declare const state: Mapping<'open' | 'closed', 'ouvert' | 'ferme'>;

const names = { id: 'numero', title: 'titre', state: ['etat', orNull(state)], seenAt: 'vueLe' } as const;
const leaving = { ...names, state: ['etat', omitted(state)] } as const;

export const whole: Mapping<Value, Wire> = mapping<Value>()(struct, names);
export const list: Mapping<readonly Value[], Wire[]> = listOf(mapping<Value>()(struct, names));
export const request: Codec<Value> = requestOf<Value>()(withView, names, { vue: 'tout' });
export const answer: Codec<Value> = answerOf<Value>()(struct, leaving);
export const flat = mapping<{
  readonly head: Pick<Value, 'id' | 'title'>;
  readonly rest: Omit<Value, 'id' | 'title'>;
}>()(struct, {
  head: { id: 'numero', title: 'titre' },
  rest: { state: ['etat', orNull(state)], seenAt: 'vueLe' },
});

export const refused = [
  // @ts-expect-error: a field of the value is missing
  mapping<Value & { readonly note: string }>()(struct, names),
  // @ts-expect-error: a field of the wire is missing
  mapping<Omit<Value, 'seenAt'>>()(struct, { id: 'numero', title: 'titre', state: ['etat', orNull(state)] }),
  // @ts-expect-error: the wire has no field of this name
  mapping<Value>()(struct, { ...names, title: 'titres' }),
  // @ts-expect-error: the value has no field of this name
  mapping<Value>()(struct, { ...names, note: 'titre' }),
  // @ts-expect-error: a field of another type
  mapping<Value>()(struct, { ...names, id: 'titre' }),
  // @ts-expect-error: a field that may be null on the wire alone
  mapping<Omit<Value, 'seenAt'> & { readonly seenAt: string }>()(struct, names),
  // @ts-expect-error: a field that may be null in the value alone
  mapping<Omit<Value, 'title'> & { readonly title: string | null }>()(struct, names),
  // @ts-expect-error: words of the wire without a mapping
  mapping<Value>()(struct, { ...names, state: 'etat' }),
  // @ts-expect-error: a mapping of another type
  mapping<Value>()(struct, { ...names, title: ['titre', state] }),
  // @ts-expect-error: null where the wire has none
  mapping<Value>()(struct, { ...names, title: ['titre', orNull(state)] }),
  // @ts-expect-error: no constant
  requestOf<Value>()(withView, names),
  // @ts-expect-error: another constant
  requestOf<Value>()(withView, names, { vue: 'rien' }),
];

// @ts-expect-error: a request that leaves a field out
export const incomplete: Codec<Value> = requestOf<Value>()(struct, leaving);
// @ts-expect-error: a mapping that leaves a field out
export const shortened: Mapping<Value, Wire> = mapping<Value>()(struct, leaving);
