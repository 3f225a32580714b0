/** A key for each row: its id; with a number for further rows of one id, which a back end may send. */
export function rowKeys(rows: readonly { readonly id: string | number }[]): readonly string[] {
  const counts = new Map<string | number, number>();
  return rows.map(({ id }) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? String(id) : `${id} (${count})`;
  });
}
