/** Drives the quotation funnel as a buyer, in the language of the path, with the real server. */
import { typeCountry } from '../../support/controls.ts';
import type { Page, Request } from '@playwright/test';
import { create, number, optional, type as having } from 'superstruct';
import type { PostalAddress } from '../../../domain/address.ts';
import { quotationChart } from '../../../machines/quotation/quotation.samples.ts';
import type { QuotationEvent } from '../../../machines/quotation/quotation.machine.ts';
import { typedAddresses } from '../../../machines/quotation/quotation.fixtures.ts';
import { calls as table } from '../../../contract/calls.ts';
import { comeSignedIn, screen } from '../../support/browser-test.ts';
import { field, fillAddress, offerPlace, quotationOf, words } from '../../support/quotations.ts';
import { fillOffer } from '../../support/quote-requests.ts';
import { languageOf, said } from '../../support/words.ts';
import { requestsOf, rowsOfTable } from './calls.ts';
import type { Playing } from './ordering-play.ts';
import { button, follow, main, press } from './ordering-play.ts';
import type { Driver, Stage } from './driver.ts';
import { canPlay, endingOf, failures, markOf, memory } from './quotation-truth.ts';
import { keepAddresses, keepDetails, orderQuotation, readQuotation } from './quotation-window.ts';
import type { Segment, Way } from './way.ts';
import { answersOf } from './way.ts';

// Their English names; the page may show French ones.
const { make, goOn, checkAnswers, accept, decline, declineIt, change, askForIt, share } = words.en;

/** Names of the Next and Back controls of several steps. */
const onward: Readonly<Record<string, string>> = { newOffer: make, revision: 'Change the quote', offer: goOn };
const backward: Readonly<Record<string, string>> = {
  newOffer: 'Change the offer',
  revision: 'Keep it as is',
  details: 'Back',
  check: 'Change your order',
};

/** Types the missing details: an address, unsaved, of a buyer who is no public body. */
async function fillDetails(page: Page): Promise<void> {
  if (await field(page, 'billing.street').isVisible()) {
    await fillAddress(page);
    await field(page, 'billing.recipient').fill('Amina de la Croix');
    await field(page, 'billing.isToBeKept').uncheck();
  }
  // The server invoices a public body at once: the walk orders for another buyer.
  if (await field(page, 'publicBuyer.siret').isVisible()) await field(page, 'isPublicBuyer').uncheck();
}

/** Types the addresses of the invoice and of the subscription, both to be saved. */
async function typeAddresses(page: Page): Promise<void> {
  const { billing, delivery } = typedAddresses;
  const another = main(page).getByRole('radio', { name: said(page, 'Another address') });
  if (await another.first().isVisible()) await another.first().check();
  await typePlace(page, 'billing', billing);
  await field(page, 'isDeliveredToBilling').uncheck();
  if (await another.last().isVisible()) await another.last().check();
  await typePlace(page, 'delivery', delivery);
}

async function typePlace(page: Page, place: string, address: PostalAddress): Promise<void> {
  const { country, recipient, street, postalCode, city } = address;
  await typeCountry(field(page, `${place}.country`), country);
  for (const [line, text] of Object.entries({ recipient, street, postalCode, city })) {
    await field(page, `${place}.${line}`).fill(text);
  }
  await field(page, `${place}.isToBeKept`).check();
}

