/** Builds the page with React's development build, whose strict mode renders and starts everything twice: `node tests/support/build-strict.ts`. */
import { createBuilder } from 'vite';
import { STRICT_PAGE } from './served.ts';

process.env['NODE_ENV'] = 'development';
const builder = await createBuilder({ mode: 'development', logLevel: 'error', build: { outDir: STRICT_PAGE } });
await builder.buildApp();
