/**
 * Lists of a back end without paging, each whole in one answer: work of the page’s thread and time from the address to
 * the first rows, and time of an act among them; many rows against thirty. Other load of the machine changes the times,
 * and hardly the work.
 */
import { loadavg } from 'node:os';
import type { Browser, BrowserContext } from 'playwright';
import { array, create, number, record, string, unknown } from 'superstruct';
import { readGoldenExchanges } from '../../server/test-control/golden-exchanges.ts';
import { Control, comeSignedIn, shownBy } from '../../tests/support/browser-test.ts';
import { quantile } from '../quantile.ts';
import { Patient } from './patient.ts';

/** Rounds of visits: first thirty rows, then many. */
const ROUNDS = 5;

/** Timeout of a visit, in milliseconds: far above what slow lists need. */
const PATIENCE = 120_000;

const FEW = 30;

/** Goal of the work until the first rows, as a multiple of that of thirty. */
const GOAL = 3;

interface WholeList {
  readonly call: string;
  /** The rows’ field, and their id, in the answer. */
  readonly rows: string;
  readonly id: string;
  readonly fixture: string;
  readonly many: number;
  readonly path: string;
  readonly screen: string;
  /** The control that the act uses: a box is ticked, a character typed. */
  readonly control: string;
}

const lists: Readonly<Record<string, WholeList>> = {
  invoices: {
    call: '**/ajax/subscriptions/invoice/read',
    rows: 'factures',
    id: 'factureIId',
    fixture: 'invoice-read.list',
    many: 3_000,
    path: '/fr/account/invoices',
    screen: 'choice',
    control: 'input[type="checkbox"]',
  },
  subscriptions: {
    call: '**/ajax/subscriptions/all',
    rows: 'abonnements',
    id: 'aboIId',
    fixture: 'subscriptions-all',
    many: 20_000,
    path: '/fr/account/subscriptions',
    screen: 'list',
    control: '#text',
  },
};

/** An answer with a number of rows, made from those of the golden exchange. */
function answerOf({ fixture, rows, id }: WholeList, count: number): string {
  const body = readGoldenExchanges().get(fixture)?.response.body;
  const data = create(body?.data, record(string(), unknown()));
  const samples = create(data[rows], array(record(string(), unknown())));
  const repeated = Array.from({ length: count }, (_, index) => ({
    ...samples[index % samples.length],
    [id]: 1_000_000 + index,
    reference: `BENCH-${index}`,
  }));
  return JSON.stringify({ ...body, data: { ...data, [rows]: repeated } });
}

/** Runs in the page before its scripts: keeps the moment at which a selector’s element was drawn, in milliseconds. */
function keepDrawn(selector: string): void {
  const look = (): void => {
    if (document.querySelector(selector)) setTimeout(() => Object.assign(window, { drawnAt: performance.now() }));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: keeps the time from the next key to the second frame after it, in milliseconds. */
function keepAct(): void {
  const act = new Promise<number>((resolve) => {
    const settle = ({ timeStamp }: KeyboardEvent): void => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
      );
    };
    addEventListener('keydown', settle, { once: true, capture: true });
  });
  Object.assign(window, { act });
}

interface Visit {
  readonly work: number;
  readonly first: number;
  readonly act: number;
}

async function visit(context: BrowserContext, list: WholeList, body: string): Promise<Visit> {
  const { call, path, screen, control } = list;
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.route(call, (route) => route.fulfill({ contentType: 'application/json', body }));
  const shown = `${shownBy(screen)} ${control}`;
  await page.addInitScript(keepDrawn, shown);
  const patient = await Patient.of(page);
  let first = 0;
  const work = await patient.workFor(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    const drawn = await page.waitForFunction((): unknown => Reflect.get(window, 'drawnAt'));
    first = create(await drawn.jsonValue(), number());
  });
  await page.waitForLoadState('networkidle');
  const target = page.locator(shown).first();
  await page.evaluate(keepAct);
  await target.focus();
  await page.keyboard.press(control === '#text' ? 'x' : 'Space');
  const act = create(await page.evaluate((): unknown => Reflect.get(window, 'act')), number());
  await page.close();
  return { work, first, act };
}

/** Visits each list in turn with few rows and with many, and prints the medians. */
export async function benchWholeLists(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR' });
  const { account } = await new Control(context.request).scenario('noInvoice', { locale: 'fr' });
  const page = await context.newPage();
  await comeSignedIn(page, account);
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, list] of Object.entries(lists)) {
    const bodies = { few: answerOf(list, FEW), many: answerOf(list, list.many) };
    const visits: { few: Visit; many: Visit }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      visits.push({ few: await visit(context, list, bodies.few), many: await visit(context, list, bodies.many) });
    const median = (of: (each: { few: Visit; many: Visit }) => number): number => quantile(visits.map(of), 0.5);
    const ratio = median(({ few, many }) => many.work / few.work);
    rows[`${list.many} ${name}`] = {
      'work until the first rows': `${median(({ many }) => many.work).toFixed(0)} ms`,
      [`work of ${FEW}`]: `${median(({ few }) => few.work).toFixed(0)} ms`,
      ratio: `${ratio.toFixed(2)} of ${GOAL}${ratio > GOAL ? ' OVER' : ''}`,
      'first rows': `${median(({ many }) => many.first).toFixed(0)} ms`,
      [`first of ${FEW}`]: `${median(({ few }) => few.first).toFixed(0)} ms`,
      'an act': `${median(({ many }) => many.act).toFixed(0)} ms`,
      [`among ${FEW}`]: `${median(({ few }) => few.act).toFixed(0)} ms`,
    };
  }
  await context.close();
  const [load = 0] = loadavg();
  console.log(`\nLists in one answer, medians of ${ROUNDS} visits; load of the machine ${load.toFixed(1)}`);
  console.table(rows);
}
