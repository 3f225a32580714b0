import type { Plugin } from 'vite';

/** The file that the bundler makes of its own helpers, before and after it has its name. */
const RUNTIME = /(?:^|\/)rolldown-runtime-[^/]+\.js$/;

/** What that file exports, at its end: `inside as outside`, and more of them. */
const EXPORTS = /\nexport \{ (.+) \};\s*$/;

/** What a file imports from another one: the names, and the file. */
const IMPORTS = /^import \{ (.+) \} from "(.+)";$/gm;

/** How a file names another one of its folder. */
const nameOf = (file: string): string => `./${file.slice(file.lastIndexOf('/') + 1)}`;

/** The helpers' short names, told from those that the entry itself exports. */
const exported = (clause: string): string => clause.replaceAll(/ as (\w+)/g, ' as _$1');
const imported = (clause: string): string => clause.replaceAll(/(\w+) as /g, '_$1 as ');

/**
 * Puts the bundler's own helpers into the page's entry, which has run before the rest of the build is there. By itself the
 * bundler makes them a file, one request more for every page, and none of its options gives them another place. Done before
 * files are named by what stands in them, so that their names tell of this, too.
 *
 * @param entry Absolute path of the page's entry. Another application that is built with the same configuration has none.
 */
export function runtimeInEntry(entry: string): Plugin {
  let helpers = Promise.withResolvers<string>();
  let isMoved = false;
  return {
    name: 'runtime-in-entry',
    apply: 'build',
    renderStart() {
      helpers = Promise.withResolvers();
      isMoved = false;
    },
    async renderChunk(code, { fileName, moduleIds }, _, { chunks }) {
      const all = Object.values(chunks);
      const home = all.find((chunk) => chunk.isEntry && chunk.moduleIds.includes(entry));
      const runtime = all.find((chunk) => RUNTIME.test(chunk.fileName));
      if (!home || !runtime) return null;
      if (fileName === runtime.fileName) {
        helpers.resolve(code);
        return null;
      }
      const from = nameOf(runtime.fileName);
      if (!moduleIds.includes(entry))
        return code.replace(IMPORTS, (line, names: string, file: string) =>
          file === from ? `import { ${imported(names)} } from "${nameOf(home.fileName)}";` : line,
        );
      const its = await helpers.promise;
      if (!EXPORTS.test(its) || code.includes(from))
        this.error(`${runtime.fileName} is no longer what can be put into the page's entry`);
      isMoved = true;
      return its.replace(EXPORTS, (_all, names: string) => `\n${code}\nexport { ${exported(names)} };\n`);
    },
    generateBundle: {
      // Before the bundler writes down which files each import takes.
      order: 'pre',
      handler(_, bundle) {
        if (!isMoved) return;
        for (const { fileName } of Object.values(bundle))
          if (RUNTIME.test(fileName)) Reflect.deleteProperty(bundle, fileName);
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunk.code.includes('rolldown-runtime-'))
            this.error(
              `${chunk.fileName} still asks for the bundler's own helpers, which stand in the page's entry now`,
            );
      },
    },
  };
}
