import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { from } from './emails.fixtures.ts';
import { noAccount } from './emails/no-account.ts';
import { readMessage } from './read-message.ts';
import { readdress, recipientOf } from './recipient.ts';

describe('the recipient of a message', () => {
  it.each([
    { destination: 'person', present: 'new@example.org', recipient: 'new@example.org' },
    { destination: 'person', present: 'awa@example.org', recipient: 'Awa@example.org' },
    { destination: 'holder', present: 'awa@example.org', recipient: 'Awa@example.org' },
    { destination: 'address', present: 'new@example.org', recipient: 'Awa@example.org' },
    { destination: 'address', present: null, recipient: 'Awa@example.org' },
  ] as const)('is $recipient for $destination with $present at present', ({ destination, present, recipient }) => {
    expect(recipientOf({ destination, to: 'Awa@example.org', present })).toBe(recipient);
  });

  it.each([
    { destination: 'person', present: null, reason: 'Its recipient is gone' },
    { destination: 'holder', present: null, reason: 'Its recipient is gone' },
    { destination: 'holder', present: 'new@example.org', reason: 'Its recipient has another address now' },
  ] as const)('is missing for $destination with $present at present', ({ destination, present, reason }) => {
    expect(() => recipientOf({ destination, to: 'Awa@example.org', present })).toThrow(reason);
  });
});

describe('a message with another address', () => {
  const written = (name: string) =>
    compose(
      noAccount({ from, to: { name, email: 'awa@example.org' }, locale: 'fr', link: 'https://example.org' }),
      new Date('2026-11-29T10:00:00Z'),
    );

  it.each([
    'Awa NDIAYE',
    'NDIAYE, "Awa"',
    'Aïssatou Diallo',
    'Marie-Françoise-Élisabeth de Montmorency-Laval et de Châtillon-sur-Loing',
  ])('keeps the name %s, and everything else', async (name) => {
    const source = await written(name);
    const moved = readdress(source, 'new@exämple.org');
    const unquoted = readMessage(moved)
      .headers.get('to')
      ?.replace(/^"(.*)"/, '$1')
      .replaceAll(String.raw`\"`, '"');
    expect(unquoted).toBe(`${name} <new@xn--exmple-cua.org>`);
    const withoutRecipient = (text: string) => text.replace(/^To: .*(?:\r\n[ \t].*)*/m, '');
    expect(withoutRecipient(moved)).toBe(withoutRecipient(source));
  });

  it('has only the address where it had no name', async () => {
    expect(readMessage(readdress(await written(''), 'new@example.org')).headers.get('to')).toBe('<new@example.org>');
  });
});
