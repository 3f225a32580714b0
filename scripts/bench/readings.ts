/**
 * Cost of a reading history of 100,000 rows in the built product, its processor four times slower: the first page of an
 * account that has so many, and a list whose pages are all loaded.
 */
import { loadavg } from 'node:os';
import type { Browser, Cookie } from 'playwright';
import { array, create, literal, nullable, number, optional, record, string, type, unknown } from 'superstruct';
import type { ReadingRow } from '../../domain/reading.ts';
import { systemClock } from '../../server/core/clock.ts';
import { people } from '../../server/seed/people.ts';
import { seedReadings } from '../../server/seed/readings.ts';
import { readingPageCodec } from '../../contract/reading.ts';
import { signIn } from '../../tests/support/browser-test.ts';
import { quantile } from '../quantile.ts';
import type { BareTab } from './bare-browser.ts';
import { withBareBrowser } from './bare-browser.ts';
import { Patient } from './patient.ts';
import type { Product } from './product.ts';

const CALL = '*/ajax/articles/history';

const ROWS = 100_000;

/** Rows per answer while the long list is loaded; further answers have the server's length. */
const ROWS_AT_ONCE = 10_000;

const SLOWDOWN = 4;

const MOUNTS = 5;

const SCREEN = { width: 1280, height: 720, deviceScaleFactor: 1, mobile: false };

/** Frames of a scroll, and its distance per frame in pixels: like a wheel turned without rest. */
const FRAMES = 300;
const STRIDE = 120;

const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

const home = { link: 'a[href="/fr/account"]', shown: 'main[data-screen="accountHome"]' };
const history = { link: 'a[href="/fr/account/readings"]', shown: 'main[data-screen="list"] li[data-id]' };

/**
 * Runs in the page: clicks the first selector's element, and waits until the second one's has been drawn, effects
 * included.
 */
async function clickIn(clicked: string, awaited: string): Promise<null> {
  const frame = () => new Promise(requestAnimationFrame);
  const element = document.querySelector<HTMLElement>(clicked);
  if (!element) throw new Error(`Nothing to click: ${clicked}`);
  element.click();
  while (!document.querySelector(awaited)) await frame();
  for (let count = 0; count < 3; count += 1) await frame();
  return null;
}

/** Runs in the page: scrolls down frame by frame; returns the duration of each frame, in milliseconds. */
async function scrollIn(frames: number, stride: number): Promise<number[]> {
  const times: number[] = [];
  let last = await new Promise(requestAnimationFrame);
  for (let count = 0; count < frames; count += 1) {
    window.scrollBy(0, stride);
    const now = await new Promise(requestAnimationFrame);
    times.push(now - last);
    last = now;
  }
  return times;
}

/** Runs in the page: goes to the list's end, which requests further rows, and waits for them. */
async function readOnIn(): Promise<null> {
  const list = document.querySelector<HTMLElement>('main ul[aria-label]');
  const height = list?.style.blockSize;
  window.scrollTo(0, document.documentElement.scrollHeight);
  const frame = () => new Promise(requestAnimationFrame);
  while (list?.style.blockSize === height) await frame();
  for (let count = 0; count < 3; count += 1) await frame();
  return null;
}

/** Runs in the page: goes back to its top, and waits for the list's first row. */
async function goToTopIn(first: string): Promise<null> {
  window.scrollTo(0, 0);
  while (!document.querySelector(first)) await new Promise(requestAnimationFrame);
  return null;
}

/** Runs in the page: waits for a selector's element. */
async function waitIn(awaited: string): Promise<null> {
  while (!document.querySelector(awaited)) await new Promise(requestAnimationFrame);
  return null;
}

const nothing = literal(null);

/** A tab of a signed-in visitor. */
interface Reader {
  readonly tab: BareTab;
  readonly patient: Patient;
  readonly origin: string;
  readonly cookies: readonly Cookie[];
}

const click = ({ tab }: Reader, clicked: string, awaited: string): Promise<null> =>
  tab.call(nothing, clickIn, clicked, awaited);

/** Opens a page and waits until it is idle. */
async function open({ tab, origin }: Reader, path: string, shown: string): Promise<void> {
  await tab.goTo(origin + path);
  await tab.call(nothing, waitIn, shown);
  await tab.idle();
}

interface Measured {
  readonly mounts: readonly number[];
  readonly frames: readonly number[];
  /** Work of all these frames together. */
  readonly scrollWork: number;
  readonly heapGrowth: number;
  /** Work of saving one article, and of one further page of the server's length. */
  readonly keeping?: number;
  readonly furtherPage?: number;
}

/** Mounts the list from the account's home, scrolls, and measures the growth of the heap. */
async function measure(reader: Reader, beforeEach: () => Promise<unknown>): Promise<Measured> {
  const { tab, patient } = reader;
  const mounts: number[] = [];
  let before = 0;
  for (let count = 0; count < MOUNTS; count += 1) {
    await beforeEach();
    before = await patient.heap();
    await patient.slowDown(SLOWDOWN);
    mounts.push(await patient.workFor(() => click(reader, history.link, history.shown)));
    await patient.slowDown(1);
  }
  let frames: readonly number[] = [];
  await patient.slowDown(SLOWDOWN);
  const scrollWork = await patient.workFor(async () => {
    frames = await tab.call(array(number()), scrollIn, FRAMES, STRIDE);
  });
  await patient.slowDown(1);
  const heapGrowth = (await patient.heap()) - before;
  return { mounts, frames, scrollWork, heapGrowth };
}

