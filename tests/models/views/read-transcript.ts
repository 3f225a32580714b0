/**
 * Parses approved transcripts: the lines of each state, in parts. Lines of a state written as a difference have no
 * order.
 */
import { cells, holders, leaves } from './roles.ts';

/** A line of a page as a screen reader presents it. */
export interface HeardLine {
  /** `heading`, `alert`, `button`; empty for plain words. */
  readonly role: string;
  /** The words, or the name of a control. */
  readonly text: string;
  /** The description of a control. */
  readonly note: string;
  /** `1` of a heading, `busy`, `invalid`, an address. */
  readonly states: readonly string[];
  /** The depth in the page. */
  readonly depth: number;
}

/** The lines of one state. */
export interface ReceivedState {
  /** The configuration. */
  readonly id: string;
  readonly lines: readonly HeardLine[];
  /** The lines that differ from the state it is compared with; all of them where it is written in full. */
  readonly own: readonly HeardLine[];
}

const roles: ReadonlySet<string> = new Set([...leaves, ...cells, ...holders]);

/** `link “Help” [/help, current page] = value (description)`, or a cell, `cell: €10`. */
const controlLine =
  /^(?<role>[a-z]+)(?: “(?<name>.*?)”)?(?= \[| =| \(|$)(?: \[(?<states>[^\]]*)\])?(?: = .*?)?(?: \((?<note>.*)\))?$/s;

/** Parses a line. */
export function readHeard(line: string): HeardLine {
  const text = line.trim();
  const depth = (line.length - line.trimStart().length) / 2;
  const [, cell = '', words = ''] = /^(\w+): (.*)$/s.exec(text) ?? [];
  if (cells.has(cell)) return { role: cell, text: words, note: '', states: [], depth };
  const { role = '', name = '', states = '', note = '' } = controlLine.exec(text)?.groups ?? {};
  if (!roles.has(role)) return { role: '', text, note: '', states: [], depth };
  return { role, text: name, note, states: states === '' ? [] : states.split(', '), depth };
}

/** Lines without some, each taken away once. */
function without(lines: readonly string[], gone: readonly string[]): readonly string[] {
  const left = [...lines];
  for (const line of gone) {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** All states of a chart, in the order of the transcript (`transcriptOf`). */
export function readTranscript(transcript: string): readonly ReceivedState[] {
  const known = new Map<string, readonly string[]>();
  return transcript.split(/^## /m).flatMap((section) => {
    const [title = '', , ...rest] = section.split('\n');
    if (title === '') return [];
    const body = rest.filter((line) => line.trim() !== '');
    const [id = '', base] = title.replace(/ but$/, '').split(', as ');
    const after = (sign: string): string[] => body.flatMap((line) => (line.startsWith(sign) ? [line.slice(2)] : []));
    const own = base === undefined ? body : after('+ ');
    const lines = base === undefined ? body : [...own, ...without(known.get(base) ?? [], after('- '))];
    known.set(id, lines);
    return [{ id, lines: lines.map(readHeard), own: own.map(readHeard) }];
  });
}
