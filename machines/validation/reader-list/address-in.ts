/** What stands beside an address in lists and letterheads: never a part of one. */
const separators = /[\s<>()[\],;:"|]/u;

/** An e-mail address as it stands in a cell, and what else the cell holds. */
export interface AddressInCell {
  readonly email: string;
  /** A name, mostly: `Awa Ndiaye` of `Awa Ndiaye <awa@example.org>`. */
  readonly rest: string;
}

/** What looks like an e-mail address in a cell, valid or not; `null` where there is no @. Reads it once. */
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
