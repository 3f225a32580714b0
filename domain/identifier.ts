/** The number of a thing that an address names; `null` for a text that is none. */
export function identifierOf(text: string | null): number | null {
  const number = text !== null && /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(number) ? number : null;
}
