/** Columns of single lines: a list without a header may have lines in another order than most. */
import { groupBy } from '../../domain/group-by.ts';
import type { Columns } from './columns.ts';
import { columnsOfContent, isTitle } from './columns.ts';
import type { ListRecord } from './records.ts';

const indexesOf = (record: ListRecord, is: (cell: string) => boolean): readonly number[] =>
  record.flatMap((cell, index) => (is(cell.trim()) ? [index] : []));

const hasAt = (cell: string): boolean => cell.includes('@');
const hasWord = (cell: string): boolean => /\p{L}/u.test(cell);

/** Cells with an address. */
export function addressCells(record: ListRecord): readonly number[] {
  return indexesOf(record, hasAt);
}

/** Lines with the same shape have their address, title and number of cells in common. */
function shapeOf(record: ListRecord): string {
  const filled = indexesOf(record, (cell) => cell !== '');
  return [indexesOf(record, hasAt), indexesOf(record, isTitle), filled.length].join('/');
}

function byShape(records: readonly ListRecord[]): ReadonlyMap<string, readonly ListRecord[]> {
  return groupBy(
    records.filter((record) => addressCells(record).length === 1),
    shapeOf,
  );
}

/** Lines of the most frequent shape, whose columns are those of the list; all lines if none has one address. */
export function typicalRecords(records: readonly ListRecord[]): readonly ListRecord[] {
  const [most] = [...byShape(records).values()].toSorted((left, right) => right.length - left.length);
  return most ?? records;
}

/** Whether a line has the order of some columns; cells may be empty. @param width Number of the columns. */
export function isInOrder(record: ListRecord, columns: Columns, width: number): boolean {
  const { email, civility, firstName, lastName, fullName } = columns;
  const [address] = addressCells(record);
  if (address !== undefined && address !== email) return false;
  const title = civility === null ? '' : (record[civility] ?? '').trim();
  if (title !== '' && !isTitle(title) && indexesOf(record, isTitle).length > 0) return false;
  if (civility === null && indexesOf(record, isTitle).some((index) => index !== firstName && index !== lastName))
    return false;
  const names = [firstName, lastName, fullName?.index ?? null];
  const texts = indexesOf(record, hasWord).filter((index) => index !== email && index !== civility);
  return texts.every((index) => index < width) && (texts.length === 0 || texts.some((index) => names.includes(index)));
}

/** Columns of the lines that are in another order, by their shape; `isUnclear` where the names are ambiguous. */
export function columnsByShape(records: readonly ListRecord[]): (record: ListRecord) => Columns {
  const columns = new Map([...byShape(records)].map(([shape, same]) => [shape, columnsOfContent(same)]));
  return (record) => columns.get(shapeOf(record)) ?? columnsOfContent([record]);
}
