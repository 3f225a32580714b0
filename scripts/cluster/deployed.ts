/** The configuration of a cluster (`deploy/cluster/`) on one machine: the same files, with other addresses. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, closeSync, constants, openSync, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folder = new URL('../../deploy/cluster/', import.meta.url);

/** A file of `deploy/cluster/` with other texts in place of some of its own. Throws if one of them does not occur in it. */
export function deployed(name: string, replacements: Readonly<Record<string, string>>): string {
  return Object.entries(replacements).reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/cluster/${name} does not contain "${from}"`);
      return text.replaceAll(from, to);
    },
    readFileSync(new URL(name, folder), 'utf8'),
  );
}

const DEBIAN = '/usr/lib/postgresql';

/** Folders of programs: those of `PATH`, those of an administrator, and of the newest PostgreSQL of Debian’s. */
function folders(): readonly string[] {
  let versions: readonly string[] = [];
  try {
    versions = readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one));
  } catch {
    // There is no package of Debian's.
  }
  return [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
}

/** The path of a program on this machine; `null`: it is not installed. */
export function programAt(name: string): string | null {
  const found = folders().find((each) => {
    try {
      accessSync(join(each, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  return found === undefined ? null : join(found, name);
}

/** The user of programs that refuse to run as root; none if this process does not. */
export function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A program that runs until it is ended. */
export interface Program {
  readonly pid: number;
  /** Whether it still runs. */
  readonly isRunning: () => boolean;
  /** Ends it, and waits. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL' | 'SIGINT') => Promise<void>;
}

/** Starts a program with its output in a file. */
export function startProgram(
  name: string,
  args: readonly string[],
  options: { readonly log: URL | string; readonly asRoot?: true; readonly cwd: string },
): Program {
  const path = programAt(name);
  if (path === null) throw new Error(`${name} is not installed`);
  const log = openSync(options.log, 'a');
  const user = options.asRoot ? {} : unprivileged();
  const env = { PATH: folders().join(delimiter), LC_ALL: 'C.UTF-8', HOME: options.cwd };
  // A program ends with this process, however that ends.
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', '--', path, ...args], {
    ...user,
    cwd: options.cwd,
    env,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.on('error', () => undefined);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    pid: child.pid ?? 0,
    isRunning,
    end: async (signal) => {
      if (!isRunning()) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
}
