/** Drives the choice of an offer that is bought at once, as a visitor; orders are in tests/e2e/purchase.spec.ts. */
import { purchaseChart } from '../../../machines/purchase/purchase.samples.ts';
import { said, languageOf } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, cut, rowsOfTable } from './calls.ts';
import type { Driver, Stage } from './driver.ts';
import { main } from './ordering-play.ts';
import type { Segment, Playability } from './way.ts';
import { unanswerable, unchanged, undriven } from './way.ts';

const endings: Readonly<Record<string, Ending>> = {
  'simulateOffer:done.team': answered,
  'simulateOffer:failed.offline': cut,
};

// A sign-in leads to another page. A field reports a change only when its value differs.
function canPlay(_: unknown, { from, move }: Segment): Playability {
  if (move.kind === 'wait') return true;
  if (move.kind === 'answer') return move.token in endings || unanswerable;
  if (move.token === 'offer.changed:nothing') return !from.words.includes('incomplete') || unchanged;
  return ['offer.changed:few', 'offer.changed:many', 'price.retried'].includes(move.token) || undriven;
}

async function choose({ page }: Stage, readers: string): Promise<void> {
  const boxes = main(page).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await main(page).locator('#readers').fill(readers);
}

async function clear({ page }: Stage): Promise<void> {
  for (const box of await main(page).getByRole('checkbox').all()) await box.uncheck();
}

export const purchaseDriver: Driver = {
  chart: purchaseChart,
  inputs: ['visitor'],
  memory: () => '',
  shownBy: { element: 'main', attribute: 'data-state' },
  held: { simulateOffer: rowsOfTable('simulateurv2/commande') },
  canPlay,
  open: async ({ page, begin }) => {
    begin();
    await page.goto(`/${languageOf(page)}/subscribe`);
  },
  play: async (stage, { move }) => {
    const { page, calls } = stage;
    if (move.kind === 'answer') return endings[move.token]?.(await calls.asked(move.port));
    if (move.kind === 'wait') return page.clock.fastForward(300);
    if (move.token === 'offer.changed:nothing') return clear(stage);
    if (move.token === 'price.retried')
      return page.getByRole('button', { name: said(page, 'Calculate it again') }).click();
    return choose(stage, move.token.endsWith(':many') ? '5' : '2');
  },
};
