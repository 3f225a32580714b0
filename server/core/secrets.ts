import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a cookie or a link: 256 random bits, as text that fits both. */
export function mintSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text from outside has the form of a secret: what has another cannot be one of ours. */
export function hasSecretForm(text: string): boolean {
  return /^[\w-]{16,64}$/.test(text);
}

/** The hash of a secret, for storage. The secret is long and random, so an unsalted hash cannot be guessed back. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
