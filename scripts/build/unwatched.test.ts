/** Files written by builds and tests do not reload the page in development. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { define, type as having } from 'superstruct';
import { afterAll, expect, test, vi } from 'vitest';
import { createServer } from 'vite';
import storybook from '../../.storybook/main.ts';
import pageConfig from '../../vite.config.ts';
import type { Unwatched } from './unwatched.ts';
import { unwatchedIn } from './unwatched.ts';

/** Below a folder named like one of the unwatched ones. */
const above = mkdtempSync(join(tmpdir(), 'unwatched-'));
const root = join(above, 'reports/desk');
afterAll(() => rmSync(above, { recursive: true }));

function write(path: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), '{}');
}

test('a page reloads for its sources, and for nothing below what git ignores', async () => {
  for (const path of ['src/page.html', 'reports/models/index.html', 'tmp/page.html']) write(path);
  writeFileSync(join(root, '.gitignore'), '# written\nreports/\ntmp/\n*.log\n');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { ws: false, watch: { ignored: unwatchedIn(root) } },
  });
  // A file written before its folder is watched would count as existing.
  await vi.waitFor(() => expect(server.watcher.getWatched()[join(root, 'src')]).toContain('page.html'), 10_000);
  const { hot } = server.environments.client;
  const heard = vi.spyOn(hot, 'send');
  write('reports/models/index.html');
  write('reports/package/tsconfig.json');
  write('tmp/page.html');
  write('src/page.html');
  // Generous timeout for a busy machine.
  await vi.waitFor(
    () => expect(heard).toHaveBeenCalledWith(expect.objectContaining({ path: '/src/page.html' })),
    10_000,
  );
  await server.close();
  expect(heard).toHaveBeenCalledTimes(1);
});

const watching = having({
  server: having({ watch: having({ ignored: define<Unwatched>('function', (value) => typeof value === 'function') }) }),
});

test.each(['reports/models/index.html', 'dist/index.html', '.data/mail/1.eml', 'tmp/page.html'])(
  '%s is watched neither by the page’s server nor by Storybook’s',
  async (path) => {
    const project = join(import.meta.dirname, '../..');
    const config = pageConfig({ command: 'serve', mode: 'development' });
    // Storybook passes the configuration with a server of its own.
    const handed = { ...config, server: { middlewareMode: true } };
    const finished: unknown = await Reflect.apply(storybook.viteFinal ?? String, storybook, [handed]);
    for (const each of [config, finished]) {
      const { ignored } = watching.create(each).server.watch;
      expect(ignored(join(project, path))).toBe(true);
      expect(ignored(join(project, 'src/app/main.tsx'))).toBe(false);
    }
  },
);
