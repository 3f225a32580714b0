/** The product as it was at a commit, to serve the same database as this tree does. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationFiles, migrationsFolder } from '../../server/core/db/migrate.ts';

export interface EarlierRelease {
  readonly commit: string;
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

const root = new URL('../../', import.meta.url);
const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The latest tag; without one, the last commit with the schema before this one. */
async function latestRelease(): Promise<string> {
  const tag = git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n')[0] ?? '';
  if (tag !== '') return tag;
  const last = (await migrationFiles(migrationsFolder)).at(-1);
  const added = last && git('log', '--diff-filter=A', '--format=%H', '--', `*/${last}`).split('\n').at(-1);
  return added ? `${added}^` : 'HEAD';
}

/** Extracts a commit into a folder of its own, with this tree’s packages. */
export async function extractRelease(wanted: string): Promise<EarlierRelease> {
  const commit = git('rev-parse', '--short', `${wanted === 'latest' ? await latestRelease() : wanted}^{commit}`);
  const folder = await mkdtemp(join(tmpdir(), `desk-${commit}-`));
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: Infinity });
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
  await symlink(new URL('node_modules', root), join(folder, 'node_modules'));
  return { commit, folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
