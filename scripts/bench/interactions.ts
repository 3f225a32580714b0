import type { AccountId } from '../../server/db/account-id.ts';
/**
 * How long people wait for what they do: from a key or a click to the next frame, as the browser tells (Event Timing), and to
 * the screen that it leads to, on a processor four times slower, in every funnel and on the heaviest pages. Beside it the
 * work of the page's thread until all that follows is drawn: another program on the machine changes that less.
 */
import { loadavg } from 'node:os';
import type { Browser, Locator, Page } from 'playwright';
import { array, create, number, string, type as having } from 'superstruct';
import { systemClock } from '../../server/clock.ts';
import { createInvoice } from '../../server/invoice/create-invoice.ts';
import { servicesOn } from '../../tests/contract/services.ts';
import { Control, comeSignedIn, screen, shownBy } from '../../tests/support/desk.ts';
import { fillOffer, fillRequester, freshAddress } from '../../tests/support/quote-requests.ts';
import { Patient } from './patient.ts';
import { quantile } from '../quantile.ts';
import type { Product } from './product.ts';

const SLOWDOWN = 4;
/** Milliseconds from the act to the next frame (INP), the median of all walks; what is above is marked. */
const GOAL = 100;
/** Each journey is walked so often: what the machine does besides hits one walk or another. */
const WALKS = 5;
const INVOICES = 1_000;

const timings = array(having({ name: string(), duration: number() }));

/** Runs in the page before anything of it: keeps how long the browser took to show what each act led to. */
function keepTimings(): void {
  const told: { name: string; duration: number }[] = [];
  Object.assign(window, { timings: told });
  // The type of this option comes with no library yet.
  const asked = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) told.push({ name, duration });
  }).observe(asked);
}

/**
 * Runs in the page: keeps a promise of how many milliseconds what somebody does next takes until the page shows what is awaited,
 * which comes five frames later, when all is drawn.
 */
function waitForAct(awaited: string): void {
  const frame = () => new Promise(requestAnimationFrame);
  const wait = async (): Promise<number> => {
    const start = await new Promise<number>((resolve) => {
      for (const type of ['click', 'keyup'])
        addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
    });
    do await frame();
    while (!document.querySelector(awaited));
    // The frame is painted behind its callbacks.
    await new Promise((resolve) => void setTimeout(resolve));
    const shown = performance.now() - start;
    for (let count = 0; count < 5; count += 1) await frame();
    return shown;
  };
  Object.assign(window, { drawn: wait() });
}

interface Interaction {
  readonly name: string;
  /** Milliseconds until the next frame (INP), in steps of 8; below 16 the browser tells nothing. */
  readonly duration: number;
  /** Milliseconds until the screen is shown that it leads to; `null` where it leads to none. */
  readonly shown: number | null;
  readonly work: number;
}

/** A person on a phone whose processor is slow: what they do is measured. */
class Visitor {
  readonly page: Page;
  readonly interactions: Interaction[] = [];
  readonly #patient: Patient;

  private constructor(page: Page, patient: Patient) {
    this.page = page;
    this.#patient = patient;
  }

  static async of(page: Page): Promise<Visitor> {
    await page.addInitScript(keepTimings);
    return new Visitor(page, await Patient.of(page));
  }

  get main() {
    return this.page.locator('main');
  }

  /** Opens a page and waits until it rests. */
  async open(path: string, shown: string): Promise<void> {
    await this.page.goto(path);
    await screen(this.page, shown).waitFor();
    await this.page.waitForLoadState('networkidle');
  }

  /** What the browser has told of acts since the page was loaded. */
  async #timings() {
    const told: unknown = await this.page.evaluate((): unknown => Reflect.get(window, 'timings'));
    return create(told, timings);
  }

  /** Clicks something. It is looked for beforehand: among thousands of nodes that takes longer than what the click leads to. */
  async clicks(name: string, target: Locator, shown?: string): Promise<void> {
    await target.hover({ trial: true });
    const box = await target.boundingBox();
    if (!box) throw new Error(`${name}: nothing to click`);
    await this.#does(name, () => this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2), shown);
  }

  /** Types a letter into a field. */
  async types(name: string, field: Locator, letter: string): Promise<void> {
    await field.focus();
    await this.#does(name, () => this.page.keyboard.press(letter));
  }

  /**
   * Does something, waits until `shown` is there and everything has been drawn, and notes what that took. The page waits by
   * itself, from before the act: what a test library asks it meanwhile would be work that nobody else has.
   */
  async #does(name: string, act: () => Promise<unknown>, shown?: string): Promise<void> {
    const former = await this.#timings();
    await this.page.evaluate(waitForAct, shown === undefined ? 'main' : shownBy(shown));
    await this.#patient.slowDown(SLOWDOWN);
    let drawn: unknown = null;
    const work = await this.#patient.workFor(async () => {
      await act();
      drawn = await this.page.evaluate((): unknown => Reflect.get(window, 'drawn'));
    });
    await this.#patient.slowDown(1);
    const told = (await this.#timings()).slice(former.length);
    this.interactions.push({
      name,
      duration: Math.max(0, ...told.map(({ duration }) => duration)),
      shown: shown === undefined ? null : create(drawn, number()),
      work,
    });
  }
}

interface Journey {
  readonly name: string;
  readonly walk: (visitor: Visitor, control: Control, product: Product) => Promise<void>;
}

/** Somebody of a scenario, signed in; gives the number of their subscription, where there is one. */
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

const continueButton = ({ main }: Visitor) => main.getByRole('button', { name: /^Continuer/ });

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
      await visitor.clicks('offer → details', visitor.main.getByRole('button').first(), 'details');
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
      await visitor.clicks('English', visitor.page.getByRole('link', { name: 'English' }));
    },
  },
];

/** Walks a journey on a phone of its own, and gives what was done there, in its order. */
async function walkOnce(browser: Browser, product: Product, { walk }: Journey): Promise<readonly Interaction[]> {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    locale: 'fr-FR',
  });
  const visitor = await Visitor.of(await context.newPage());
  await walk(visitor, new Control(context.request), product);
  await context.close();
  return visitor.interactions;
}

function rowOf(walks: readonly Interaction[]): Record<string, string> {
  const durations = walks.map(({ duration }) => duration);
  const duration = quantile(durations, 0.5);
  const shown = walks.flatMap((each) => each.shown ?? []);
  return {
    'until the next frame': duration === 0 ? 'under 16 ms' : `${duration} ms${duration > GOAL ? ` OVER ${GOAL}` : ''}`,
    'least to most': `${Math.min(...durations)} to ${Math.max(...durations)} ms`,
    'until its screen is shown': shown.length === 0 ? '' : `${quantile(shown, 0.5).toFixed(0)} ms`,
    'work of the thread, all that follows': `${quantile(
      walks.map(({ work }) => work),
      0.5,
    ).toFixed(0)} ms`,
  };
}

/** Walks each journey as often as said above, and prints the medians of each act. */
export async function benchInteractions(browser: Browser, product: Product): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const journey of journeys) {
    const acts = new Map<string, Interaction[]>();
    for (let time = 0; time < WALKS; time += 1) {
      for (const interaction of await walkOnce(browser, product, journey))
        acts.set(interaction.name, [...(acts.get(interaction.name) ?? []), interaction]);
    }
    for (const [act, walks] of acts) rows[`${journey.name}: ${act}`] = rowOf(walks);
  }
  const [load = 0] = loadavg();
  console.log(
    `\nWhat people do, medians of ${WALKS} walks, processor ${SLOWDOWN} times slower; load of the machine ${load.toFixed(1)}`,
  );
  console.table(rows);
}
