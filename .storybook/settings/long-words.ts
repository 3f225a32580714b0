import type { Messages } from '@lingui/core';
import pseudolocale from 'pseudolocale';

/** Added length of words, as a share of their characters: that of German or Finnish. */
const LONGER = 0.4;

/** Each word with accents and longer; tags (`<0>`) stay as they are. */
function longer(text: string): string {
  return text.replaceAll(/\S+/g, (word) =>
    /\p{L}/u.test(word)
      ? pseudolocale(word, {
          prepend: '',
          append: '',
          startDelimiter: '<',
          endDelimiter: '>',
          extend: LONGER,
          extendCharacter: '~',
        })
      : word,
  );
}

type Message = Messages[string];

function isTokens(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

const chosenByValue: readonly unknown[] = ['plural', 'select', 'selectordinal'];

/** The choices of a plural, each with its text made longer. */
function longerChoices(choices: object): object {
  return Object.fromEntries(
    Object.entries(choices).map(([key, choice]: readonly [string, unknown]) => [
      key,
      Array.isArray(choice) ? choice.map(longerToken) : typeof choice === 'string' ? longer(choice) : choice,
    ]),
  );
}

/** A part of a compiled message with its text made longer: names of values and their formats are no text. */
function longerToken(token: unknown): unknown {
  if (typeof token === 'string') return longer(token);
  if (!isTokens(token)) return token;
  const [name, kind, choices] = token;
  const isChoice = chosenByValue.includes(kind) && typeof choices === 'object' && choices !== null;
  const made: readonly unknown[] = isChoice
    ? [name, kind, longerChoices(choices)]
    : [name, kind, choices].slice(0, token.length);
  return made;
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'string' || Array.isArray(value);
}

/** A pseudolocalized catalog: longer texts with accents, in brackets. Text without brackets is in no catalog. */
export function longMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => {
      const long: unknown =
        typeof message === 'string' ? `[${longer(message)}]` : ['[', ...message.map(longerToken), ']'];
      return [id, isMessage(long) ? long : message];
    }),
  );
}
