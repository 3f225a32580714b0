import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each(['amina@example.org', ' a.b+c@sub.example.fr ', 'étienne@exämple.org'])(
  '%s looks like an address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each(['', 'amina', 'amina@', '@example.org', 'amina@example', 'a b@example.org', 'a@b@example.org'])(
  '%s does not',
  (text) => {
    expect(isEmailAddress(text)).toBe(false);
  },
);
