import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInspectorServer } from '@statelyai/inspect/server';
import type { Plugin } from 'vite';
import { createServer } from 'vite';
import { readAddress } from '../contract/page-address.ts';
import { pageAt } from '../contract/pages.ts';
import { shellOf } from '../server/core/http/shell.ts';
import type { Settings } from '../server/core/settings.ts';
import { readSettings } from '../server/core/settings.ts';
import { whenParentIsGone } from '../server/core/start-stop.ts';
import { prebundled } from './build/prebundled.ts';
import { freePort } from '../server/core/free-port.ts';

/** Paths that the server answers, and links of scenarios; Vite serves all others. */
const serverPaths = [
  '^/(?:(?:fr|en)/)?(?:ajax|documents|pay|payments|verify|livez|readyz|test)(?:[/?]|$)',
  '^/(?:fr|en)/(?:quote/shared|legal)/',
  '^/(?:(?:fr|en)/?)?\\?(?:.*&)?scenario(?:[=&]|$)',
];

/** Adds the settings that the server's shell contains in production. */
function shell(settings: Settings): Plugin {
  return {
    name: 'shell',
    transformIndexHtml: (html, { originalUrl = '/' }) => {
      const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(originalUrl) ?? [];
      const { prefix, place } = readAddress(path, search, settings.prefixRouting);
      return shellOf(html, { locale: prefix ?? 'fr', place, page: pageAt(place) }, settings, null);
    },
  };
}

// Scenarios by link (`/?scenario`) and the live panel are enabled in development.
const environment = { TEST_CONTROL: 'on', LIVE_PANEL: 'on', ...process.env };
const settings = readSettings(environment);
const port = await freePort();

// One origin for everything: Vite's. It serves the page from its sources, without the built page's content security
// policy (its hot reload writes into the page), and proxies the rest to the server.
const vite = await createServer({
  plugins: [shell(settings)],
  clearScreen: false,
  // Prebundled once. A dependency that Vite finds later makes it bundle all of them again, and reload the page.
  optimizeDeps: { noDiscovery: true, include: [...prebundled] },
  server: {
    // Transformed while the server starts.
    warmup: { clientFiles: ['src/app/main.tsx', 'src/app/start.tsx', 'src/features/session/home.tsx'] },
    host: settings.host,
    port: settings.port,
    strictPort: true,
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: `http://localhost:${port}`, xfwd: true }])),
  },
});
await vite.listen();

// Vite passes the setting on to the page, which sends there what its charts do.
const { VITE_INSPECT } = process.env;
if (VITE_INSPECT !== undefined) {
  createInspectorServer({ port: Number(VITE_INSPECT), autoOpen: process.stdout.isTTY });
  console.log(`Stately inspector: http://localhost:${VITE_INSPECT}`);
}

// Restarts when one of its files changes; its start output says when it is ready.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts', '--without-page'], {
  cwd: join(import.meta.dirname, '..'),
  env: { ...environment, PORT: String(port), HOST: 'localhost', PUBLIC_URL: settings.publicUrl },
  stdio: 'inherit',
});

server.once('exit', (code) => {
  void vite.close().finally(() => process.exit(code ?? 0));
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill(signal));
}
whenParentIsGone(() => server.kill('SIGTERM'));
