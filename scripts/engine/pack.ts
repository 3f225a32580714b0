/**
 * Packs the engine as a tarball: both halves, the exploration of charts, their types, the README, the changelog and the
 * examples with their tests. `npx node scripts/engine/pack.ts --license MIT --repository https://example.org/funnel.git`
 */
import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { record, string, type } from 'superstruct';
import { readOptions } from '../read-options.ts';

const run = promisify(execFile);

const versions = record(string(), string());
const productStruct = type({
  version: string(),
  license: string(),
  dependencies: versions,
  devDependencies: versions,
});
type Product = typeof productStruct.TYPE;

/** Who publishes the package decides these. */
export interface PackSettings {
  /** An SPDX identifier; by default the product's. */
  readonly license?: string | undefined;
  /** Address of the source's repository; by default the manifest names none. */
  readonly repository?: string | undefined;
}

/** The package's entries: one for each half, one for the exploration of charts in development. */
const entries = {
  '.': 'machines/engine/index',
  './react': 'src/engine/index',
  './model': 'src/engine/model/index',
} as const;

/** Peer dependencies: the application and the engine share one copy of each. */
const peers = ['@xstate/react', 'react', 'superstruct', 'xstate'] as const;

/** Folders of `examples/` that are applications made with the package, and what each needs in addition to its peers. */
const examples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'library-card': {},
  'insurance-claim': { '@tanstack/react-router': '^1.170.46' },
};

/** An example's dependencies in addition to the package's peers. */
const ofExamples = ['react-dom'] as const;
const ofExamplesInDevelopment = ['@types/node', '@types/react', '@types/react-dom', 'typescript', 'vite'] as const;

/** Options of a new application: strict, without the options that only this project sets. */
const compilerOptions = {
  target: 'ES2024',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ['node'],
} as const;

const textOf = (json: object): string => `${JSON.stringify(json, null, 2)}\n`;

/** The product's versions of some packages, and later ones. Throws if the product lacks one. */
function versionsOf({ dependencies, devDependencies }: Product, names: readonly string[]) {
  const known: Readonly<Record<string, string | undefined>> = { ...dependencies, ...devDependencies };
  return Object.fromEntries(
    names.map((name) => {
      const version = known[name];
      if (version === undefined) throw new Error(`The engine needs ${name}, which package.json does not name`);
      return [name, `^${version}`];
    }),
  );
}

/** The package's own manifest. */
function manifestOf(product: Product, { license = product.license, repository }: PackSettings): object {
  return {
    name: 'chart-funnel',
    version: product.version,
    description: 'Funnels as XState charts: addresses, deep links, Back, drafts and tests are read from the chart',
    keywords: ['xstate', 'react', 'funnel', 'wizard', 'statechart', 'deep-links'],
    license,
    ...(repository !== undefined && { repository: { type: 'git', url: repository } }),
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(entries).map(([name, path]) => [
        name,
        { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` },
      ]),
    ),
    files: ['dist', 'examples', 'CHANGELOG.md'],
    engines: { node: '>=22.18' },
    peerDependencies: versionsOf(product, peers),
  };
}

/** Rewrites the imports among the declarations to the published names. */
async function publishNames(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.d.ts'));
  for (const file of files) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replaceAll(/(from '\.{1,2}\/[^']+)\.tsx?'/g, "$1.js'"));
  }
}

/** Copies an example, with the manifest and the compiler's options that an application of its own needs. */
async function copyExample(root: string, folder: string, name: string, product: Product): Promise<void> {
  const target = join(folder, 'examples', name);
  await cp(join(root, 'examples', name), target, { recursive: true });
  const manifest = {
    name,
    private: true,
    type: 'module',
    scripts: { start: 'vite', test: 'node --test', types: 'tsc' },
    dependencies: {
      'chart-funnel': `^${product.version}`,
      ...versionsOf(product, [...peers, ...ofExamples]),
      ...examples[name],
    },
    devDependencies: versionsOf(product, ofExamplesInDevelopment),
  };
  await writeFile(join(target, 'package.json'), textOf(manifest));
  await writeFile(join(target, 'tsconfig.json'), textOf({ compilerOptions, include: ['.'] }));
}

/**
 * Builds and packs the engine.
 * @param root The project's folder.
 * @param target The folder that gets the tarball.
 * @returns The tarball's path.
 */
export async function packEngine(root: string, target: string, settings: PackSettings = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chart-funnel-'));
  try {
    const product = productStruct.create(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
    const dist = join(folder, 'dist');
    const config = join(root, 'scripts/engine/tsconfig.json');
    await run(join(root, 'node_modules/.bin/tsc'), ['-p', config, '--outDir', dist]);
    await publishNames(dist);
    await writeFile(join(folder, 'package.json'), textOf(manifestOf(product, settings)));
    for (const file of ['README.md', 'CHANGELOG.md'])
      await copyFile(join(root, 'src/engine', file), join(folder, file));
    for (const name of Object.keys(examples)) await copyExample(root, folder, name, product);
    await mkdir(target, { recursive: true });
    const { stdout } = await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', target], {
      cwd: folder,
    });
    return join(target, stdout.trim());
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const { values } = readOptions(import.meta.filename, {
    options: { license: { type: 'string' }, repository: { type: 'string' } },
  });
  console.log(await packEngine(process.cwd(), join(process.cwd(), 'reports'), values));
}
