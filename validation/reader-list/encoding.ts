/** Decodes the bytes of a dropped file from the encodings of spreadsheets and mail programs. */

/** Why a file is not a list: it is a workbook, or binary data of an unknown kind. */
export type FileProblem = 'workbook' | 'notText';

export type FileText = { readonly kind: 'text'; readonly text: string } | { readonly kind: FileProblem };

/** Signatures of workbooks: `.xlsx` and `.ods` are archives, `.xls` is a compound file. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Number of bytes read to guess the kind of a file. */
const SAMPLE = 1_024;

function beginsWith(bytes: Uint8Array, begin: readonly number[]): boolean {
  return begin.every((byte, index) => bytes[index] === byte);
}

/** UTF-16 without a mark: in western text most of every second byte is zero, and none of the others. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const isMost = (count: number) => count * 4 > sample.length;
  if (isMost(odd) && even === 0) return 'utf-16le';
  return isMost(even) && odd === 0 ? 'utf-16be' : null;
}

/** Bytes undefined in Windows-1252 that are ç, è, ê and ù in Excel for Mac. */
const macOnly: readonly number[] = [0x8d, 0x8f, 0x90, 0x9d];
/** é and à there; Ž and a lone circumflex in Windows-1252, which do not follow a lowercase character. */
const macAfterSmall: readonly number[] = [0x8e, 0x88];

/** Guesses the single-byte encoding of a text: Windows-1252, unless it has bytes that only a Mac writes. */
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
 * Decodes a file: UTF-16 and UTF-8 by their mark, UTF-16 without one by its zeros, UTF-8 if every byte fits, else
 * Windows-1252 or Macintosh. Never throws.
 */
export function textOfFile(bytes: Uint8Array): FileText {
  if (workbooks.some((begin) => beginsWith(bytes, begin))) return { kind: 'workbook' };
  const text = decoded(bytes);
  // oxlint-disable-next-line no-control-regex
  return /[\0-\x08\x0e-\x1a]/.test(text.slice(0, SAMPLE)) ? { kind: 'notText' } : { kind: 'text', text };
}
