import { expect, it } from 'vitest';
import { attach } from './attach.ts';
import { readMessage } from './read-message.ts';

const file = { name: 'Facture-FA-1.pdf', type: 'application/pdf', content: Buffer.alloc(200, 'é') } as const;

const source = [
  'From: desk@example.org',
  'Content-Type: multipart/alternative;',
  ' boundary="inner"',
  'Subject: Facture',
  'MIME-Version: 1.0',
  '',
  '--inner',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Bonjour',
  '--inner--',
  '',
].join('\r\n');

it('makes a message the first part of two, the second one a file', () => {
  const { headers, parts } = readMessage(attach(source, [file]));
  expect(headers.get('content-type')).toMatch(/^multipart\/mixed; boundary=/);
  expect([headers.get('from'), headers.get('subject'), headers.get('mime-version')]).toEqual([
    'desk@example.org',
    'Facture',
    '1.0',
  ]);
  expect(parts.map(({ type }) => type)).toEqual(['multipart/alternative', 'application/pdf']);
  expect(parts[0]?.text).toContain('--inner\nContent-Type: text/plain; charset=utf-8\n\nBonjour\n--inner--');
  expect(parts[1]?.text).toBe(file.content.toString());
});

it('has a part for each of several files', () => {
  const other = { ...file, name: 'Recu-PAY-1.pdf', content: Buffer.from('Reçu') };
  const { parts } = readMessage(attach(source, [file, other]));
  expect(parts.map(({ type }) => type)).toEqual(['multipart/alternative', 'application/pdf', 'application/pdf']);
  expect(parts[2]?.text).toBe('Reçu');
});

it('writes no line longer than 76 characters of the file', () => {
  const encoded = attach(source, [file]).split('attachment; filename="Facture-FA-1.pdf"')[1] ?? '';
  expect(Math.max(...encoded.split('\r\n').map((line) => line.length))).toBe(76);
});
