/** The messages of the catalogs in both languages, matched with the French lines of the approved transcripts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '../../domain/locale.ts';

const root = join(import.meta.dirname, '../..');

const catalogs = ['messages', 'panel', 'server'] as const;

/** A message as it is written, in each language. */
export interface Message {
  readonly id: string;
  readonly fr: string;
  readonly en: string;
  /** Its comment for translators. */
  readonly note: string;
  readonly catalog: (typeof catalogs)[number];
  readonly files: readonly string[];
}

async function readCatalog(locale: Locale, name: string) {
  const filename = join(root, 'locales', locale, `${name}.po`);
  const text = await readFile(filename, 'utf8');
  return formatter({ lineNumbers: false }).parse(text, { locale, sourceLocale: 'en', filename });
}

/** Every message of every catalog. */
export async function readMessages(): Promise<readonly Message[]> {
  const read = catalogs.map(async (catalog) => {
    const [french, english] = await Promise.all([readCatalog('fr', catalog), readCatalog('en', catalog)]);
    return Object.entries(english).map(([id, { translation = '', message = '', comments = [], origin = [] }]) => ({
      id,
      fr: french[id]?.translation ?? '',
      en: translation || message,
      note: comments.filter((comment) => comment !== 'js-lingui-explicit-id').join(' '),
      catalog,
      files: [...new Set(origin.map(([file]) => file))],
    }));
  });
  return (await Promise.all(read)).flat();
}

/** A literal text, or the name of a placeholder. */
type Token = string | { readonly hole: string };

/** Tags split a message into lines of the transcript. */
const BREAK = '\u0000';

const compiled = (text: string): CompiledMessage => compileMessage(text.replaceAll(/<\/?\d+\/?>/g, BREAK));

function isForms(forms: unknown): forms is Readonly<Record<string, CompiledMessage>> {
  return typeof forms === 'object' && forms !== null;
}

/** The forms of a plural or a choice; `null` for other formats. */
function formsOf([, format, forms]: CompiledMessage[number] & readonly unknown[]) {
  return /^(?:plural|selectordinal|select)$/.test(String(format)) && isForms(forms) ? forms : null;
}

/** Names of the forms that a message chooses from. */
function formNames(message: CompiledMessage): readonly string[] {
  const parts = typeof message === 'string' ? [] : message;
  return parts.flatMap((part) => (typeof part === 'string' ? [] : Object.keys(formsOf(part) ?? {})));
}

/** A message with one form of each choice taken. */
function tokensOf(message: CompiledMessage, form: string): readonly Token[] {
  const parts = typeof message === 'string' ? [message] : message;
  return parts.flatMap((part): readonly Token[] => {
    if (part === '#') return [{ hole: '#' }];
    if (typeof part === 'string') return [part];
    const forms = formsOf(part);
    const chosen = forms?.[form] ?? forms?.['other'];
    return chosen === undefined ? [{ hole: part[0] }] : tokensOf(chosen, form);
  });
}

/** The lines that a message makes, as lists of tokens. */
function linesOf(message: CompiledMessage, form: string): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const token of tokensOf(message, form)) {
    const [first = token, ...others] = typeof token === 'string' ? token.split(BREAK) : [token];
    lines.at(-1)?.push(first);
    for (const other of others) lines.push([other]);
  }
  return lines;
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A line of a message in French, to be found in transcripts. */
interface Line {
  readonly message: Message;
  readonly french: RegExp;
  /** The longest literal of the French: a cheap test before the pattern. */
  readonly literal: string;
  readonly hasHoles: boolean;
}

/** Minimum number of characters between a message's placeholders for recognizing a line. */
const FEWEST_CHARACTERS = 4;

/** A shorter text within a longer line may be there by chance. */
const SHORTEST_PART = 12;

function lineOf(message: Message, french: readonly Token[]): Line | null {
  const literals = french.flatMap((token) => (typeof token === 'string' ? plain(token) : []));
  const characters = literals.join('').match(/\p{L}/gu)?.length ?? 0;
  const hasHoles = literals.length < french.length;
  if (characters < (hasHoles ? FEWEST_CHARACTERS : 1)) return null;
  const pattern = french.map((token) => (typeof token === 'string' ? escaped(plain(token)) : '.+?')).join('');
  const [literal = ''] = literals.toSorted((one, other) => other.length - one.length);
  return { message, french: new RegExp(`^\\s*${pattern}\\s*$`, 'u'), literal: literal.trim(), hasHoles };
}

/** Finds the messages that French lines of a screen come from. */
export class MessageFinder {
  readonly #lines: readonly Line[];
  readonly #known = new Map<string, ReadonlySet<Message>>();

  constructor(messages: readonly Message[]) {
    const lines = messages.flatMap((message) => {
      const french = compiled(message.fr);
      return [...new Set(['other', ...formNames(french)])].flatMap((form) =>
        linesOf(french, form).flatMap((line) => lineOf(message, line) ?? []),
      );
    });
    // The longest literal text is the most specific one.
    this.#lines = lines.toSorted((one, other) => other.literal.length - one.literal.length);
  }

  /** The messages that a French line may come from. */
  messagesOf(text: string): ReadonlySet<Message> {
    const line = plain(text);
    const known = this.#known.get(line);
    if (known) return known;
    const included = this.#lines.filter(({ literal }) => line.includes(literal));
    const matches = included.filter(({ french }) => french.test(line));
    // The transcript joins texts of neighbours to one line: each sentence is found by itself.
    const found =
      matches.length > 0
        ? matches
        : included.filter(({ hasHoles, literal }) => !hasHoles && literal.length >= SHORTEST_PART);
    const messages = new Set(found.map(({ message }) => message));
    this.#known.set(line, messages);
    return messages;
  }
}
