/** The typefaces of a stack: the true one, and those that stand in for it. */

/** `'Source Serif 4 Variable', 'Georgia Adjusted', serif` → the names, the system’s own last. */
export function facesOf(stack: string): readonly string[] {
  return stack.split(',').map((face) => face.trim().replaceAll(/^['"]|['"]$/g, ''));
}

/** A stack that begins with a typeface: `'Georgia Adjusted', serif`. */
export function stackFrom(face: string, faces: readonly string[]): string {
  const from = faces.slice(faces.indexOf(face));
  return from.map((each) => (each.includes(' ') ? `'${each}'` : each)).join(', ');
}

/** Whether this machine has a typeface; the system’s own it always has. */
export async function isThere(face: string): Promise<boolean> {
  const own = [...document.fonts].filter(({ family }) => family.replaceAll(/['"]/g, '') === face);
  const loaded = await Promise.allSettled(own.map((each) => each.load()));
  return own.length === 0 || loaded.some(({ status }) => status === 'fulfilled');
}
