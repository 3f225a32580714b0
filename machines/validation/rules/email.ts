import type { Struct } from 'superstruct';
import { string, trimmed } from 'superstruct';
import { textRule } from '../complaint.ts';
import { maxLength } from './length.ts';
import { required } from './required.ts';

/** The longest address that mail can be sent to (RFC 5321, §4.5.3.1). */
const LONGEST_EMAIL = 254;

/**
 * Characters that an address has nowhere: blanks, control characters, those that are not seen (zero-width, bidi controls,
 * soft hyphens) and so make one address look like another, and the signs that separate or enclose addresses in a mail's
 * header (RFC 5322, §3.2.3).
 */
const refused = String.raw`\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}@<>()[\]\\,;:".`;

/**
 * One address without its owner's name: dots separate, and so neither begin, end nor follow each other; a domain with a
 * dot. Letters of any script may stand in it.
 */
const address = new RegExp(`^[^${refused}]+(?:\\.[^${refused}]+)*@(?:[^${refused}]+\\.)+[^${refused}]{2,}$`, 'u');

/** Text that looks like an e-mail address; only a message sent there proves it (specification §5). */
export function email<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(struct, { code: 'email' }, (text) => address.test(text));
}

/** An e-mail address that must be given. Blanks around it are taken off where a value is coerced. */
export function emailAddress(): Struct<string, null> {
  return email(maxLength(required(trimmed(string())), LONGEST_EMAIL));
}
