/** Noto's fonts for Chinese characters: each has the forms of one region, and lacks some characters of the others. */
export type HanFamily = 'sc' | 'tc' | 'jp' | 'kr';

/** The characters of two bytes that a decoder knows, of lead bytes in a range. */
function charactersOf(encoding: 'gbk' | 'big5', first: number, last: number): ReadonlySet<string> {
  const bytes: number[] = [];
  for (let lead = first; lead <= last; lead += 1)
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) bytes.push(lead, trail);
  if (encoding === 'big5')
    for (let lead = first; lead <= last; lead += 1)
      for (let trail = 0x40; trail <= 0x7e; trail += 1) bytes.push(lead, trail);
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(bytes)));
}

/** Whether a text has characters of Taiwan's standard (Big5) that China's (GB 2312) does not have. */
function isTraditional(text: string): boolean {
  const simplified = charactersOf('gbk', 0xb0, 0xf7);
  const traditional = charactersOf('big5', 0xa4, 0xf9);
  return Array.from(text.match(/\p{Script=Han}/gu) ?? []).some(
    (character) => traditional.has(character) && !simplified.has(character),
  );
}

/** The fonts for the Chinese characters of a text, the one of its region first. */
export function hanOrder(text: string): readonly HanFamily[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['jp', 'sc', 'tc', 'kr'];
  if (/\p{Script=Hangul}/u.test(text)) return ['kr', 'sc', 'tc', 'jp'];
  return isTraditional(text) ? ['tc', 'sc', 'jp', 'kr'] : ['sc', 'tc', 'jp', 'kr'];
}
