import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { array, boolean, optional, record, string, type } from 'superstruct';

/** Limits in kB (1,000 bytes): the engine's in gzip is a law; those of shell and pages, in brotli, are goals and told. */
const limits = { engine: 18, shell: 75, page: 128 } as const;

const manifestStruct = record(
  string(),
  type({
    file: string(),
    isEntry: optional(boolean()),
    isDynamicEntry: optional(boolean()),
    imports: optional(array(string())),
  }),
);

type Manifest = typeof manifestStruct.TYPE;

/**
 * The engine as a page gets it: its two halves, and of xstate what a chart is written and run with. Left out is React,
 * which a page has anyway.
 */
const engine = `
  export * from './src/engine/index.ts';
  export * from './machines/funnel/index.ts';
  export { assign, createActor, fromPromise, raise, setup } from 'xstate';
`;

async function engineSize(): Promise<number> {
  const bundle = await rolldown({
    input: 'engine',
    external: [/^react(-dom)?(\/|$)/],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'engine',
        resolveId: (id) => (id === 'engine' ? join(process.cwd(), 'engine.ts') : null),
        load: (id) => (id.endsWith('/engine.ts') ? engine : null),
      },
    ],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  return output.reduce(
    (total, file) => total + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0),
    0,
  );
}

/** A chunk and all that it imports at once. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/** Brotli bytes of some chunks of the build. */
async function sizeOf(manifest: Manifest, names: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all(
    [...names].map(async (name) => {
      const path = join('dist', manifest[name]?.file ?? '');
      const compressed = await stat(`${path}.br`).catch(() => stat(path));
      return compressed.size;
    }),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

/** Brotli bytes of the shell, and of every part that is loaded on demand together with the shell and a catalogue. */
async function pageSizes(): Promise<{ shell: number; pages: readonly { name: string; size: number }[] }> {
  const manifest = manifestStruct.create(JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')));
  const names = Object.keys(manifest);
  const shell = new Set(
    names.filter((name) => manifest[name]?.isEntry).flatMap((name) => [...withImports(manifest, name)]),
  );
  const onDemand = names.filter((name) => manifest[name]?.isDynamicEntry);
  const catalogues = onDemand.filter((name) => name.endsWith('.po'));
  const catalogue = Math.max(0, ...(await Promise.all(catalogues.map((name) => sizeOf(manifest, new Set([name]))))));
  const pages = await Promise.all(
    onDemand
      .filter((name) => !catalogues.includes(name))
      .map(async (name) => {
        const chunks = new Set([...shell, ...withImports(manifest, name)]);
        return { name, size: (await sizeOf(manifest, chunks)) + catalogue };
      }),
  );
  return { shell: await sizeOf(manifest, shell), pages: pages.toSorted((left, right) => right.size - left.size) };
}

const { shell, pages } = await pageSizes();
const rows: readonly { name: string; size: number; limit: number; isGoal?: true }[] = [
  { name: 'engine without react (gzip)', size: await engineSize(), limit: limits.engine },
  { name: 'shell (brotli)', size: shell, limit: limits.shell, isGoal: true },
  ...pages.map(({ name, size }) => ({
    name: `shell + texts + ${name}`,
    size,
    limit: limits.page,
    isGoal: true as const,
  })),
];
for (const { name, size, limit, isGoal } of rows) {
  const kilobytes = (size / 1000).toFixed(1).padStart(7);
  console.log(
    `${kilobytes} kB of ${String(limit).padStart(3)}  ${name}${size <= limit * 1000 ? '' : isGoal ? '  over its goal' : '  TOO LARGE'}`,
  );
}
if (rows.some(({ size, limit, isGoal }) => size > limit * 1000 && !isGoal)) process.exitCode = 1;