/** The events by type. */
const person: Playing<QuotationEvent['type']> = {
  'offer.changed': async ({ page }, { move }) => {
    if (move.token.endsWith(':team')) return fillOffer(page);
    if (move.token.endsWith(':larger')) {
      await main(page).getByRole('checkbox').first().check();
      return field(page, 'readers').fill('12');
    }
    for (const box of await main(page).getByRole('checkbox').all()) await box.uncheck();
    return undefined;
  },
  'site.received': async () => undefined,
  'price.retried': ({ page }) => page.getByRole('button', { name: said(page, 'Calculate it again') }).click(),
  'offer.confirmed': ({ page }, { from }) => press(page, onward[from.step] ?? ''),
  'offer.reopened': ({ page }, { from }) => follow(page, backward[from.step] ?? ''),
  'details.changed': async ({ page }, { move }) => {
    await screen(page, 'details').waitFor();
    await button(page, checkAnswers).waitFor();
    if (move.token.endsWith(':complete')) return fillDetails(page);
    if (move.token.endsWith(':typed')) return typeAddresses(page);
    await field(page, 'isPublicBuyer').check();
    return field(page, 'publicBuyer.siret').fill('');
  },
  'details.confirmed': ({ page }) => press(page, checkAnswers),
  'details.reopened': ({ page }) => follow(page, 'Back'),
  'terms.agreed': ({ page }, { move }) => field(page, 'hasAgreed').setChecked(move.token.endsWith(':yes')),
  'quotation.accepted': ({ page }) => press(page, accept),
  'decline.opened': ({ page }) => follow(page, decline),
  'decline.written': ({ page }) =>
    main(page)
      .getByRole('radio', { name: said(page, 'We have no budget for it now') })
      .check(),
  'decline.confirmed': ({ page }) => press(page, declineIt),
  'change.opened': ({ page }) => follow(page, change),
  'change.written': ({ page }, { move }) =>
    field(page, 'remark').fill(move.token.endsWith(':nothing') ? '' : 'Could you quote for eight readers?'),
  'change.confirmed': ({ page }) => press(page, askForIt),
  'share.opened': ({ page }) => follow(page, share),
  'link.asked': ({ page }) => press(page, /^Create (link|another link)/),
  'revision.opened': ({ page }) => follow(page, 'Change the offer'),
  'quotation.reopened': ({ page }, { from }) =>
    from.step === 'undecided' ? press(page, 'Open the quote') : follow(page, 'Back to the quote'),
  'quote.begun': ({ page }) => follow(page, /^(Request (a|another|a new) quote|Create your own quote)/),
  retried: ({ page }) => press(page, /^(Try again|Check now|Check again|Check for a reply|See your options)/),
};

function isEvent(type: string): type is QuotationEvent['type'] {
  return type in person;
}

/** The scenarios by the server’s answer about the quotation. */
const scenarios: Readonly<Record<string, string>> = {
  open: 'quoteOpen',
  office: 'quoteOffice',
  expiring: 'quoteExpiring',
  detailed: 'quoteOpen',
  accepted: 'quoteAccepted',
  ordered: 'quoteOrdered',
  invoiced: 'quoteInvoiced',
  declined: 'quoteDeclined',
  changeAsked: 'quoteChangeAsked',
  expired: 'quoteExpired',
  withdrawn: 'quoteWithdrawn',
  unknown: 'quoteOpen',
};

/** The account on this page that owns the quotation of the path’s first answer. */
async function placeOf({ page, way }: Stage, id: number, stand: string): Promise<string> {
  if (way.input !== 'outcomePage') return offerPlace(languageOf(page), stand === 'unknown' ? id + 100_000 : id);
  const { reference } = await readQuotation(page, id);
  return `/${languageOf(page)}/account/quotation/step4/success/${stand === 'unknown' ? 'DEV-AAAA-AAAA-AAAA' : reference}`;
}

function firstAnswer(way: Way): string {
  const port = way.input === 'outcomePage' ? 'readQuotationByReference' : 'readQuotation';
  return answersOf(way, port)[0] ?? 'open';
}

