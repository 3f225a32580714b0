/** A list that is given again, corrected: its lines replace the faulty ones of the list before. */
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import { folded } from '../folded.ts';
import type { ListedReader, ReadList, RefusedLine } from './reader-list.ts';
import { addressesIn } from './records.ts';
import type { ReaderRow } from './verdict.ts';
import { issuesAbout, sameAddress } from './verdict.ts';

/** A row of a list in the form, with its place in the text. */
interface ListedRow extends ReaderRow, ListedReader {
  readonly isOpen: boolean;
}

/** A person's names; empty unless both are known. */
function nameKey({ firstName, lastName }: ReaderIdentity): string {
  return firstName.trim() === '' || lastName.trim() === '' ? '' : folded(`${firstName} ${lastName}`);
}

const keysOf = (reader: ReaderIdentity): readonly string[] =>
  [sameAddress(reader.email), nameKey(reader)].filter((key) => key !== '');

/** Identifies the corrected line of a faulty row: by its address; if that is wrong or missing, by its name, too. */
const keysOfFaulty = (row: ListedRow): readonly string[] =>
  issuesAbout(row).has('email') ? keysOf(row) : [sameAddress(row.email)];

/**
 * The rows of a list with those of the next one. A faulty row gives way to its corrected line; a reader whose address is
 * in another row is left out, and can be restored.
 *
 * @returns Also the `id` of each faulty row that was replaced.
 */
export function withReaders(
  rows: readonly ListedRow[],
  faulty: readonly ListedRow[],
  readers: readonly ListedReader[],
): { readonly rows: ListedRow[]; readonly replaced: ReadonlySet<number> } {
  const given = new Set(readers.flatMap(keysOf));
  const replaced = new Set(faulty.filter((row) => keysOfFaulty(row).some((key) => given.has(key))).map(({ id }) => id));
  const kept = rows.filter(({ id }) => !replaced.has(id));
  const last = rows.reduce((most, { id }) => Math.max(most, id), 0);
  const known = new Set(kept.filter(({ isLeftOut }) => !isLeftOut).map(({ email }) => sameAddress(email)));
  const added = readers.map((reader, index) => {
    const address = sameAddress(reader.email);
    const isLeftOut = address !== '' && known.has(address);
    known.add(address);
    return { ...reader, id: last + index + 1, isOpen: false, isLeftOut };
  });
  return { rows: [...kept, ...added], replaced };
}

/** Refused lines of earlier lists that the next list neither has again nor has corrected. */
export function openRefusals(
  refused: readonly RefusedLine[],
  { readers, refused: again }: Extract<ReadList, { readonly kind: 'read' }>,
): readonly RefusedLine[] {
  const texts = new Set(again.map(({ text }) => text));
  const addresses = new Set(readers.map(({ email }) => sameAddress(email)));
  const names = new Set(readers.map(nameKey).filter((name) => name !== ''));
  const isCorrected = (text: string): boolean => {
    const own = addressesIn(text);
    return own.length > 0 ? own.every((address) => addresses.has(sameAddress(address))) : names.has(folded(text));
  };
  return refused.filter(({ text }) => !texts.has(text) && !isCorrected(text));
}
