/** The bytes of a dropped file as text, in whichever encoding spreadsheets and mail programs write them. */

/** Why a file is not a list: a workbook is, but not as text; of anything else nobody knows what it is. */
export type FileProblem = 'workbook' | 'notText';

export type FileText = { readonly kind: 'text'; readonly text: string } | { readonly kind: FileProblem };

/** With what workbooks begin: `.xlsx` and `.ods` are archives, `.xls` is a compound file. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** With how many bytes the kind of a file is guessed. */
const SAMPLE = 1_024;

function beginsWith(bytes: Uint8Array, begin: readonly number[]): boolean {
  return begin.every((byte, index) => bytes[index] === byte);
}

/** UTF-16 without a mark: most of every second byte is zero in western text, and none of the others. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const isMost = (count: number) => count * 4 > sample.length;
  if (isMost(odd) && even === 0) return 'utf-16le';
  return isMost(even) && odd === 0 ? 'utf-16be' : null;
}

/** Bytes that stand for nothing in Windows-1252, and for ç, è, ê and ù in what Excel for Mac writes. */
const macOnly: readonly number[] = [0x8d, 0x8f, 0x90, 0x9d];
/** é and à there; Ž and a lone circumflex in Windows-1252, which do not stand after a small letter. */
const macAfterSmall: readonly number[] = [0x8e, 0x88];

/** How text of one byte a letter is written, which nothing in it says: Windows-1252, but for what only a Mac writes. */
function oneByteOf(bytes: Uint8Array): 'windows-1252' | 'macintosh' {
  const isMac = bytes.some((byte, index) => {
    const before = bytes[index - 1] ?? 0;
    return macOnly.includes(byte) || (macAfterSmall.includes(byte) && before >= 0x61 && before <= 0x7a);
  });
  return isMac ? 'macintosh' : 'windows-1252';
}

function utf8Of(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decoded(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  return utf8Of(bytes) ?? new TextDecoder(oneByteOf(bytes)).decode(bytes);
}

/**
 * Reads a file: UTF-16 and UTF-8 by their mark, UTF-16 without one where zeros tell it, UTF-8 where every byte fits, else
 * Windows-1252 or what a Mac writes. Never throws.
 */
export function textOfFile(bytes: Uint8Array): FileText {
  if (workbooks.some((begin) => beginsWith(bytes, begin))) return { kind: 'workbook' };
  const text = decoded(bytes);
  // oxlint-disable-next-line no-control-regex
  return /[\0-\x08\x0e-\x1a]/.test(text.slice(0, SAMPLE)) ? { kind: 'notText' } : { kind: 'text', text };
}
