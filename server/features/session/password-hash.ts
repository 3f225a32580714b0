import { hash, verify } from '@node-rs/argon2';
import { mintSecret } from '../../core/secrets.ts';

/** Verified where no account has the e-mail, so that an unknown one takes as long as a wrong password. */
const nobodysHash = hash(mintSecret());

/** argon2id with the package's parameters: 19 MiB, two passes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password is the one of a hash; `null`, of nobody, takes as long and is never it. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return passwordHash !== null && matches;
}
