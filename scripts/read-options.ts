import { readFileSync } from 'node:fs';
import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';

/** What the comment at the head of a script says, as text for a terminal. */
export function usageOf(file: string): string {
  const [, comment = ''] = /\/\*\*([^]*?)\*\//.exec(readFileSync(file, 'utf8')) ?? [];
  return comment.replaceAll(/^ \*(?: |$)/gm, '').trim();
}

/**
 * Reads the command line of a script. `--help` prints the comment at the head of its file; an option that it does not
 * know prints that, too, and ends the command with 2.
 */
export function readOptions<const Config extends ParseArgsConfig>(
  file: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.includes('--help')) {
    console.log(usageOf(file));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usageOf(file)}`);
    process.exit(2);
  }
}
