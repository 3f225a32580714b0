/** The page of newsletters as a subscriber plays it, in English, with the real server behind it. */
import type { NewslettersEvent } from '../../../machines/account/newsletters/newsletters.machine.ts';
import { newslettersChart } from '../../../machines/account/newsletters/newsletters.samples.ts';
import { calls as table } from '../../../src/contract/calls.ts';
import { screen, signIn } from '../../support/desk.ts';
import type { Ending } from './calls.ts';
import { answered, cut, failed, refused, told } from './calls.ts';
import { main, press } from './ordering-play.ts';
import type { Player, Stage } from './player.ts';
import type { Leg, Way } from './way.ts';
import { answersOf, hasMove } from './way.ts';

/** How the world's answers come about; what is not here cannot be played: whoever is signed out leaves the page. */
const endings: Readonly<Record<string, Ending>> = {
  'readNewsletters:done.several': answered,
  'readNewsletters:done.nothingReceived': answered,
  'readNewsletters:done.none': told(table.servicesemail, { publications: [], others: [] }),
  'readNewsletters:failed.offline': cut,
  'changeNewsletter:done.made': answered,
  'changeNewsletter:failed.refused': refused('This is for subscribers only.'),
  'changeNewsletter:failed.forbidden': failed(403),
  'changeNewsletter:failed.offline': cut,
};

type Changed = Extract<NewslettersEvent, { readonly type: 'change.made' }>;

const switches: Readonly<Record<string, string>> = { summaryOff: 'Summary', advertsOn: 'Ad-free' };

/** Whether the server tells the list so that it told before. */
function isTrue(way: Way, token: string): boolean {
  const [port, sample = ''] = token.split(':done.');
  if (port !== 'readNewsletters' || sample === '') return true;
  const first = way.input === 'again' ? 'several' : answersOf(way, port)[0];
  return sample === 'none' ? way.legs.length === 0 : first === undefined || first === sample;
}

function canPlay(way: Way, { move }: Leg): boolean {
  if (move.kind === 'answer') return move.token in endings && isTrue(way, move.token);
  if (move.kind !== 'event') return false;
  switch (move.event.type) {
    case 'change.made':
      // What is received is switched off once; who receives nothing has nothing to switch off.
      return !hasMove(way, move.token) && answersOf(way, 'readNewsletters')[0] !== 'nothingReceived';
    case 'retried':
      return true;
    default:
      return false;
  }
}

async function open({ page, control, way, begin }: Stage): Promise<void> {
  const [first = 'several'] = answersOf(way, 'readNewsletters');
  const isReceiving = way.input === 'again' || first !== 'nothingReceived';
  const { account } = await control.scenario(isReceiving ? 'newsletters' : 'noInvoice', { locale: 'en' });
  await page.goto('/en/signin');
  await signIn(page, account);
  await screen(page, 'accountHome').waitFor();
  const link = page.getByRole('link', { name: 'Newsletters' }).first();
  if (way.input === 'again') {
    await link.click();
    await screen(page, 'list').waitFor();
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await screen(page, 'accountHome').waitFor();
  }
  begin();
  await link.click();
}

function isChange(event: { readonly type: string }): event is Changed {
  return event.type === 'change.made';
}

export const newslettersPlayer: Player = {
  chart: newslettersChart,
  inputs: ['link', 'again'],
  canPlay,
  memory: (way) =>
    [
      answersOf(way, 'readNewsletters')[0],
      ...Object.keys(switches).filter((name) => hasMove(way, `change.made:${name}`)),
    ].join(),
  shownBy: { element: 'main', attribute: 'data-state' },
  held: ['readNewsletters', 'changeNewsletter'],
  isMadeUp: (token) => token === 'readNewsletters:done.none' || token === 'changeNewsletter:failed.refused',
  open,
  play: async ({ page, calls }, { move }) => {
    if (move.kind === 'answer') return endings[move.token]?.(await calls.asked(move.port));
    if (move.kind !== 'event') return undefined;
    if (!isChange(move.event)) return press(page, 'Try again');
    const [, sample = ''] = move.token.split(':');
    const publication = main(page).getByRole('region', { name: 'Le Courrier des Lagunes' });
    return publication.getByRole('switch', { name: switches[sample] ?? '' }).click();
  },
};
