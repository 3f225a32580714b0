/** Builds the page with React's development build, whose strict mode renders and starts everything twice: `node tests/support/build-strict.ts`. */
import { createBuilder } from 'vite';
import type { Plugin } from 'vite';
import { STRICT_PAGE } from './served.ts';

/** React's condition for recording a stack trace with each element, of use to its developer tools only. */
const TRACES_ELEMENTS = '1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++';

/** Builds React without those traces: they take a third of the time in which a page starts. */
function withoutElementTraces(): Plugin {
  return {
    name: 'without-element-traces',
    transform: {
      filter: { id: /\/react\/cjs\/react(?:-jsx(?:-dev)?-runtime)?\.development\.js$/ },
      handler(code) {
        if (!code.includes(TRACES_ELEMENTS))
          this.error(`React no longer has "${TRACES_ELEMENTS}": look for its new condition`);
        return { code: code.replaceAll(TRACES_ELEMENTS, 'false'), map: null };
      },
    },
  };
}

process.env['NODE_ENV'] = 'development';
const builder = await createBuilder({
  mode: 'development',
  logLevel: 'error',
  plugins: [withoutElementTraces()],
  // React measures each component for the browser's performance panel where these exist.
  define: { 'console.createTask': 'undefined', 'console.timeStamp': 'undefined' },
  build: { outDir: STRICT_PAGE },
});
await builder.buildApp();
