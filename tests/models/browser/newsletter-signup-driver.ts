/**
 * Drives the landing page of newsletters as an anonymous visitor, in the language of the path, with the real server.
 */
import { newsletterSignupChart } from '../../../machines/newsletter/newsletter-signup/newsletter-signup.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { comeSignedIn, screen } from '../../support/browser-test.ts';
import { strangeAddress } from '../../support/auth.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, cut, failed, rowsOfTable, received } from './calls.ts';
import { isHeldUp, segmentsBefore, unchanged, elsewhere } from './way.ts';
import { main } from './ordering-play.ts';
import type { Driver, Stage } from './driver.ts';
import type { Segment, Playability } from './way.ts';

const press = ({ page }: Stage, name: string) =>
  main(page)
    .getByRole('button', { name: said(page, name) })
    .click();

/** Presses the form's button, which counts the chosen newsletters. */
const submit = ({ page }: Stage) =>
  main(page)
    .getByRole('button', { name: /^(Subscribe|Je m’abonne|Get \d|Recevoir \d)/ })
    .click();

/** The site’s newsletters, with their names in both languages. */
const boxes = [/^(Politics and institutions|Politique et institutions)$/, /^(Just released|Vient de paraître)$/];

/** Selects two newsletters, and types an address; or reverts both. */
async function fill({ page }: Stage, isComplete: boolean): Promise<void> {
  for (const name of boxes) await main(page).getByRole('checkbox', { name }).setChecked(isComplete);
  await main(page)
    .getByLabel(said(page, 'Email address'))
    .fill(isComplete ? strangeAddress() : '');
}

/** The endings of the server’s answers. */
const endings: Readonly<Record<string, Ending>> = {
  'readOfferedNewsletters:done.several': answered,
  'readOfferedNewsletters:done.none': received(table['newsletter/offered'], []),
  'readOfferedNewsletters:failed.offline': cut,
  'requestNewsletters:done.sent': answered,
  'requestNewsletters:failed.offline': cut,
  'requestNewsletters:failed.tooMany': failed(429),
  'repeatNewsletterEmail:done.sent': answered,
  'repeatNewsletterEmail:failed.offline': cut,
  'repeatNewsletterEmail:failed.tooMany': failed(429),
};

/** The ending of an answer; a made-up one where the server would refuse one more email. */
function endingOf({ way }: Stage, segment: Segment): Ending | undefined {
  const { token } = segment.move;
  const isEmail = /^(?:requestNewsletters|repeatNewsletterEmail):done\.sent$/;
  const earlier = way.input === 'reload' ? 1 : 0;
  return isEmail.test(token) && isHeldUp(segmentsBefore(way, segment), earlier, isEmail)
    ? received(table['newsletter/repeat'], null)
    : endings[token];
}

// A field reports a change only when its value differs; links of the page open the other steps.
function canPlay(_: unknown, { from, move }: Segment): Playability {
  if (move.kind === 'answer') return true;
  if (move.token === 'form.typed:complete') return from.words.includes('incomplete') || unchanged;
  if (move.token === 'form.typed:nothing') return !from.words.includes('incomplete') || unchanged;
  return (move.kind === 'event' && !move.token.startsWith('place.changed')) || elsewhere;
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
  await submit(stage);
  await screen(page, 'sent').waitFor();
  begin();
  await page.reload();
}

export const newsletterSignupDriver: Driver = {
  chart: newsletterSignupChart,
  inputs: Object.keys(newsletterSignupChart.inputs),
  memory: () => '',
  shownBy: { element: 'main', attribute: 'data-state' },
  held: {
    readOfferedNewsletters: rowsOfTable('newsletter/offered'),
    requestNewsletters: rowsOfTable('form/newsletter'),
    repeatNewsletterEmail: rowsOfTable('newsletter/repeat'),
  },
  isMadeUp: (token) => endings[token] !== answered,
  canPlay,
  open,
  play: async (stage, segment) => {
    const { from, move } = segment;
    if (move.kind === 'answer') return endingOf(stage, segment)?.(await stage.calls.asked(move.port));
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
        return from.step === 'form' ? submit(stage) : press(stage, 'Resend the email');
    }
  },
};
