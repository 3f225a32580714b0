/**
 * Interaction latency: from the press or the key to the frame that shows its result, on a processor four times slower,
 * in every funnel and on the heaviest pages. Each act is done twice in a row: in the product, and on a static page of
 * the same HTML in which hand-written DOM code makes the same change; the ratio of both is the product's overhead.
 */
import { loadavg } from 'node:os';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { create, number, type } from 'superstruct';
import { systemClock } from '../../server/core/clock.ts';
import type { AccountId } from '../../server/core/db/account-id.ts';
import { createInvoice } from '../../server/features/invoice/create-invoice.ts';
import { servicesOn } from '../../tests/contract/services.ts';
import { Control, comeSignedIn, screen, shownBy } from '../../tests/support/browser-test.ts';
import { fillOffer, fillRequester, freshAddress } from '../../tests/support/quote-requests.ts';
import type { Trigger } from './floor.ts';
import { keepFormer, openFloor, recordChanges } from './floor.ts';
import { Patient } from './patient.ts';
import { quantile } from '../quantile.ts';
import type { Product } from './product.ts';

const SLOWDOWN = 4;
/** Limits of an act, as a multiple of its baseline: a step or another press; a key or a checkbox. */
const GOALS: Readonly<Record<Trigger, number>> = { click: 2, change: 1.5, input: 1.5 };
/** Repetitions of each journey: other load on the machine distorts single walks. */
const WALKS = 5;
const INVOICES = 1_000;
/** Duration of a press, in milliseconds. */
const PRESS = 100;

/**
 * Runs in the page: stores a promise of two times in milliseconds: from the next press or key to the frame that shows
 * the awaited result, and to the next paint (the longest event of the interaction, by the browser's event timing). It
 * resolves five frames later, when everything is drawn.
 */
function waitForAct(awaited: string): void {
  const frame = () => new Promise(requestAnimationFrame);
  let painted = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        painted = Math.max(painted, entry.duration);
  });
  // Without it the browser leaves out what is faster than 104 ms.
  const options = { type: 'event', durationThreshold: 16 };
  observer.observe(options);
  const wait = async (): Promise<{ readonly shown: number; readonly painted: number }> => {
    const start = await new Promise<number>((resolve) => {
      for (const type of ['pointerup', 'keydown'])
        addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
    });
    do await frame();
    while (!document.querySelector(awaited));
    // The frame is painted after its callbacks.
    await new Promise((resolve) => void setTimeout(resolve));
    const shown = performance.now() - start;
    for (let count = 0; count < 5; count += 1) await frame();
    await new Promise((resolve) => void setTimeout(resolve));
    observer.disconnect();
    return { shown, painted };
  };
  Object.assign(window, { drawn: wait() });
}

const times = type({ shown: number(), painted: number() });

/**
 * Cost of an act, in milliseconds: until the frame that shows its result; until the next paint, which answers the
 * press; of the main thread, including all that follows.
 */
interface Cost {
  readonly shown: number;
  readonly painted: number;
  readonly work: number;
}

interface Interaction {
  readonly name: string;
  readonly trigger: Trigger;
  readonly product: Cost;
  readonly floor: Cost;
  /** The product has sent requests meanwhile, which the baseline does not. */
  readonly hasAsked: boolean;
}

/**
 * Does something on a slow processor, and measures its cost. The page itself waits: commands of a test library would
 * count as work.
 */
async function costOf(page: Page, patient: Patient, awaited: string, act: () => Promise<unknown>): Promise<Cost> {
  await page.evaluate(waitForAct, awaited);
  await patient.slowDown(SLOWDOWN);
  let drawn: unknown = null;
  const work = await patient.workFor(async () => {
    await act();
    drawn = await page.evaluate((): unknown => Reflect.get(window, 'drawn'));
  });
  await patient.slowDown(1);
  return { ...create(drawn, times), work };
}

/** A visitor on a phone with a slow processor: their acts are measured. */
class Visitor {
  readonly page: Page;
  readonly interactions: Interaction[] = [];
  readonly #patient: Patient;
  readonly #floor: Page;
  readonly #floorPatient: Patient;

  private constructor(page: Page, patient: Patient, floor: Page, floorPatient: Patient) {
    this.page = page;
    this.#patient = patient;
    this.#floor = floor;
    this.#floorPatient = floorPatient;
  }

  static async of(context: BrowserContext): Promise<Visitor> {
    const [page, floor] = [await context.newPage(), await context.newPage()];
    return new Visitor(page, await Patient.of(page), floor, await Patient.of(floor));
  }

  get main() {
    return this.page.locator('main');
  }

