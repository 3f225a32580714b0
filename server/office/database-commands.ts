import type { Opened } from '../core/start-stop.ts';
import { readSettings } from '../core/settings.ts';
import { backUp, restore } from './backup.ts';
import { importFile } from './import.ts';

interface Arguments {
  readonly values: { readonly 'dry-run'?: boolean; readonly replace?: boolean };
  readonly positionals: readonly string[];
}

/** Runs a command that must see the database before it is brought up to date. Returns `false` if the arguments ask for another one. */
export async function runDatabaseCommand({ values, positionals }: Arguments, opened: Opened): Promise<boolean> {
  const [command, path, ...rest] = positionals;
  if (path === undefined || rest.length > 0) return false;
  const print = (line: string) => console.log(line);
  if (command === 'import') {
    const wanted = { file: path, isDry: values['dry-run'] ?? false };
    (await importFile(wanted, readSettings(process.env), opened)).forEach(print);
    return true;
  }
  if (command === 'backup') {
    (await backUp(path, readSettings(process.env), opened)).forEach(print);
    return true;
  }
  if (command !== 'restore') return false;
  const wanted = { folder: path, isReplacing: values.replace ?? false };
  const { agrees } = await restore(wanted, readSettings(process.env), opened, print);
  if (!agrees) process.exitCode = 1;
  return true;
}
