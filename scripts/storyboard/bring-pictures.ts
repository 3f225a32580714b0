import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a built Storybook has its pictures, below its folder. */
const FOLDER = 'storyboard';

/** The same file under another name; where that is on another disk, a copy. */
async function bring(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}

/**
 * Brings the pictures of a set along with a built Storybook, so that any host of static files shows them: those that it
 * has from earlier go. Gives back how many there are now.
 */
export async function bringPictures(set: string, storybook: string): Promise<number> {
  await rm(join(storybook, FOLDER), { recursive: true, force: true });
  const folders = await readdir(set, { withFileTypes: true }).catch(() => []);
  const counts = folders
    .filter((folder) => folder.isDirectory())
    .map(async ({ name }) => {
      const pictures = (await readdir(join(set, name))).filter((file) => file.endsWith('.png'));
      if (pictures.length > 0) await mkdir(join(storybook, FOLDER, name), { recursive: true });
      await Promise.all(pictures.map((file) => bring(join(set, name, file), join(storybook, FOLDER, name, file))));
      return pictures.length;
    });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
