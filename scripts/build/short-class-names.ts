import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Names the classes of CSS modules: `link` of the twelfth stylesheet is `link-c`, in every build of the project alike. The
 * bundler's own names have a hash for each file, which does not compress, in styles, code, and documents.
 */
export function shortClassNames(): Plugin {
  const project = join(import.meta.dirname, '../..');
  const files = globSync('{src,.storybook}/**/*.module.css', { cwd: project }).map((file) => join(project, file));
  const ids = new Map(files.toSorted().map((file, place) => [file, place]));
  const generateScopedName = (name: string, file: string): string => {
    const [path = file] = file.split('?');
    // While one works, there may be more.
    const id = ids.get(path) ?? ids.size;
    ids.set(path, id);
    return `${name}-${id.toString(36)}`;
  };
  return { name: 'short-class-names', config: () => ({ css: { modules: { generateScopedName } } }) };
}
