/** What a set of pictures knows of each: enough to tell whether it must be taken again, and what it says. */
import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, type Infer, object, string } from 'superstruct';

const lookStruct = object({
  /** Place of the picture below the folder of its set. */
  file: string(),
  /** A hash of all that decides how the picture looks. */
  look: string(),
  /** What the screen says, a line each. */
  words: array(string()),
});

export type Look = Infer<typeof lookStruct>;

/** Beside the pictures of a set; a line a picture, written as soon as it is taken. */
const LOOKS = 'looks.jsonl';

/** The looks of a set by the files of its pictures. Empty where the folder is not there; the last line may be torn. */
export async function readLooks(folder: string): Promise<ReadonlyMap<string, Look>> {
  const text = await readFile(join(folder, LOOKS), 'utf8').catch(() => '');
  const looks = text.split('\n').flatMap((line): readonly Look[] => {
    try {
      const told: unknown = JSON.parse(line);
      return [lookStruct.create(told)];
    } catch {
      return [];
    }
  });
  return new Map(looks.filter(({ file }) => existsSync(join(folder, file))).map((look) => [look.file, look]));
}

function lineOf(look: Look): string {
  return `${JSON.stringify(look)}\n`;
}

/** Adds the look of a picture that lies in the set. */
export async function addLook(folder: string, look: Look): Promise<void> {
  await appendFile(join(folder, LOOKS), lineOf(look));
}

/** Writes the looks of a set anew, a line a picture. */
export async function writeLooks(folder: string, looks: Iterable<Look>): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, LOOKS);
  await writeFile(`${path}.new`, [...looks].map(lineOf).join(''));
  await rename(`${path}.new`, path);
}
