import { boolean, enums, literal, nullable as orMissing, number, object, string } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { answerOf, listOf, mapping, omitted, orNull, requestOf, trimmed, words } from './mapping.ts';
import { fields, optional, required, rowsOf, withDefault } from './answer.ts';
import { formFields } from './wire-names.ts';

const states = { open: 'ouvert', closed: 'ferme' } as const;

const note = fields({ texte: required(string(), 'content') });

const courrier = fields({
  numero: required(number(), 'identity'),
  titre: required(string(), 'content'),
  langue: required(string(), 'content'),
  etat: required(enums(Object.values(states)), 'variant'),
  lue: withDefault(boolean(), false),
  vueLe: optional(string()),
  reponse: optional(note),
  notes: rowsOf(note),
});

interface Note {
  readonly text: string;
}

interface Message {
  readonly id: number;
  readonly title: { readonly text: string; readonly language: string };
  readonly state: keyof typeof states;
  readonly isRead: boolean;
  readonly seenAt: string | null;
  readonly answer: Note | null;
  readonly notes: readonly Note[];
}

const noteMapping = mapping<Note>()(note, { text: 'texte' });

const messageCodec = answerOf<Message>()(courrier, {
  id: 'numero',
  title: { text: 'titre', language: 'langue' },
  state: ['etat', words(states)],
  isRead: 'lue',
  seenAt: 'vueLe',
  answer: ['reponse', omitted(noteMapping)],
  notes: ['notes', listOf(noteMapping)],
});

const wire = {
  numero: 1,
  titre: 'Cuivre',
  langue: 'fr',
  etat: 'ferme',
  lue: true,
  vueLe: null,
  reponse: { texte: 'Non' },
  notes: [{ texte: 'a' }, { texte: 'b' }],
};

const message: Message = {
  id: 1,
  title: { text: 'Cuivre', language: 'fr' },
  state: 'closed',
  isRead: true,
  seenAt: null,
  answer: { text: 'Non' },
  notes: [{ text: 'a' }, { text: 'b' }],
};

describe('a mapping', () => {
  it('reads and writes each field under its name, parts by their own mappings', () => {
    expect(messageCodec.decode(wire)).toStrictEqual(message);
    expect(messageCodec.encode(message)).toStrictEqual(wire);
  });

  it('writes null, or leaves the field out where the table says so', () => {
    const { reponse: _left, ...rest } = wire;
    expect(messageCodec.encode({ ...message, answer: null })).toStrictEqual(rest);
    expect(messageCodec.decode(rest)).toStrictEqual({ ...message, answer: null });
  });

  it('writes nothing that the table does not name', () => {
    const more = { ...message, secret: 'x', notes: [{ text: 'a', secret: 'x' }] };
    expect(messageCodec.encode(more)).toStrictEqual({ ...wire, notes: [{ texte: 'a' }] });
  });

  it('writes the constants of a request, and does not read them', () => {
    const asked = object({ vue: literal('note'), texte: orMissing(string()) });
    const codec = requestOf<{ readonly text: string | null }>()(
      asked,
      { text: ['texte', orNull(trimmed)] },
      { vue: 'note' },
    );
    expect(codec.encode({ text: 'a' })).toStrictEqual({ vue: 'note', texte: 'a' });
    expect(codec.encode({ text: null })).toStrictEqual({ vue: 'note', texte: null });
    expect(codec.decode({ vue: 'note', texte: ' a ' })).toStrictEqual({ text: 'a' });
  });

  it('names the fields of a form by its table', () => {
    const names = { email: 'courriel', street: ['rue', trimmed] } as const;
    interface Form {
      readonly email: string;
      readonly street: string;
    }
    expect(formFields<Form>(names)).toStrictEqual({ courriel: 'email', rue: 'street' });
    expect(formFields<Form>(names, 'lignes.*.', 'lines.*.')).toStrictEqual({
      'lignes.*.courriel': 'lines.*.email',
      'lignes.*.rue': 'lines.*.street',
    });
  });
});
