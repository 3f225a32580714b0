import type * as argon2 from '@node-rs/argon2';
import { verify } from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { hashPassword, isPasswordOf } from './password-hash.ts';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof argon2>();
  return { ...original, verify: vi.fn<typeof argon2.verify>(original.verify) };
});

/** Version and parameters of a hash, without its salt. */
const costOf = (passwordHash: string | Uint8Array): string => String(passwordHash).split('$').slice(1, 4).join(' ');

it('hashes by argon2id with 19 MiB and two passes', async () => {
  const passwordHash = await hashPassword('trois pirogues au soleil');
  expect(costOf(passwordHash)).toBe('argon2id v=19 m=19456,t=2,p=1');
  expect(await isPasswordOf(passwordHash, 'trois pirogues au soleil')).toBe(true);
  expect(await isPasswordOf(passwordHash, 'trois pirogues à la lune')).toBe(false);
});

it('verifies a hash of the same cost where there is no account, and refuses', async () => {
  vi.mocked(verify).mockClear();
  expect(await isPasswordOf(null, 'trois pirogues au soleil')).toBe(false);
  const costs = vi.mocked(verify).mock.calls.map(([passwordHash]) => costOf(passwordHash));
  expect(costs).toEqual([costOf(await hashPassword(''))]);
});