const envelope = type({ data: unknown() });

/** A request intercepted by the `Fetch` domain. */
const pausedStruct = type({
  requestId: string(),
  request: type({
    url: string(),
    method: string(),
    headers: record(string(), string()),
    postData: optional(nullable(string())),
  }),
});

/** Answers for the server with as many rows as requested, made from its first answer; changes stay pending for ever. */
async function answerAtLength({ tab, cookies }: Reader): Promise<void> {
  let first: { readonly body: object; readonly samples: readonly ReadingRow[] } | null = null;
  let rowCount = 0;
  const answer = async ({ requestId, request }: typeof pausedStruct.TYPE): Promise<void> => {
    const { url, method, headers, postData = null } = request;
    if (/"action"/.test(postData ?? '')) return;
    if (first === null) {
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const answered = await fetch(url, { method, headers: { ...headers, cookie }, body: postData });
      const body = create(await answered.json(), envelope);
      first = { body, samples: readingPageCodec.decode(body.data).rows };
    }
    const { body, samples } = first;
    const length = rowCount < ROWS ? ROWS_AT_ONCE : samples.length;
    const rows = Array.from({ length: Math.ceil(length / samples.length) }, () => samples)
      .flat()
      .map((row, index) => {
        const id = 1_000_000 + rowCount + index;
        return { ...row, id: String(id), article: { ...row.article, id }, savedAt: null };
      });
    rowCount += length;
    const text = JSON.stringify({ ...body, data: readingPageCodec.encode({ rows, next: String(rowCount) }) });
    await tab.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: Buffer.from(text).toString('base64'),
    });
  };
  tab.on('Fetch.requestPaused', pausedStruct, (paused) => void answer(paused));
  await tab.send('Fetch.enable', { patterns: [{ urlPattern: CALL }] });
}

/** An account with 100,000 rows on the server: its page is reloaded for each mount. */
const measureFirstPage = (reader: Reader): Promise<Measured> =>
  measure(reader, () => open(reader, '/fr/account', home.shown));

/** 100,000 rows in the page: a pending change keeps them in the cache, and they are mounted again. */
async function measureHeld(reader: Reader): Promise<Measured> {
  const { tab, patient } = reader;
  await answerAtLength(reader);
  await open(reader, '/fr/account/readings', history.shown);
  const readOn = (): Promise<null> => tab.call(nothing, readOnIn);
  for (let held = ROWS_AT_ONCE; held < ROWS; held += ROWS_AT_ONCE) await readOn();
  await patient.slowDown(SLOWDOWN);
  const furtherPage = await patient.workFor(readOn);
  await tab.call(nothing, goToTopIn, 'li[aria-posinset="1"]');
  const keeping = await patient.workFor(() =>
    click(reader, 'li[aria-posinset="1"] button', 'li[aria-posinset="1"] svg'),
  );
  await patient.slowDown(1);
  const measured = await measure(reader, () => click(reader, home.link, home.shown));
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

/** Signs in through the page; returns the resulting cookies. */
async function cookiesOf(browser: Browser, origin: string, account: { email: string; password: string }) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await page.goto('/fr/signin?redirect=%2Faccount');
  await signIn(page, account);
  await page.waitForSelector(home.shown);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** Measures with the demo's archive, in the bare browser, and prints the table. */
export async function benchReadings(browser: Browser, { origin, db }: Product): Promise<void> {
  const start = performance.now();
  const archive = people.find(({ isArchivist }) => isArchivist);
  if (!archive) throw new Error('No demo account reads everything');
  const { email } = archive.account;
  const { id: accountId } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('readings').where('account_id', '=', accountId).execute();
  await seedReadings(db, { accountId, count: ROWS, days: 3500, now: systemClock.now().toISOString() });
  const seeding = performance.now() - start;
  const cookies = await cookiesOf(browser, origin, archive.account);
  const rows = await withBareBrowser(async (newContext) => {
    const context = await newContext();
    const tab = await context.open();
    await tab.send('Emulation.setDeviceMetricsOverride', SCREEN);
    await tab.takeCookies(origin, cookies);
    const patient = await Patient.by((method, params) => tab.send(method, params));
    const reader = { tab, patient, origin, cookies };
    return { 'first page of 100,000': await measureFirstPage(reader), '100,000 held': await measureHeld(reader) };
  });
  console.log(
    `\nThe reading history, processor ${SLOWDOWN} times slower: work of the page's thread, and frames of a scroll`,
  );
  console.table(Object.fromEntries(Object.entries(rows).map(([name, measured]) => [name, rowOf(measured)])));
  const [load = 0] = loadavg();
  console.log(`100,000 readings made in ${(seeding / 1_000).toFixed(1)} s; load of the machine ${load.toFixed(1)}`);
}
