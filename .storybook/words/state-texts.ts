/** Texts of each story's state, from the approved transcripts: its name in the sidebar, tags, sentences. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import { normal } from '../../scripts/sentences/normal.ts';
import type { HeardLine, StateTexts } from '../../tests/models/views/read-transcript.ts';
import { readTranscript } from '../../tests/models/views/read-transcript.ts';
import { shortened } from './story-names.ts';

/** The approved transcripts, by language and chart (`npm run approve`). */
export const approvedFolder = join(import.meta.dirname, '../../tests/models/views/approved');

/** A text of a screen, with its weight in a search. */
export interface Sentence {
  readonly text: string;
  /** 3 a heading, 2 a message, 1 words, 0 a control. */
  readonly weight: number;
}

/** Texts of one state in one language. */
export interface Received {
  readonly heading: string;
  /** Text of the screen that distinguishes it from states with the same heading. */
  readonly reason: string;
  /** `failure`, `waiting`, `money`, `form`, `alike`. */
  readonly tags: readonly string[];
  readonly sentences: readonly Sentence[];
}

/** Texts of a chart's states, by language and configuration. */
export type ChartTexts = Readonly<Record<Locale, ReadonlyMap<string, Received>>>;

/** Longest reason, in characters: it is a line of a search result. */
const LONGEST_REASON = 70;

/** The texts of the lines within the first element of a role. */
function wordsWithin(lines: readonly HeardLine[], role: string): readonly string[] {
  const start = lines.findIndex((line) => line.role === role);
  if (start < 0) return [];
  const { depth = 0 } = lines[start] ?? {};
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.depth <= depth);
  return rest.slice(0, end < 0 ? rest.length : end).flatMap(({ role: own, text }) => (own === '' ? [text] : []));
}

const saying = (text: string): boolean => /\p{L}\p{L}.* /u.test(text);

/** Summary of a message: its title, and the next text if the title is short. */
function messageIn(lines: readonly HeardLine[]): string {
  const [title = '', more = ''] = wordsWithin(lines, 'alert');
  return more === '' || title.endsWith('.') ? title : `${title} – ${more}`;
}

/** Summary of lines: the first status, sentence, text or control. */
function gistOf(lines: readonly HeardLine[]): string {
  const isSentence = (text: string): boolean => /[.!?…]$/.test(text);
  const words = lines.flatMap(({ role, text }) => (role === '' && saying(text) ? [text] : []));
  const controls = lines.flatMap(({ role, text }) => (role !== 'heading' && text !== '' ? [text] : []));
  const status = wordsWithin(lines, 'status').find(isSentence);
  return status ?? words.find(isSentence) ?? words[0] ?? controls[0] ?? '';
}

/** Text that distinguishes a state from others with its heading: its message, its own lines, or any line. */
function reasonOf({ lines, own }: StateTexts, heading: string): string {
  const withoutHeading = (all: readonly HeardLine[]): readonly HeardLine[] =>
    all.filter(({ text }) => text !== heading);
  const gist = gistOf(withoutHeading(own)) || gistOf(withoutHeading(lines));
  const message = messageIn(own);
  // A message of several states does not distinguish them.
  const [shared = ''] = message === '' ? wordsWithin(lines, 'alert') : [];
  return shortened(message || (shared === '' || shared === gist ? gist : `${shared} – ${gist}`), LONGEST_REASON);
}

function headingOf(lines: readonly HeardLine[]): string {
  return lines.find(({ role, states }) => role === 'heading' && states[0] === '1')?.text ?? '';
}

/** Key of a state's look, regardless of numbers and the number of rows. */
function lookOf(lines: readonly HeardLine[]): string {
  const said = lines.map(({ role, text, states, note }) =>
    [role, text, note, ...states.filter((state) => !state.startsWith('/'))].join(' ').replaceAll(/\d[\d\s.,]*/g, '#'),
  );
  return [...new Set(said)].toSorted().join('\n');
}

function tagsOf(lines: readonly HeardLine[], isAlike: boolean): readonly string[] {
  const has = (isIt: (line: HeardLine) => boolean): boolean => lines.some((line) => isIt(line));
  return [
    ...(has(({ role }) => role === 'alert') ? ['failure'] : []),
    ...(has(({ role, states }) => role === 'main' && states.includes('busy')) ? ['waiting'] : []),
    ...(has(({ text }) => /[€$]/.test(text)) ? ['money'] : []),
    ...(has(({ role }) => role === 'textbox') ? ['form'] : []),
    ...(isAlike ? ['alike'] : []),
  ];
}

function sentencesOf(lines: readonly HeardLine[]): readonly Sentence[] {
  const messages = new Set(['alert', 'status'].flatMap((role) => wordsWithin(lines, role)));
  const weightOf = ({ role, text }: HeardLine): number => {
    if (role === 'heading') return 3;
    if (role === '') return messages.has(text) ? 2 : 1;
    return 0;
  };
  return lines
    .flatMap((line) => [
      { text: line.text, weight: weightOf(line) },
      { text: line.note, weight: 0 },
    ])
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function receivedOf(states: readonly StateTexts[]): ReadonlyMap<string, Received> {
  const looks = new Set<string>();
  return new Map(
    states.map((state) => {
      const { id, lines } = state;
      const heading = headingOf(lines);
      const look = lookOf(lines);
      const isAlike = looks.has(look);
      looks.add(look);
      return [
        id,
        { heading, reason: reasonOf(state, heading), tags: tagsOf(lines, isAlike), sentences: sentencesOf(lines) },
      ];
    }),
  );
}

/** Texts of all states of a chart; without those that have no approved transcript. */
export async function readChartTexts(chart: string): Promise<ChartTexts> {
  const read = async (locale: Locale): Promise<ReadonlyMap<string, Received>> =>
    receivedOf(readTranscript(await readFile(join(approvedFolder, locale, `${chart}.txt`), 'utf8').catch(() => '')));
  return { fr: await read('fr'), en: await read('en') };
}

/** All sentences of a chart with the configurations that show them, by language and normalized text. */
export function sentencesIn(
  chart: ChartTexts,
): readonly (Sentence & { readonly locale: Locale; readonly configurations: readonly string[] })[] {
  return locales.flatMap((locale) => {
    const shown = new Map<string, { text: string; weight: number; configurations: Set<string> }>();
    for (const [configuration, { sentences }] of chart[locale]) {
      for (const { text, weight } of sentences) {
        const known = shown.get(normal(text)) ?? { text, weight, configurations: new Set<string>() };
        shown.set(normal(text), { ...known, weight: Math.max(known.weight, weight) });
        known.configurations.add(configuration);
      }
    }
    return [...shown.values()].map(({ text, weight, configurations }) => ({
      text,
      weight,
      locale,
      configurations: [...configurations],
    }));
  });
}
