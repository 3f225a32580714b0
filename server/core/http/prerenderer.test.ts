/** Pages are rendered in a thread whose errors, time, memory and output are bounded. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PrerenderRequest } from '../../../contract/ssr.ts';
import { Prerenderer } from './prerenderer.ts';

const misdeeds = {
  rejects: 'throw new Error("It cannot be drawn")',
  throwsInATimer: 'setTimeout(() => { throw new Error("Thrown in a timer") }); await new Promise(() => {})',
  rejectsUnheard: 'void Promise.reject(new Error("Unheard")); await new Promise(() => {})',
  exits: 'process.exit(1)',
  neverEnds: 'await new Promise(() => {})',
  isBusyForEver: 'for (;;);',
  fillsMemory: 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))',
  drawsTooMuch: 'return { html: "x".repeat(2_000_000), path: "/", redirect: "" }',
};

let folder: string;
let prerenderer: Prerenderer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-prerenderer-'));
  const cases = Object.entries(misdeeds).map(([name, code]) => `if (asked.page === '${name}') { ${code} }`);
  await writeFile(
    join(folder, 'render.mjs'),
    `export const renderDocument = async (asked) => { ${cases.join('\n')}\nreturn { html: asked.page, path: '/', redirect: '' }; };`,
  );
  prerenderer = new Prerenderer(pathToFileURL(join(folder, 'render.mjs')));
});
afterAll(async () => {
  await prerenderer.close();
  await rm(folder, { recursive: true });
});

const asked = (page: string): PrerenderRequest => ({
  page,
  locale: 'fr',
  prefixRouting: true,
  words: null,
  isOnTheWay: false,
  received: {},
});

it.each(Object.keys(misdeeds))('draws the next page after one that %s', async (name) => {
  const failed = prerenderer.render(asked(name));
  const next = prerenderer.render(asked('home'));
  await expect(failed).rejects.toThrow(/./);
  expect((await next).html).toBe('home');
});

it('rejects each page where its code cannot be loaded', async () => {
  const without = new Prerenderer(pathToFileURL(join(folder, 'nothing.mjs')));
  await expect(without.render(asked('home'))).rejects.toThrow('Cannot find module');
  await expect(without.render(asked('home'))).rejects.toThrow('Cannot find module');
});
