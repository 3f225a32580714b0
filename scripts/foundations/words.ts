/** The messages of the catalogues, and which stories say them. */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';

/** A message as it is written, in each language. */
export interface Message {
  readonly id: string;
  readonly texts: Readonly<Record<Locale, string>>;
  /** What translators are told of it. */
  readonly note: string;
  /** `messages`, `panel`, `server`; several where the same words stand in more than one. */
  readonly catalogues: readonly string[];
  readonly files: readonly string[];
}

/** What is said in a state, with the place of its story. */
export interface SaidLine {
  readonly text: string;
  readonly locale: Locale;
  /** Numbers of the stories that say it, the plainest first. */
  readonly stories: readonly number[];
}

const escaped = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Anything that is filled in. */
const ANYTHING = '.*?';

/** Within words, a tag begins a line of its own where a page is heard. */
const BREAK = '\u0000';

const isTags = /<\/?\d+\/?>/g;

/** The forms of a plural or a choice; those of other formats are none. */
function formsOf([, format, forms]: CompiledMessage[number] & readonly unknown[]): readonly CompiledMessage[] {
  if (format !== 'plural' && format !== 'selectordinal' && format !== 'select') return [];
  return isChoices(forms) ? Object.entries(forms).flatMap(([key, form]) => (key === 'offset' ? [] : [form])) : [];
}

function isChoices(forms: unknown): forms is Readonly<Record<string, CompiledMessage>> {
  return typeof forms === 'object' && forms !== null;
}

/** A compiled message as a pattern: what is filled in may be anything, of forms each one may stand. */
function patternOf(compiled: CompiledMessage): string {
  const parts = typeof compiled === 'string' ? [compiled] : compiled;
  return parts
    .map((part) => {
      if (part === '#') return ANYTHING;
      if (typeof part === 'string') return escaped(part);
      const forms = formsOf(part);
      if (forms.length === 0) return ANYTHING;
      const patterns = forms.map((form) => patternOf(form).replaceAll(BREAK, ' '));
      // A singular may be how the plural begins.
      return `(?:${patterns.toSorted((one, other) => other.length - one.length).join('|')})`;
    })
    .join('');
}

/** Of so few letters between what is filled in, nothing can be said. */
const FEW = 4;

/** What of a message can be looked for, each where a line may have it; nothing where nearly all of it is filled in. */
function piecesOf(text: string): readonly RegExp[] {
  const pattern = patternOf(compileMessage(text.replaceAll(isTags, BREAK)));
  const letters = pattern.match(/\p{L}/gu)?.length ?? 0;
  if (pattern.includes(ANYTHING) && letters < FEW) return [];
  return pattern
    .split(BREAK)
    .map((piece) => piece.replaceAll(/^(?:\.\*\?|\s)+|(?:\.\*\?|\s)+$/g, ''))
    .filter((piece) => /\p{L}/u.test(piece))
    .map((piece) => new RegExp(piece, 'gu'));
}

/** Whether what was found begins and ends as words do: texts of neighbours are told without a space between. */
function isWhole(text: string, { index, 0: found }: RegExpExecArray): boolean {
  const before = text.slice(0, index).at(-1) ?? '';
  const beginsInside = /\p{L}/u.test(before) && /^\p{Ll}/u.test(found);
  return !beginsInside && !/^\p{Ll}/u.test(text.slice(index + found.length));
}

/** How a line has a piece: wholly, beside other words, or not. */
function hasPiece(text: string, piece: RegExp): 'whole' | 'part' | null {
  const found = [...text.matchAll(piece)].filter((each) => isWhole(text, each));
  if (found.length === 0) return null;
  return found.some(([all]) => all === text) ? 'whole' : 'part';
}

/** The stories in all of several lists, in the order of the first. */
function inAll(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...others] = lists;
  const sets = others.map((list) => new Set(list));
  return first.filter((each) => sets.every((set) => set.has(each)));
}

/**
 * The stories that say a text: every piece of it. Where lines are just that, they count; else those that have it beside other
 * words.
 * @param lines What may say it: of the screens that draw the message’s file.
 */
export function storiesSaying(text: string, lines: readonly SaidLine[]): readonly number[] {
  const pieces = piecesOf(text);
  const found = pieces.map((piece) => {
    const having = lines.flatMap(({ text: said, stories }) => {
      const how = hasPiece(said.replaceAll(/\s+/g, ' '), piece);
      return how === null ? [] : [{ how, stories }];
    });
    const whole = having.filter(({ how }) => how === 'whole');
    return [...new Set((whole.length > 0 ? whole : having).flatMap(({ stories }) => stories))].toSorted(
      (one, other) => one - other,
    );
  });
  return inAll(found);
}

/** Whether a text is all filled in, so that no story can be said to say it. */
export function isFilledIn(text: string): boolean {
  return piecesOf(text).length === 0;
}

function lengthIn(compiled: CompiledMessage): number {
  const parts = typeof compiled === 'string' ? [compiled] : compiled;
  return parts.reduce((sum, part) => {
    if (typeof part === 'string') return sum + part.length;
    const forms = formsOf(part).map(lengthIn);
    return sum + (forms.length === 0 ? FILLED_IN : Math.max(...forms));
  }, 0);
}

/** How long what is filled in is taken to be, in letters. */
const FILLED_IN = 6;

/** How many letters a person reads of a text: tags left out, of forms the longest. */
export function lengthOf(text: string): number {
  return lengthIn(compileMessage(text.replaceAll(isTags, '')));
}

interface CatalogueMessage {
  readonly translation?: string;
  readonly message?: string;
  readonly comments?: readonly string[];
  readonly origin?: readonly (readonly [file: string, line?: number])[];
}

/** Catalogues as one list: the same message of several is one. */
export function messagesIn(
  catalogues: Readonly<Record<string, Readonly<Record<Locale, Readonly<Record<string, CatalogueMessage>>>>>>,
): readonly Message[] {
  const found = new Map<string, Message>();
  for (const [name, byLocale] of Object.entries(catalogues)) {
    for (const [id, { comments = [], origin = [] }] of Object.entries(byLocale.en)) {
      const [fr = '', en = ''] = locales.map((locale) => {
        const { translation = '', message = '' } = byLocale[locale][id] ?? {};
        return translation || message;
      });
      const key = `${id}\n${fr}\n${en}`;
      const known = found.get(key);
      found.set(key, {
        id,
        texts: { fr, en },
        note: comments.filter((comment) => comment !== 'js-lingui-explicit-id').join(' '),
        catalogues: [...(known?.catalogues ?? []), name],
        files: [...new Set([...(known?.files ?? []), ...origin.map(([file]) => file)])],
      });
    }
  }
  return [...found.values()];
}
