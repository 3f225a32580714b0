import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { record, string, type } from 'superstruct';
import { packEngine } from '../../scripts/engine/pack.ts';

const execute = promisify(execFile);
const versions = record(string(), string());
const manifestStruct = type({ dependencies: versions });

/** An example of the package in a folder of its own, with the packages that npm installed from a registry. */
export interface InstalledExample {
  readonly folder: string;
  readonly tarball: string;
  readonly run: (file: string, ...args: readonly string[]) => Promise<{ readonly stdout: string }>;
  readonly remove: () => Promise<void>;
}

/**
 * Installs an example as a person does who has unpacked the tarball: `npm install`.
 * @param others Further packages that it gets.
 */
export async function installExample(
  name: string,
  others: Readonly<Record<string, string>> = {},
): Promise<InstalledExample> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const run = (file: string, ...args: readonly string[]) => execute(file, args, { cwd: folder });
  const tarball = await packEngine(process.cwd(), join(folder, 'packed'), { license: 'MIT' });
  await run('tar', '-xzf', tarball);
  await cp(join(folder, 'package/examples', name), folder, { recursive: true });
  await rm(join(folder, 'package'), { recursive: true });
  const path = join(folder, 'package.json');
  const manifest = manifestStruct.create(JSON.parse(await readFile(path, 'utf8')));
  const dependencies = { ...manifest.dependencies, ...others, 'chart-funnel': `file:${tarball}` };
  await writeFile(path, JSON.stringify({ ...manifest, dependencies }));
  // A build within the same process leaves NODE_ENV=production behind, under which npm omits them.
  await run('npm', 'install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  return { folder, tarball, run, remove: () => rm(folder, { recursive: true }) };
}
