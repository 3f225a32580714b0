import type { Struct } from 'superstruct';
import { string, trimmed } from 'superstruct';
import { textRule } from '../issue.ts';
import { maxLength, required } from './text.ts';

/** Maximum length of an address (RFC 5321, §4.5.3.1). */
const LONGEST_EMAIL = 254;

/**
 * Characters that no address may contain: spaces, control characters, invisible ones (zero-width, bidi controls, soft
 * hyphens), which make one address look like another, and delimiters of addresses in mail headers (RFC 5322, §3.2.3).
 */
const refused = String.raw`\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}@<>()[\]\\,;:".`;

/** A part of a domain's name: characters of any script, and hyphens only between them (RFC 5321, §4.1.2). */
const label = `[^${refused}\\-]+(?:-+[^${refused}\\-]+)*`;

/** One address without a display name: dots only between other characters; a domain with a dot. */
const address = new RegExp(`^[^${refused}]+(?:\\.[^${refused}]+)*@(?:${label}\\.)+(?=..)${label}$`, 'u');

/**
 * Whether each character is the plain one of its kind: mathematical, full-width and circled ones look like another
 * address (RFC 8264, §9.17).
 */
const isPlain = (text: string): boolean => text.normalize('NFKC') === text.normalize('NFC');

/** Text that looks like an email address; only a message sent there proves it (specification §5). */
export function email<Schema>(struct: Struct<string, Schema>): Struct<string, Schema> {
  return textRule(struct, { code: 'email' }, (text) => address.test(text) && isPlain(text));
}

/** A required email address. Coercion trims spaces around it. */
export function emailAddress(): Struct<string, null> {
  return email(maxLength(required(trimmed(string())), LONGEST_EMAIL));
}
