import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { withoutHydration } from './react-unhydrated.ts';

/** What is imported of React by a page in production, and the file of a package that it gets. Exported for its test. */
export const reactFiles: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  // React has this hook itself: nobody needs what stands in for it.
  'use-sync-external-store': 'react/cjs/react.production.js',
  'use-sync-external-store/shim': 'react/cjs/react.production.js',
  'use-sync-external-store/shim/index.js': 'react/cjs/react.production.js',
  'use-sync-external-store/shim/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-with-selector.production.js',
};

const REQUIRED = /(\w+) = require\("([^"]+)"\)[,;]/g;
const NAMED = /\bexports\.(\w+)/g;

/** What is left where a file does what it did not do before. */
const NOT_UNDERSTOOD = /\b(?:exports|module|require)\b(?=[.([])/;

/**
 * The code of a CommonJS file as a module that exports the same: each thing by itself, and as its default all of them. What it
 * exports at its top level and never changes is a constant, which can be left out.
 *
 * @param id How the module imports itself.
 * @throws {Error} Where the file does with `require` or `exports` what React's files do not.
 */
export function asModule(code: string, id: string): string {
  const names = [...new Set([...code.matchAll(NAMED)].flatMap(([, name = '']) => name))];
  const isConstant = (name: string): boolean =>
    code.includes(`\nexports.${name} =`) && code.split(`exports.${name} =`).length === 2;
  const imports = [...code.matchAll(REQUIRED)].map(([, name, from]) => `import * as ${name} from '${from}';`);
  const body = code
    .replace(/^var (?:\s*\w+ = require\("[^"]+"\)[,;])+$/m, '')
    .replaceAll(/^exports\.(\w+) =/gm, (set, name: string) => (isConstant(name) ? `const $${name} =` : set))
    .replaceAll(NAMED, '$$$1');
  const [rest] = NOT_UNDERSTOOD.exec(body) ?? [];
  if (rest !== undefined) throw new Error(`${id} does with "${rest}" what is not understood (react-as-modules.ts)`);
  const changed = names.filter((name) => !isConstant(name)).map((name) => `$${name}`);
  return [
    ...imports,
    `import * as $all from '${id}';`,
    ...(changed.length > 0 ? [`let ${changed.join(', ')};`] : []),
    body,
    `export { $all as default, ${names.map((name) => `$${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

/**
 * Gives a page React as modules, without what it never does. It is published for Node, as files that export whatever they have
 * at once: a page gets all of each, three hooks out of ten and the loading of stylesheets included, and names stay as long as
 * they are.
 */
export function reactAsModules(): Plugin {
  const packages = dirname(dirname(createRequire(import.meta.url).resolve('react/package.json')));
  const files = new Map(Object.entries(reactFiles).map(([name, file]) => [name, join(packages, file)]));
  const ids = new Set(files.values());
  const read = (id: string): string => {
    const code = readFileSync(id, 'utf8');
    return id === files.get('react-dom/client') ? withoutHydration(code) : code;
  };
  // A build for development has React's other half, which complains.
  let isProduction = false;
  return {
    name: 'react-as-modules',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => {
      ({ isProduction } = config);
    },
    resolveId: (name) => (isProduction ? (files.get(name) ?? null) : null),
    load: (id) => (ids.has(id) ? asModule(read(id), id) : null),
  };
}
