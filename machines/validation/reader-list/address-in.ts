/** Characters next to addresses in lists and mail headers: never part of an address. */
const separators = /[\s<>()[\],;:"|]/u;

/** An e-mail address in a cell, and the rest of the cell. */
export interface AddressInCell {
  readonly email: string;
  /** Usually a name: `Awa Ndiaye` of `Awa Ndiaye <awa@example.org>`. */
  readonly rest: string;
}

/** A possible e-mail address in a cell, valid or not; `null` without an @. One pass over the text. */
export function addressIn(cell: string): AddressInCell | null {
  const at = cell.indexOf('@');
  if (at === -1) return null;
  let begin = at;
  while (begin > 0 && !separators.test(cell.charAt(begin - 1))) begin -= 1;
  let end = at + 1;
  while (end < cell.length && !separators.test(cell.charAt(end))) end += 1;
  const around = `${cell.slice(0, begin).replace(/mailto:$/i, '')} ${cell.slice(end)}`;
  return { email: cell.slice(begin, end), rest: around.replaceAll(/[<>()[\]";|]/g, ' ').trim() };
}
