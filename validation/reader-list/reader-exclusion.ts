/** Lines of a list of readers that exclude people. */
import { folded } from '../folded.ts';
import type { ColumnRole } from './columns.ts';
import type { ListRecord } from './records.ts';
import { addressIn } from './records.ts';

/** Words that exclude people. Read as data, they would request exactly those people. */
const strong =
  /^(?:exclu|except|sauf$|hormis|remov(?:e|ed)$|delet(?:e|ed)$|supprim|retir(?:e|er|es|ee|ees)$|revo(?:ke|qu)|desinscri|unsubscrib)/;
const weak = new Set(
  'not non no ne pas sans without but hors minus moins ban banned blocked denied inactive inactif'.split(' '),
);
const connectors = new Set('a de du des la le les l d que than to be from'.split(' '));
/** Headers of columns that tell whether a person is to read. */
const asksWhether = /^(?:actif|active|acces|access|inclu|garder|keep|lit|reads)/;
const negative = new Set(['no', 'non', 'n', '0', 'false', 'faux']);

const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(' ')
    .filter((word) => word !== '');

function isExcluding(text: string): boolean {
  const words = wordsOf(text);
  const others = words.filter((word) => !connectors.has(word));
  return words.some((word) => strong.test(word)) || (others.length > 0 && others.every((word) => weak.has(word)));
}

/** Markers of a pending request in our own export of readers, also an earlier release’s; the licence has the request. */
function isOwnMarker(cell: string, header: string): boolean {
  return (
    /^(?:request|demande)$/.test(folded(header)) &&
    /\b(?:we approve|notre validation|publisher|editeur)\b/.test(folded(cell))
  );
}

function excludesIn(cell: string, header: string): boolean {
  const found = addressIn(cell);
  if (found) return /^[!~¬^\p{Pd}]/u.test(found.email) || isExcluding(found.rest.replaceAll(/[!~]/g, ' not '));
  if (isOwnMarker(cell, header)) return false;
  const isNo = negative.has(folded(cell));
  if (isExcluding(header)) return cell.trim() !== '' && !isNo;
  if (isNo) return asksWhether.test(folded(header));
  return isExcluding(cell);
}

/** Whether a record excludes its person. Names may be any words. */
export function excludesReader(record: ListRecord, header: ListRecord, roles: readonly ColumnRole[]): boolean {
  const isSign = /^\s*[!~¬^]\s*$/.test(record[0] ?? '');
  return (
    isSign ||
    record.some((cell, index) => {
      const role = roles[index] ?? 'unused';
      const isName = role !== 'unused' && role !== 'email' && !cell.includes('@');
      return !isName && excludesIn(cell, header[index] ?? '');
    })
  );
}

/** Whether a line without an address excludes the lines below it: `Sauf :`, `À supprimer`. */
export function isExclusionTitle(record: ListRecord): boolean {
  const filled = record.filter((cell) => cell.trim() !== '');
  return filled.length === 1 && isExcluding(filled[0] ?? '');
}