/** Signs in as the owner of the expected quotation, and opens the address of the input. */
async function open(stage: Stage): Promise<void> {
  const { page, control, way, begin } = stage;
  const stand = firstAnswer(way);
  const buyer = await control.scenario(scenarios[stand] ?? '', { locale: languageOf(page) });
  await comeSignedIn(page, buyer.account);
  if (answersOf(way, 'readAddresses').includes('two')) await keepAddresses(page);
  if (stand === 'detailed' || stand === 'expiring') await keepDetails(page, quotationOf(buyer));
  const named = {
    begun: `/${languageOf(page)}/account/quotation?isDevis`,
    mistyped: `/${languageOf(page)}/account/quotation?aboId=DE-2026`,
  }[way.input];
  const place = named ?? (await placeOf(stage, quotationOf(buyer), stand));
  begin();
  await page.goto(place);
  await page.locator(`main[data-screen="${way.start.step}"]`).waitFor();
}

const subject = having({ aboIId: optional(number()) });

/** A price before tax that no offer of the list has, in cents. */
const CORRECTED = 371_300;

/** Changes of a quotation before the server answers with them: by the publisher, by time, or in another window. */
function happening(token: string): ((stage: Stage, id: number) => Promise<void>) | null {
  const [port, answer = ''] = token.split(':done.');
  if (answer === 'expired') return ({ control }, id) => control.changeQuotation(id, { expiresIn: -1_000 });
  if (answer === 'savedElsewhere') return async ({ page }, id) => void (await keepDetails(page, id));
  if (answer === 'ordered' && port === 'decideQuotation') return ({ page }, id) => orderQuotation(page, id);
  if (answer !== 'corrected') return null;
  return async ({ page, control }, id) => {
    await keepDetails(page, id);
    await control.changeQuotation(id, { net: CORRECTED });
  };
}

/** Makes the server’s next answer about the quotation true. */
async function prepare(stage: Stage, token: string, request: Request): Promise<void> {
  const happen = happening(token);
  const { aboIId: id } = happen ? create(request.postDataJSON(), subject) : {};
  if (id !== undefined) await happen?.(stage, id);
}

/** The maximum of each delay of the chart, in milliseconds. */
const delays: Readonly<Record<string, number>> = { 'wait typingPause': 300, 'wait expiry': 61 * 60_000 };

async function go(page: Page, segment: Segment): Promise<void> {
  const mark = markOf(segment);
  if (mark === null) return void (await page.goBack());
  return page
    .getByRole('navigation', { name: said(page, 'Steps') })
    .getByRole('link', { name: said(page, mark), exact: true })
    .click();
}

export const quotationDriver: Driver = {
  chart: quotationChart,
  inputs: ['begun', 'link', 'outcomePage', 'mistyped'],
  canPlay,
  isMadeUp: (token) => token in failures,
  memory,
  shownBy: { element: 'main', attribute: 'data-state' },
  laterSteps: 'later-quotation',
  held: {
    simulateOffer: rowsOfTable('simulateurv2/commande'),
    startQuotation: rowsOfTable('quotation/start'),
    readQuotation: requestsOf('quotation/read', table['quotation/read'], 'id'),
    readQuotationByReference: requestsOf('quotation/read', table['quotation/read'], 'reference'),
    readAddresses: rowsOfTable('user/adresse'),
    changeOffer: rowsOfTable('quotation/offer'),
    saveDetails: rowsOfTable('quotation/details'),
    saveAddress: rowsOfTable('user/adresse/update'),
    decideQuotation: rowsOfTable('quotation/accept', 'quotation/decline', 'quotation/ask-for-change'),
    orderQuotation: rowsOfTable('quotation/order'),
    shareQuotation: rowsOfTable('quotation/share'),
  },
  open,
  play: async (stage, segment) => {
    const { page, calls, way } = stage;
    const { move } = segment;
    if (move.kind === 'answer') {
      const route = await calls.asked(move.port);
      await prepare(stage, move.token, route.request());
      return endingOf(way, segment)(route);
    }
    if (move.kind === 'wait') return page.clock.fastForward(delays[move.token] ?? 60_000);
    if (move.kind === 'route') return go(page, segment);
    if (isEvent(move.event.type)) return person[move.event.type](stage, segment);
    return undefined;
  },
};
