import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** Programs of installed packages, the pinned Node among them, before those of the system. */
const PATH = [join(import.meta.dirname, '../node_modules/.bin'), process.env['PATH']].join(delimiter);

/** One command of a longer list, under the name by which it is reported. */
export interface Part {
  readonly name: string;
  /** A command line of the shell; programs of installed packages are found by name. */
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface PartResult {
  readonly name: string;
  readonly isGreen: boolean;
  readonly seconds: number;
  /** Everything that the command printed. */
  readonly output: string;
}

/** Runs a command and keeps what it prints. */
export function run({ name, command, env = {} }: Part): Promise<PartResult> {
  const start = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, {
      shell: true,
      env: { ...process.env, PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const finish = (isGreen: boolean): void => {
      resolve({
        name,
        isGreen,
        seconds: (performance.now() - start) / 1000,
        output: Buffer.concat(chunks).toString().trim(),
      });
    };
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message));
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** One line for a part that is over, and its output where it failed. */
export function report({ name, isGreen, seconds, output }: PartResult, detail = ''): void {
  console.log(`${isGreen ? '✓' : '✗'} ${name.padEnd(16)}${seconds.toFixed(1).padStart(6)} s${detail && `  ${detail}`}`);
  if (!isGreen) console.log(`\n${output}\n`);
}
