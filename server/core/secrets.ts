import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a cookie or a link: 256 random bits, as text that fits both. */
export function mintSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a secret, for storage. The secret is long and random, so an unsalted hash cannot be guessed back. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
