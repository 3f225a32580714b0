/** Packs the engine as a tarball: both halves, the exploration of charts, their types and the README. */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { record, string, type } from 'superstruct';

const run = promisify(execFile);

const productStruct = type({ version: string(), license: string(), dependencies: record(string(), string()) });

/** The package's entries: one for each half, one for the exploration of charts in development. */
const entries = {
  '.': 'machines/engine/index',
  './react': 'src/engine/index',
  './model': 'src/engine/model/index',
} as const;

/** Peer dependencies: the application and the engine share one copy of each. */
const peers = ['@xstate/react', 'react', 'superstruct', 'xstate'] as const;

/** The package's own manifest. Throws if the product lacks a dependency of the engine. */
async function manifestOf(root: string): Promise<object> {
  const product = productStruct.create(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const versionOf = (name: string): string => {
    const version = product.dependencies[name];
    if (version === undefined) throw new Error(`The engine needs ${name}, which package.json does not name`);
    return `^${version}`;
  };
  return {
    name: 'chart-funnel',
    version: product.version,
    description: 'Funnels as XState charts: addresses, deep links, Back, drafts and tests are read from the chart',
    license: product.license,
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(entries).map(([name, path]) => [
        name,
        { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` },
      ]),
    ),
    files: ['dist'],
    peerDependencies: Object.fromEntries(peers.map((name) => [name, versionOf(name)])),
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

/**
 * Builds and packs the engine.
 * @param root The project's folder.
 * @param target The folder that gets the tarball.
 * @returns The tarball's path.
 */
export async function packEngine(root: string, target: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chart-funnel-'));
  try {
    const dist = join(folder, 'dist');
    const config = join(root, 'scripts/engine/tsconfig.json');
    await run(join(root, 'node_modules/.bin/tsc'), ['-p', config, '--outDir', dist]);
    await publishNames(dist);
    await writeFile(join(folder, 'package.json'), `${JSON.stringify(await manifestOf(root), null, 2)}\n`);
    await copyFile(join(root, 'src/engine/README.md'), join(folder, 'README.md'));
    await mkdir(target, { recursive: true });
    const { stdout } = await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', target], {
      cwd: folder,
    });
    return join(target, stdout.trim());
  } finally {
    await rm(folder, { recursive: true });
  }
}

if (import.meta.main) console.log(await packEngine(process.cwd(), join(process.cwd(), 'reports')));
