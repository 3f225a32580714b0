import { expect, it } from 'vitest';
import { textOfFile } from './encoding.ts';

const bytes = (...codes: readonly number[]): Uint8Array => new Uint8Array(codes);
const ascii = (text: string): readonly number[] => [...new TextEncoder().encode(text)];
const text = (file: ReturnType<typeof textOfFile>): string => (file.kind === 'text' ? file.text : file.kind);

it('textOfFile detects the encoding', () => {
  expect(text(textOfFile(bytes(0x41, 0xc3, 0xa9)))).toBe('Aé');
  expect(text(textOfFile(bytes(0xef, 0xbb, 0xbf, 0x41)))).toBe('A');
  expect(text(textOfFile(bytes(0x41, 0xe9, 0x92)))).toBe('Aé’');
  // Macintosh é after a lowercase character, and è, whose byte no other encoding uses.
  expect(text(textOfFile(bytes(...ascii('Ben'), 0x8e, ...ascii('dicte'))))).toBe('Benédicte');
  expect(text(textOfFile(bytes(...ascii('H'), 0x8f)))).toBe('Hè');
  // Ž of Windows-1252 is uppercase.
  expect(text(textOfFile(bytes(0x8e, ...ascii('eljka Mari'), 0xe6)))).toBe('Željka Mariæ');
  expect(text(textOfFile(bytes(0, 0x41, 0, 0xe9)))).toBe('Aé');
  expect(text(textOfFile(bytes(0x41, 0, 0xe9, 0)))).toBe('Aé');
});

it('textOfFile reports workbooks and binary files', () => {
  expect(text(textOfFile(bytes(0x50, 0x4b, 0x03, 0x04, 0x14)))).toBe('workbook');
  expect(text(textOfFile(bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)))).toBe('workbook');
  expect(text(textOfFile(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0)))).toBe('notText');
});
