import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, preview } from 'vite';

/** An application that is built and served. */
export interface Served {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Builds some pages of an application and serves them; an address that is no file shows the first. */
export async function serve(folder: string, pages: readonly string[]): Promise<Served> {
  const root = resolve(folder);
  const outDir = await mkdtemp(join(tmpdir(), 'application-'));
  const config = join(root, 'vite.config.ts');
  const shared = { root, configFile: existsSync(config) && config, logLevel: 'error' } as const;
  const input = pages.map((page) => join(root, page));
  await build({ ...shared, build: { outDir, emptyOutDir: true, rolldownOptions: { input } } });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } });
  return {
    origin: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}
