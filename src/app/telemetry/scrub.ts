/** Removes personal data and secrets from reports to other services. */

/** Query and hash of an address: they hold tokens, redirects, search texts. */
const query = /((?:https?:\/\/|\/)[^\s?#"'<>]*)[?#][^\s"'<>)]*/g;

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A text without queries, hashes and email addresses. */
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
