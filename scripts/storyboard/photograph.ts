import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Look } from './looks.ts';
import { addLook } from './looks.ts';
import type { Picture } from './selection.ts';
import type { Studio } from './studio.ts';
import { openStudio, styleOf } from './studio.ts';

interface Order {
  readonly browser: Browser;
  /** Folder of a built Storybook. */
  readonly storybook: string;
  /** Folder of the set. */
  readonly out: string;
  readonly pictures: readonly Picture[];
  /** What is known of the pictures that lie in the set: those that still look so are not taken again. */
  readonly known: ReadonlyMap<string, Look>;
  /** How many pages work side by side. */
  readonly pages: number;
  /** Called after each story with how many pictures are done. */
  readonly onProgress: (done: number) => void;
}

/** The pictures of one story on one device. */
type Sitting = readonly [Picture, ...(readonly Picture[])];

function sittingsOf(pictures: readonly Picture[]): Sitting[] {
  // A page is opened for a device: all of its stories follow one another.
  const byDevice = [...Map.groupBy(pictures, ({ device }) => device).values()].flat();
  return [...Map.groupBy(byDevice, ({ device, storyId }) => `${device.name} ${storyId}`).values()].flatMap(
    ([first, ...others]) => (first ? [[first, ...others] satisfies Sitting] : []),
  );
}

/**
 * Takes the pictures of some stories, and gives back how many were taken: what looks as it did lies there already.
 * Fonts are there, animations are off, it is always the same day: the same story makes the same picture. Throws where a
 * story cannot be shown.
 */
export async function photograph(order: Order): Promise<number> {
  const { browser, storybook, out, pictures, known, pages, onProgress } = order;
  const surroundings = [await styleOf(storybook), browser.version()];
  const waiting = sittingsOf(pictures);
  let [taken, done] = [0, 0];
  const sit = async (studio: Studio, sitting: Sitting): Promise<void> => {
    const { elements, words } = await studio.show(sitting[0].storyId);
    for (const { file, scheme, device } of sitting) {
      const facts = [...surroundings, JSON.stringify(device), scheme, elements];
      const look = createHash('sha256').update(facts.join('\0')).digest('hex');
      if (known.get(file)?.look === look) continue;
      const path = join(out, file);
      const picture = await studio.take(scheme);
      await mkdir(dirname(path), { recursive: true });
      // A kept set may share the file.
      await rm(path, { force: true });
      await writeFile(path, picture);
      await addLook(out, { file, look, words: [...words] });
      taken += 1;
    }
    done += sitting.length;
    onProgress(done);
  };
  const work = async (): Promise<void> => {
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const { device } = next[0];
      const studio = await openStudio(browser, storybook, device);
      for (let [first] = waiting; first?.[0].device === device; [first] = waiting) {
        waiting.shift();
        await sit(studio, first);
      }
      await studio.close();
    }
  };
  await Promise.all(Array.from({ length: pages }, work));
  return taken;
}