  /** Opens a page and waits until it is idle. */
  async open(path: string, shown: string): Promise<void> {
    await this.page.goto(path);
    await screen(this.page, shown).waitFor();
    await this.page.waitForLoadState('networkidle');
  }

  /** Clicks something. It is located before: among thousands of nodes that takes longer than the click's effect. */
  async clicks(name: string, target: Locator, shown?: string): Promise<void> {
    await target.hover({ trial: true });
    const box = await target.boundingBox();
    if (!box) throw new Error(`${name}: nothing to click`);
    const isTick = await target.evaluate((element) => element instanceof HTMLInputElement);
    await this.#does(
      name,
      isTick ? 'change' : 'click',
      (page) => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: PRESS }),
      shown,
    );
  }

  /** Types one character into a field. */
  async types(name: string, field: Locator, key: string): Promise<void> {
    const id = await field.getAttribute('id');
    await field.focus();
    await this.#does(name, 'input', (page) => page.keyboard.press(key), undefined, `#${id ?? ''}`);
  }

  /**
   * Does something in the product, waits until `shown` is there and everything has been drawn, then does it on the
   * static page.
   */
  async #does(
    name: string,
    trigger: Trigger,
    act: (page: Page) => Promise<unknown>,
    shown: string | undefined,
    focused?: string,
  ): Promise<void> {
    const { page } = this;
    await page.bringToFront();
    await page.evaluate(keepFormer);
    const scrolled = await page.evaluate(() => scrollY);
    let hasAsked = false;
    const note = (): void => void (hasAsked = true);
    page.on('request', note);
    const product = await costOf(page, this.#patient, shown === undefined ? 'main' : shownBy(shown), () => act(page));
    page.off('request', note);
    const recorded = await page.evaluate(recordChanges);
    await this.#floor.bringToFront();
    await openFloor(this.#floor, recorded, trigger, scrolled);
    if (focused !== undefined) await this.#floor.locator(focused).focus();
    const floor = await costOf(this.#floor, this.#floorPatient, 'main', () => act(this.#floor));
    await page.bringToFront();
    this.interactions.push({ name, trigger, product, floor, hasAsked });
  }
}

interface Journey {
  readonly name: string;
  readonly walk: (visitor: Visitor, control: Control, product: Product) => Promise<void>;
}

/** The person of a scenario, signed in; returns the number of their subscription, if there is one. */
async function come({ page }: Visitor, control: Control, name: string) {
  const { account, subscription } = await control.scenario(name, { locale: 'fr' });
  await comeSignedIn(page, account);
  return { account, id: subscription?.id ?? Number.NaN };
}

async function owe({ db }: Product, accountId: AccountId): Promise<void> {
  const services = servicesOn(db, systemClock);
  await services.db.transaction().execute(async (trx) => {
    for (let index = 0; index < INVOICES; index += 1) {
      await createInvoice(trx, {
        accountId,
        reference: `BENCH-${accountId}-${index}`,
        issuedOn: '2026-01-10',
        dueOn: '2026-02-10',
        currency: 'EUR',
        payer: {
          name: 'Bibliothèque des Essais',
          address: ['1, rue des Essais', '75011 Paris', 'France'],
          vatNumber: null,
        },
        vatMention: null,
        lines: [{ label: `Lecture ${index}`, quantity: 1, net: 1_000 + index, vatRate: 210 }],
      });
    }
  });
}

/** Below the form, or in a narrow window’s bar. */
const continueButton = ({ page }: Visitor) => page.getByRole('button', { name: /^(Continuer|Vérifier)/ }).first();

const journeys: readonly Journey[] = [
  {
    name: 'quote request',
    walk: async (visitor) => {
      await visitor.open('/fr/quote', 'needs');
      await visitor.clicks('publication ticked', visitor.main.getByRole('checkbox').first());
      await fillOffer(visitor.page);
      await visitor.types('readers typed', visitor.main.locator('#readers'), '0');
      await visitor.clicks('needs → you', continueButton(visitor), 'you');
      await visitor.clicks('sent with nothing typed', continueButton(visitor));
      await fillRequester(visitor.page, freshAddress());
      await visitor.types('letter typed', visitor.main.locator('#lastName'), 'x');
      await visitor.clicks('you → check', continueButton(visitor), 'check');
      await visitor.clicks('Back', visitor.main.getByRole('link', { name: /^(Retour|Modifier)/ }).first());
    },
  },
  {
    name: 'payment',
    walk: async (visitor, control) => {
      const { id } = await come(visitor, control, 'paymentOpen');
      await visitor.open(`/fr/account/payment?id=${id}`, 'choice');
      await visitor.clicks('choice → billing', continueButton(visitor), 'billing');
      await visitor.types('letter typed', visitor.main.locator('#purchaseOrder'), 'x');
      await visitor.clicks('billing → check', continueButton(visitor), 'check');
    },
  },
  {
    name: 'quote answered',
    walk: async (visitor, control) => {
      const { id } = await come(visitor, control, 'quoteOpen');
      await visitor.open(`/fr/account/quotation?aboId=${id}`, 'offer');
      await visitor.clicks('offer → details', continueButton(visitor), 'details');
    },
  },
  {
    name: `${INVOICES} open invoices`,
    walk: async (visitor, control, product) => {
      const { account } = await come(visitor, control, 'noInvoice');
      await owe(product, account.id);
      await visitor.open('/fr/account/invoices', 'choice');
      const boxes = visitor.main.getByRole('checkbox');
      await visitor.clicks('one unticked', boxes.nth(3));
      await visitor.clicks('choice → check', continueButton(visitor), 'check');
    },
  },
  {
    name: '3,000 readers',
    walk: async (visitor, control) => {
      const { id } = await come(visitor, control, 'largeLicence');
      await visitor.open(`/fr/account/subscriptions/${id}/readers`, 'list');
      await visitor.types('letter typed', visitor.main.locator('#text'), 'd');
      await visitor.clicks('reader deleted', visitor.main.getByRole('button', { name: /^Supprimer/ }).first());
    },
  },
  {
    name: 'account pages',
    walk: async (visitor, control) => {
      await come(visitor, control, 'newsletters');
      await visitor.open('/fr/account/newsletter', 'list');
      await visitor.clicks('newsletter switched', visitor.main.getByRole('switch').first());
      await come(visitor, control, 'readings');
      await visitor.open('/fr/account/readings', 'list');
      await visitor.clicks('article kept', visitor.main.locator('li[data-id] button').first());
      await visitor.types('letter typed', visitor.main.locator('#text'), 'a');
      await visitor.clicks('menu opened', visitor.page.getByRole('button', { name: /^Menu du compte/ }));
      await visitor.clicks('English', visitor.page.getByRole('menuitem', { name: 'English' }));
    },
  },
];

/** Walks a journey in a new context, and returns its acts in order. */
async function walkOnce(browser: Browser, product: Product, { walk }: Journey): Promise<readonly Interaction[]> {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    locale: 'fr-FR',
  });
  const visitor = await Visitor.of(context);
  await walk(visitor, new Control(context.request), product);
  await context.close();
  return visitor.interactions;
}

