import type { CodeSplittingNameFunction } from 'rolldown';

/** All that the page's entry imports at once, by the ids of its modules. */
function shellOf(entry: string, context: Parameters<CodeSplittingNameFunction>[1]): ReadonlySet<string> {
  const shell = new Set<string>();
  const look = (id: string): void => {
    if (shell.has(id)) return;
    shell.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(look);
  };
  look(entry);
  return shell;
}

/**
 * Puts all that every page has into one file. Left to itself, the bundler cuts out whatever some pages share: dozens of files,
 * asked for one by one and compressed apart, which everybody loads all the same.
 *
 * @param entry Absolute path of the page's entry. Another application that is built with the same configuration has none.
 */
export function oneShell(entry: string): { readonly name: CodeSplittingNameFunction } {
  let shell: ReadonlySet<string> | null = null;
  return {
    name: (id, context) => {
      shell ??= shellOf(entry, context);
      // The entry itself stays one, by which the bundler's manifest knows it.
      return id !== entry && shell.has(id) ? 'shell' : null;
    },
  };
}
