/** The landing page of newsletters as anybody plays it, in the language of the way, with the real server behind it. */
import { newsletterSignupChart } from '../../../machines/newsletter/newsletter-signup/newsletter-signup.samples.ts';
import { calls as table } from '../../../src/contract/calls.ts';
import { comeSignedIn, screen } from '../../support/desk.ts';
import { strangeAddress } from '../../support/doors.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, cut, failed, rowsOfTable, told } from './calls.ts';
import { isHeldUp } from './letters.ts';
import { main } from './ordering-play.ts';
import type { Player, Stage } from './player.ts';
import type { Leg } from './way.ts';
import { legsBefore } from './way.ts';

const press = ({ page }: Stage, name: string) =>
  main(page)
    .getByRole('button', { name: said(page, name) })
    .click();

/** What the site offers, as it tells of it in either language. */
const boxes = [/^(Politics and institutions|Politique et institutions)$/, /^(Just released|Vient de paraître)$/];

/** Ticks two newsletters, and types an address; or takes both back. */
async function fill({ page }: Stage, isComplete: boolean): Promise<void> {
  for (const name of boxes) await main(page).getByRole('checkbox', { name }).setChecked(isComplete);
  await main(page)
    .getByLabel(said(page, 'E-mail address'))
    .fill(isComplete ? strangeAddress() : '');
}

/** How the world's answers come about. */
const endings: Readonly<Record<string, Ending>> = {
  'readOfferedNewsletters:done.several': answered,
  'readOfferedNewsletters:done.none': told(table['newsletter/offered'], []),
  'readOfferedNewsletters:failed.offline': cut,
  'requestNewsletters:done.sent': answered,
  'requestNewsletters:failed.offline': cut,
  'requestNewsletters:failed.tooMany': failed(429),
  'repeatNewsletterLetter:done.sent': answered,
  'repeatNewsletterLetter:failed.offline': cut,
  'repeatNewsletterLetter:failed.tooMany': failed(429),
};

/** How the server answers, or who does so in its place where it would hold up one more letter. */
function endingOf({ way }: Stage, leg: Leg): Ending | undefined {
  const { token } = leg.move;
  const isLetter = /^(?:requestNewsletters|repeatNewsletterLetter):done\.sent$/;
  const earlier = way.input === 'reload' ? 1 : 0;
  return isLetter.test(token) && isHeldUp(legsBefore(way, leg), earlier, isLetter)
    ? told(table['newsletter/repeat'], null)
    : endings[token];
}

// Fields take a change only where there is one; other steps are gone to by what the page offers.
function canPlay(_: unknown, { from, move }: Leg): boolean {
  if (move.kind === 'answer') return true;
  if (move.token === 'form.typed:complete') return from.words.includes('incomplete');
  if (move.token === 'form.typed:nothing') return !from.words.includes('incomplete');
  return move.kind === 'event' && !move.token.startsWith('place.changed');
}

async function open(stage: Stage): Promise<void> {
  const { page, control, way, begin } = stage;
  if (way.input === 'signedIn') {
    const { account } = await control.scenario('noInvoice', { locale: languageOf(page) });
    await comeSignedIn(page, account);
  }
  if (way.input !== 'reload') begin();
  await page.goto(`/${languageOf(page)}/newsletter`);
  if (way.input !== 'reload') return;
  await fill(stage, true);
  await press(stage, 'Subscribe');
  await screen(page, 'sent').waitFor();
  begin();
  await page.reload();
}

export const newsletterSignupPlayer: Player = {
  chart: newsletterSignupChart,
  inputs: Object.keys(newsletterSignupChart.inputs),
  memory: () => '',
  shownBy: { element: 'main', attribute: 'data-state' },
  held: {
    readOfferedNewsletters: rowsOfTable('newsletter/offered'),
    requestNewsletters: rowsOfTable('form/newsletter'),
    repeatNewsletterLetter: rowsOfTable('newsletter/repeat'),
  },
  isMadeUp: (token) => endings[token] !== answered,
  canPlay,
  open,
  play: async (stage, leg) => {
    const { from, move } = leg;
    if (move.kind === 'answer') return endingOf(stage, leg)?.(await stage.calls.asked(move.port));
    switch (move.token) {
      case 'form.typed:complete':
        return fill(stage, true);
      case 'form.typed:nothing':
        return fill(stage, false);
      case 'retried':
        return press(stage, 'Try again');
      case 'address.reopened':
        return press(stage, 'Change the address');
      default:
        return press(stage, from.step === 'form' ? 'Subscribe' : 'Send the message again');
    }
  },
};
