/**
 * Official rules of Factur-X: schema, EN 16931, French reform. They are not in this repository: `FACTURX_RULES` names a folder
 * with an executable `validate [--fr] FILE`, which ends with 0 for a valid file and prints each broken rule.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Folder of the rules, where it is given. */
export const rules = process.env['FACTURX_RULES'];

const run = promisify(execFile);

/** What the rules say of a file (`invoice.pdf`, `invoice.xml`): its last line is “valid” where none is broken. */
export async function judged(name: string, content: Uint8Array | string): Promise<string> {
  if (!rules) throw new Error('Set FACTURX_RULES to the folder of the official rules: without it nothing is judged.');
  const folder = await mkdtemp(join(tmpdir(), 'factur-x-'));
  try {
    const file = join(folder, name);
    await writeFile(file, content);
    const [command, args] = [join(rules, 'validate'), ['--fr', file]] as const;
    const said = await run(command, args).catch((refused: { readonly stdout: string }) => refused);
    return said.stdout.trim();
  } finally {
    await rm(folder, { recursive: true });
  }
}
