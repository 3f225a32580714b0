import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { is } from 'superstruct';
import { StartError } from '../../start-stop.ts';
import { laterThan, migrationFiles, migrationsFolder } from '../migrate.ts';
import type { Manifest, TableCopy } from './manifest.ts';
import { fileOf, manifest, MANIFEST } from './manifest.ts';

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new StartError(`There is no copy in ${folder}: it has no ${MANIFEST}.`);
  try {
    const parsed: unknown = JSON.parse(text);
    if (is(parsed, manifest)) return parsed;
  } catch {
    // Not JSON: reported as below.
  }
  throw new StartError(`${join(folder, MANIFEST)} is not one that this release can read. Restore with a later one.`);
}

async function isIntact(folder: string, table: TableCopy): Promise<boolean> {
  const hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(join(folder, fileOf(table)))) hash.update(chunk as Buffer);
  } catch {
    return false;
  }
  return hash.digest('hex') === table.sha256;
}

/**
 * Reads the manifest of a copy and checks every file by its SHA-256. Throws a `StartError` for a copy that is damaged, or
 * of a schema that this release does not know.
 */
export async function readCopy(folder: string): Promise<Manifest> {
  const copied = await readManifest(folder);
  const later = laterThan(await migrationFiles(migrationsFolder), copied.migrations);
  if (later !== undefined)
    throw new StartError(
      `The copy in ${folder} is newer than this program: its schema is ${later}, which this release does not know. Restore it with the release that made it, or a later one.`,
    );
  for (const table of copied.tables)
    if (!(await isIntact(folder, table)))
      throw new StartError(
        `The copy in ${folder} is damaged: ${fileOf(table)} is not as it was written. Nothing is restored.`,
      );
  return copied;
}
