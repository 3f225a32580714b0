import { array, optional, record, string, type } from 'superstruct';

/**
 * The part of Vite's `manifest.json` in use: a chunk for each module that is an entry or imported dynamically, by its
 * path.
 */
export const manifestStruct = record(
  string(),
  type({
    file: string(),
    imports: optional(array(string())),
    dynamicImports: optional(array(string())),
  }),
);

export type Manifest = typeof manifestStruct.TYPE;

/** The names of a chunk and of all its static imports; empty if the build has no such chunk. */
export function withImports(manifest: Manifest, name: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}
