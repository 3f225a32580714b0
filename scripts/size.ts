import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { PageName } from '../contract/pages.ts';
import { missingTexts, readBuild, weighPages } from './size/build.ts';
import { weightGoalOf, weightGoals } from './weight-goals.ts';

/**
 * Limits in kB (1,000 bytes): the engine's in gzip; the others in brotli, code and texts. Those of the shell, public pages and
 * account are the goals (`weight-goals.ts`); funnels and the pages below are above theirs, see docs/decisions/2026-11-22-controls-and-focus.md.
 */
// 19.6 before the engine created actors itself, with an inspector, and followed links without a router.
const laws = { engine: 20.2, shell: weightGoals.shell } as const;

const raised: Partial<Readonly<Record<PageName, number>>> = {
  // Since the page of a payment names what was bought, and links stand in columns.
  quotation: 204,
  addressForm: 203,
  payment: 200,
  // Since settled invoices are a table, one component says when a sum is due on all pages, and a check has its facts in groups.
  invoice: 201,
  purchase: 188,
  quoteRequest: 183,
  newsletterSignup: 162,
  // Since the answers about the visitor and the site, which all pages read, have the license with the price of its next seat, samples
  // of publications, and addresses of articles; the prices of further seats share a file with the meter of the seats.
  readerImport: 202,
  createAccount: 163,
  forgottenPassword: 163,
  newPassword: 163,
};

const lawOf = (page: PageName): number => raised[page] ?? weightGoalOf(page);

/**
 * The engine as part of a page: its two halves, and the functions of xstate that write and run a chart. React is left
 * out: a page has it anyway.
 */
const engine = `
  export * from './src/engine/index.ts';
  export * from './machines/engine/index.ts';
  export { assign, createActor, fromPromise, raise, setup } from 'xstate';
`;

async function engineSize(): Promise<number> {
  const bundle = await rolldown({
    input: 'engine',
    external: [/^react(-dom)?(\/|$)/],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'engine',
        resolveId: (id) => (id === 'engine' ? join(process.cwd(), 'engine.ts') : null),
        load: (id) => (id.endsWith('/engine.ts') ? engine : null),
      },
    ],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  return output.reduce(
    (total, file) => total + (file.type === 'chunk' ? gzipSync(file.code, { level: 9 }).length : 0),
    0,
  );
}

const build = await readBuild();
const { shell, pages } = await weighPages(build);
interface Row {
  readonly name: string;
  readonly size: number;
  readonly law: number;
  /** Number of files of a page. */
  readonly files?: string;
}

const rows: readonly Row[] = [
  { name: 'engine without react (gzip)', size: await engineSize(), law: laws.engine },
  { name: 'shell and texts (brotli)', size: shell, law: laws.shell },
  ...pages.map(({ page, size, files }) => ({
    name: page,
    size,
    files: `${files} files`,
    law: lawOf(page),
  })),
];
for (const { name, size, law, files = '' } of rows) {
  const kilobytes = (size / 1000).toFixed(1).padStart(7);
  const verdict = size > law * 1000 ? '  TOO LARGE' : '';
  console.log(`${kilobytes} kB of ${String(law).padStart(5)}  ${name.padEnd(30)}${files}${verdict}`.trimEnd());
}
const missing = await missingTexts(build);
if (missing.length > 0) console.log(`Said without a text: ${missing.join(', ')}`);
if (missing.length > 0 || rows.some(({ size, law }) => size > law * 1000)) process.exitCode = 1;
