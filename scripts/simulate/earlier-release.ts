/** The product as it was at a commit, to serve the same database as this tree does. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isMigrationFile, migrationFiles, migrationsFolder } from '../../server/core/db/migrate.ts';

export interface EarlierRelease {
  readonly commit: string;
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

const root = new URL('../../', import.meta.url);
const migrationsPath = 'server/core/db/migrations';
const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Whether the migrations of a release, from the other’s first one on, are the first ones of that other, which has more. */
export function isBefore(migrations: readonly string[], others: readonly string[]): boolean {
  const [baseline = ''] = others;
  const since = migrations.filter((name) => name >= baseline);
  return since.length > 0 && since.length < others.length && since.every((name, index) => name === others[index]);
}

/** The names of the migration files at a commit. */
const migrationsAt = (commit: string): readonly string[] =>
  git('ls-tree', '--name-only', commit, `${migrationsPath}/`)
    .split('\n')
    .map((path) => basename(path))
    .filter((name) => isMigrationFile(name))
    .toSorted();

/**
 * The latest tag; without one, the last commit whose migrations are the first ones of this tree: one whose migration has
 * another name today is left out, since no database of it can be migrated.
 */
async function latestRelease(): Promise<string> {
  const tag = git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n')[0] ?? '';
  if (tag !== '') return tag;
  const present = await migrationFiles(migrationsFolder);
  const changes = git('log', '--format=%H', '--', migrationsPath).split('\n');
  return changes.map((commit) => `${commit}^`).find((commit) => isBefore(migrationsAt(commit), present)) ?? 'HEAD';
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
