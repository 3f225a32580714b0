/** The engine's package, installed by npm in a folder of its own, out of reach of the product. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { record, string, type } from 'superstruct';
import { packEngine } from '../../scripts/engine/pack.ts';

const execute = promisify(execFile);
const root = process.cwd();

/** The application's own dependencies: React's DOM half, and types. */
const own = ['react-dom', '@types/react', '@types/react-dom', '@types/node'] as const;

const manifestStruct = type({ peerDependencies: record(string(), string()) });

/** Output of a command, and whether it succeeded. */
export interface Outcome {
  readonly isGreen: boolean;
  readonly output: string;
}

/** A planted bug: a file, a text in it, and its replacement. */
export interface Bug {
  readonly file: string;
  readonly instead: readonly [text: string, wrong: string];
}

/** An application in a temporary folder that has installed the engine's tarball. */
export class Installed {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Packs the engine, installs the package without a network, and copies an example out of it. */
  static async ofExample(name: string): Promise<Installed> {
    const installed = new Installed(await mkdtemp(join(tmpdir(), 'engine-package-')));
    const { folder } = installed;
    const ownManifest = join(folder, 'package.json');
    await writeFile(ownManifest, JSON.stringify({ name: 'application', private: true, type: 'module' }));
    const tarball = await packEngine(root, join(folder, 'packed'));
    const quiet = ['--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
    await execute('npm', ['install', ...quiet, tarball], { cwd: folder });
    // A registry's install: the peers that the package names, and no other package.
    const manifest = await installed.ofPackage('package.json');
    const { peerDependencies } = manifestStruct.create(JSON.parse(manifest));
    for (const peer of [...Object.keys(peerDependencies), ...own]) {
      const link = join(folder, 'node_modules', peer);
      await mkdir(dirname(link), { recursive: true });
      await symlink(join(root, 'node_modules', peer), link);
    }
    const filter = (_: string, target: string): boolean => target !== ownManifest;
    await cp(join(folder, 'node_modules/chart-funnel/examples', name), folder, { recursive: true, filter });
    return installed;
  }

  /** A file of the installed package. */
  ofPackage(file: string): Promise<string> {
    return readFile(join(this.folder, 'node_modules/chart-funnel', file), 'utf8');
  }

  /** A file of the application. */
  read(file: string): Promise<string> {
    return readFile(join(this.folder, file), 'utf8');
  }

  async write(file: string, text: string): Promise<void> {
    await writeFile(join(this.folder, file), text);
  }

  async #run(file: string, args: readonly string[]): Promise<Outcome> {
    try {
      const { stdout } = await execute(file, args, { cwd: this.folder });
      return { isGreen: true, output: stdout };
    } catch (error) {
      const { stdout, stderr } = type({ stdout: string(), stderr: string() }).create(error);
      return { isGreen: false, output: stdout + stderr };
    }
  }

  /** Type-checks the application, with the declarations of the package. */
  check(): Promise<Outcome> {
    return this.#run(join(root, 'node_modules/.bin/tsc'), ['-p', '.']);
  }

  /** Runs Node in the application's folder. */
  run(...args: readonly string[]): Promise<Outcome> {
    return this.#run(process.execPath, args);
  }

  /**
   * Acts with bugs planted in the application, and restores its files. Throws if a file lacks the text to replace.
   */
  async with<Result>(bugs: readonly Bug[], act: () => Promise<Result>): Promise<Result> {
    const sound = new Map<string, string>();
    try {
      for (const {
        file,
        instead: [text, wrong],
      } of bugs) {
        const path = join(this.folder, file);
        const content = await readFile(path, 'utf8');
        if (!content.includes(text)) throw new Error(`${file} has no "${text}"`);
        if (!sound.has(path)) sound.set(path, content);
        await writeFile(path, content.replace(text, wrong));
      }
      return await act();
    } finally {
      for (const [path, content] of sound) await writeFile(path, content);
    }
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}
