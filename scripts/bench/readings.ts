/**
 * What a reading history of 100,000 rows costs in the built product, its processor four times slower: the first page of
 * an account that has so many, and a list that has been loaded so far that the page holds them all.
 */
import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright';
import { create, type, unknown } from 'superstruct';
import type { ReadingRow } from '../../machines/domain/reading.ts';
import { systemClock } from '../../server/clock.ts';
import { people } from '../../server/seed/people.ts';
import { seedSlowParts } from '../../server/seed/seed.ts';
import { readingPageCodec } from '../../src/contract/reading.ts';
import { servicesOn } from '../../tests/contract/services.ts';
import { signIn } from '../../tests/support/desk.ts';
import { quantile } from '../quantile.ts';
import { FRAMES, Patient } from './patient.ts';
import type { Product } from './product.ts';

const CALL = '**/ajax/articles/history';

const ROWS = 100_000;

/** Rows of one answer while the long list is loaded; further ones are as long as the server's. */
const ROWS_AT_ONCE = 10_000;

const SLOWDOWN = 4;

const MOUNTS = 5;

const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

const home = { link: 'a[href="/fr/account"]', shown: 'main[data-screen="accountHome"]' };
const history = { link: 'a[href="/fr/account/readings"]', shown: 'main[data-screen="list"] li[data-id]' };

interface Measured {
  readonly mounts: readonly number[];
  readonly frames: readonly number[];
  /** Work of all these frames together. */
  readonly scrollWork: number;
  readonly heapGrowth: number;
  /** Work for one article that is kept, and for one further page of the server's length. */
  readonly keeping?: number;
  readonly furtherPage?: number;
}

/** Mounts the list from the account's home, scrolls, and looks how much more the page holds. */
async function measure(patient: Patient, beforeEach: () => Promise<void>): Promise<Measured> {
  const mounts: number[] = [];
  let before = 0;
  for (let count = 0; count < MOUNTS; count += 1) {
    await beforeEach();
    before = await patient.heap();
    await patient.slowDown(SLOWDOWN);
    mounts.push(await patient.workFor(() => patient.click(history.link, history.shown)));
    await patient.slowDown(1);
  }
  let frames: readonly number[] = [];
  await patient.slowDown(SLOWDOWN);
  const scrollWork = await patient.workFor(async () => {
    frames = await patient.scroll();
  });
  await patient.slowDown(1);
  const heapGrowth = (await patient.heap()) - before;
  return { mounts, frames, scrollWork, heapGrowth };
}

const envelope = type({ data: unknown() });

/** Answers for the server with as many rows as are asked for, made of those that it has told; changes wait for ever. */
async function answerAtLength(page: Page): Promise<void> {
  let first: { readonly body: object; readonly samples: readonly ReadingRow[] } | null = null;
  let told = 0;
  await page.route(CALL, async (route) => {
    if (/"action"/.test(route.request().postData() ?? '')) return;
    if (first === null) {
      const body = create(await (await route.fetch()).json(), envelope);
      first = { body, samples: readingPageCodec.decode(body.data).rows };
    }
    const { body, samples } = first;
    const length = told < ROWS ? ROWS_AT_ONCE : samples.length;
    const rows = Array.from({ length: Math.ceil(length / samples.length) }, () => samples)
      .flat()
      .map((row, index) => {
        const id = 1_000_000 + told + index;
        return { ...row, id: String(id), article: { ...row.article, id }, savedAt: null };
      });
    told += length;
    await route.fulfill({ json: { ...body, data: readingPageCodec.encode({ rows, next: String(told) }) } });
  });
}

/** Goes to the list's end, where further rows are asked for, and waits until they are there. */
function readOn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const list = document.querySelector<HTMLElement>('main ul[aria-label]');
    const height = list?.style.blockSize;
    window.scrollTo(0, document.documentElement.scrollHeight);
    const frame = () => new Promise(requestAnimationFrame);
    while (list?.style.blockSize === height) await frame();
    for (let count = 0; count < 3; count += 1) await frame();
  });
}

/** An account with 100,000 rows on the server: its page is opened anew for each mount. */
async function measureFirstPage(page: Page): Promise<Measured> {
  const patient = await Patient.of(page);
  return measure(patient, async () => {
    await page.goto('/fr/account');
    await page.waitForSelector(home.shown);
    await page.waitForLoadState('networkidle');
  });
}

/** 100,000 rows that the page holds: kept there by a change that is still on its way, they are mounted again. */
async function measureHeld(page: Page): Promise<Measured> {
  const patient = await Patient.of(page);
  await answerAtLength(page);
  await page.goto('/fr/account/readings');
  await page.waitForSelector(history.shown);
  for (let held = ROWS_AT_ONCE; held < ROWS; held += ROWS_AT_ONCE) await readOn(page);
  await patient.slowDown(SLOWDOWN);
  const furtherPage = await patient.workFor(() => readOn(page));
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForSelector('li[aria-posinset="1"]');
  const keeping = await patient.workFor(() =>
    patient.click('li[aria-posinset="1"] button', 'li[aria-posinset="1"] svg'),
  );
  await patient.slowDown(1);
  const measured = await measure(patient, () => patient.click(home.link, home.shown));
  return { ...measured, keeping, furtherPage };
}

function rowOf({ mounts, frames, scrollWork, heapGrowth, keeping, furtherPage }: Measured) {
  return {
    'mount, median (goal 250 ms)': milliseconds(quantile(mounts, 0.5)),
    'frames, 95 of 100 within (goal 25 ms)': milliseconds(quantile(frames, 0.95)),
    'work of a frame': milliseconds(scrollWork / FRAMES),
    'heap growth (goal 10 MB)': `${heapGrowth.toFixed(1)} MB`,
    'a further page': furtherPage === undefined ? '' : milliseconds(furtherPage),
    'an article kept': keeping === undefined ? '' : milliseconds(keeping),
  };
}

/** Measures with the demo's archive, and prints the table. */
export async function benchReadings(browser: Browser, { origin, db }: Product): Promise<void> {
  const start = performance.now();
  await seedSlowParts(servicesOn(db, systemClock));
  const seeding = performance.now() - start;
  const archive = people.find(({ readings }) => readings?.count === ROWS);
  if (!archive) throw new Error(`Nobody in the demo has read ${ROWS} articles`);
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/fr/signin?redirect=%2Faccount');
  await signIn(page, archive.account);
  await page.waitForSelector(home.shown);
  const rows = { 'first page of 100,000': await measureFirstPage(page), '100,000 held': await measureHeld(page) };
  console.log(
    `\nThe reading history, processor ${SLOWDOWN} times slower: work of the page's thread, and frames of a scroll`,
  );
  console.table(Object.fromEntries(Object.entries(rows).map(([name, measured]) => [name, rowOf(measured)])));
  const [load = 0] = loadavg();
  console.log(`100,000 readings made in ${(seeding / 1_000).toFixed(1)} s; load of the machine ${load.toFixed(1)}`);
  await context.close();
}
