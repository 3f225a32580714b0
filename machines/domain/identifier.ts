/** The largest number that names something (four bytes, as the database gives them). */
export const LARGEST_IDENTIFIER = 2_147_483_647;

/** The number of a thing that an address names; `null` for a text that is none. */
export function identifierOf(text: string | null): number | null {
  const number = text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return number <= LARGEST_IDENTIFIER ? number : null;
}