function rowOf(walks: readonly Interaction[]): Record<string, string> {
  const median = (of: (each: Interaction) => number): number => quantile(walks.map(of), 0.5);
  const ratio = median(({ product, floor }) => product.shown / floor.shown);
  const goal = GOALS[walks[0]?.trigger ?? 'click'];
  return {
    'press to next paint': `${median(({ product }) => product.painted).toFixed(0)} ms`,
    'until its frame': `${median(({ product }) => product.shown).toFixed(0)} ms`,
    floor: `${median(({ floor }) => floor.shown).toFixed(0)} ms`,
    ratio: `${ratio.toFixed(2)} of ${goal}${ratio > goal ? ' OVER' : ''}`,
    'work of the thread': `${median(({ product }) => product.work).toFixed(0)} ms`,
    'its floor': `${median(({ floor }) => floor.work).toFixed(0)} ms`,
    'asks the server': walks.some(({ hasAsked }) => hasAsked) ? 'yes' : '',
  };
}

/** Repeats each journey, and prints the medians of each act. */
export async function benchInteractions(browser: Browser, product: Product): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const journey of journeys) {
    const acts = new Map<string, Interaction[]>();
    const worst: number[] = [];
    for (let time = 0; time < WALKS; time += 1) {
      const interactions = await walkOnce(browser, product, journey);
      for (const interaction of interactions)
        acts.set(interaction.name, [...(acts.get(interaction.name) ?? []), interaction]);
      worst.push(Math.max(...interactions.map((each) => each.product.painted)));
    }
    for (const [act, walks] of acts) rows[`${journey.name}: ${act}`] = rowOf(walks);
    // Of fewer than fifty interactions, INP is the longest.
    rows[`${journey.name}: INP`] = { 'press to next paint': `${quantile(worst, 0.5).toFixed(0)} ms` };
  }
  const [load = 0] = loadavg();
  console.log(
    `\nWhat people do, medians of ${WALKS} walks, processor ${SLOWDOWN} times slower; load of the machine ${load.toFixed(1)}`,
  );
  console.table(rows);
}
