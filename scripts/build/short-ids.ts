import type { Plugin } from 'vite';
import { defaultLocale } from '../../machines/domain/locale.ts';
import type { Catalogue } from './catalogue.ts';
import { readCatalogue } from './catalogue.ts';

/** An id that lingui has made of a message: the beginning of a hash, which nothing can compress. */
const MADE = /^[\w-]{6}$/;

/** Such an id where code gives it to lingui, as its macros write that: `{ id: "…" }`, `<Trans id={"…"} />`. */
const IN_CODE = /\b(id: |id=\{)"([\w-]{6})"/g;

/** A text in built code that may be such an id. */
const LEFT = /\bid:["'`]([\w-]{6})["'`]/g;

/** How short ids begin, so that they can be told from any other text: `~4f`. */
const SIGN = '~';

/**
 * Short ids for the messages of a catalogue: numbers in the order of the files that say them, so that those of one file are
 * alike. Ids that somebody has chosen stay. Exported for its test.
 */
export function shortIdsOf(messages: Catalogue): ReadonlyMap<string, string> {
  const placeOf = (id: string): string => `${messages[id]?.origin?.[0]?.[0] ?? ''} ${id}`;
  const ids = Object.keys(messages)
    .filter((id) => MADE.test(id))
    .toSorted((left, right) => (placeOf(left) < placeOf(right) ? -1 : 1));
  return new Map(ids.map((id, place) => [id, `${SIGN}${place.toString(36)}`]));
}

/** The short ids of the messages that translators work on; every language has the same. */
export async function readShortIds(root: string): Promise<ReadonlyMap<string, string>> {
  return shortIdsOf(await readCatalogue(root, defaultLocale));
}

/** Code with short ids. Exported for its test. */
export function withShortIds(code: string, ids: ReadonlyMap<string, string>): string {
  return code.replaceAll(IN_CODE, (text, before: string, id: string) => {
    const short = ids.get(id);
    return short === undefined ? text : `${before}"${short}"`;
  });
}

/**
 * Gives messages short ids in code; catalogues have them from `page-texts.ts`. Stands after lingui's macros, which make the
 * long ones.
 */
export function shortIds(): Plugin {
  let root = '';
  let reading: Promise<ReadonlyMap<string, string>> | null = null;
  return {
    name: 'short-ids',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      filter: { id: /\/(src|machines|tests\/bench)\/.*\.tsx?$/ },
      handler: async (code) => {
        reading ??= readShortIds(root);
        return { code: withShortIds(code, await reading), map: null };
      },
    },
    async generateBundle(_, bundle) {
      const ids = await reading;
      for (const chunk of Object.values(bundle)) {
        const code = chunk.type === 'chunk' ? chunk.code : '';
        const left = [...code.matchAll(LEFT)].find(([, id = '']) => ids?.has(id));
        // Its catalogue has it by its short id: one would read the long one.
        if (left)
          this.error(
            `${chunk.fileName} says ${left[0]}, which lingui has written in another way than its ids are looked for`,
          );
      }
    },
  };
}
