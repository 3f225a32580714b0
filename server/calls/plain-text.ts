/** Whether a text can be kept and told again: PostgreSQL takes no NUL, and half of a surrogate pair is no character. */
function isPlain(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/**
 * Whether every text and every name of a field in what was sent, however deep, is one that can be kept. What is nested
 * deeper than can be read is not.
 */
export function isPlainText(wire: unknown): boolean {
  let isAllPlain = true;
  try {
    JSON.stringify(wire, (name, value: unknown) => {
      isAllPlain &&= isPlain(name) && (typeof value !== 'string' || isPlain(value));
      return value;
    });
  } catch {
    return false;
  }
  return isAllPlain;
}
