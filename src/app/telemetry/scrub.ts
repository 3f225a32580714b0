/** What may be a person's, or open something of theirs, goes out of whatever is told to others. */

/** What follows `?` or `#` in an address: tokens, the way back, what was searched for. */
const query = /((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>)]*/g;

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A text without queries, hashes and e-mail addresses. */
export function scrubText(text: string): string {
  return text.replaceAll(query, '$1').replaceAll(email, '[e-mail]');
}

/** A value with every text in it scrubbed, however deep; the value itself is changed. */
export function scrub<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'string') Object.assign(value, { [name]: scrubText(part) });
    else scrub(part);
  }
  return value;
}
