/**
 * Hashes passwords at argon2's lowest cost: at the product's, hashing takes a quarter of the contract tests' time. The product's
 * cost is proved in server/features/session/password-hash.test.ts.
 */
import type * as argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof argon2>();
  return {
    ...original,
    hash: (password: string) => original.hash(password, { memoryCost: 8, timeCost: 1 }),
  };
});
