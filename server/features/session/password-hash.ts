import { hash, verify } from '@node-rs/argon2';
import { mintSecret } from '../../core/secrets.ts';

/** Verified if no account has the e-mail, so that an unknown one takes as long as a wrong password. */
const dummyHash = hash(mintSecret());

/** argon2id with the package's parameters: 19 MiB, two passes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether a password matches a hash; `null`, for an unknown account, never matches and takes as long. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== null && matches;
}
