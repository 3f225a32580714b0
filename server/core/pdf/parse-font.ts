import type { Font } from 'fontkit';

/** Parses a file with one font. Rejects for a collection. */
export async function parseFont(file: Buffer): Promise<Font> {
  const { create } = await import('fontkit');
  const font = create(file);
  if (!('characterSet' in font)) throw new Error('A collection of fonts');
  return font;
}
