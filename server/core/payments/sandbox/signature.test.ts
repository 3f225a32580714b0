import { describe, expect, it } from 'vitest';
import { isSigned, sign } from './signature.ts';

const secret = Buffer.from('a secret of this installation');
const now = new Date('2026-01-15T12:00:00Z');
const body = '{"id":"evt_1"}';
const signature = sign(secret, now, body);

function after(seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

describe('a signature', () => {
  it('holds for its body, its secret and a while', () => {
    expect(isSigned(secret, now, Buffer.from(body), signature)).toBe(true);
    expect(isSigned(secret, after(300), Buffer.from(body), signature)).toBe(true);
  });

  it.each([
    ['another body', secret, now, '{"id":"evt_2"}', signature],
    ['another secret', Buffer.from('guess'), now, body, signature],
    ['a recorded one', secret, after(301), body, signature],
    ['one of the future', secret, after(-301), body, signature],
    ['another moment written over it', secret, now, body, signature.replace(/^t=\d+/, 't=1768478401')],
    ['nonsense', secret, now, body, 'v1=00'],
    ['none', secret, now, body, undefined],
  ])('does not hold for %s', (_, key, moment, text, claimed) => {
    expect(isSigned(key, moment, Buffer.from(text), claimed)).toBe(false);
  });
});
