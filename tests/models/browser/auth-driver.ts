/** Drives the auth pages as a visitor, in the language of the path, with the real server. */
import { createAccountChart } from '../../../machines/auth/create-account/create-account.samples.ts';
import { forgottenPasswordChart } from '../../../machines/auth/forgotten-password/forgotten-password.samples.ts';
import { newPasswordChart } from '../../../machines/auth/new-password/new-password.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { screen } from '../../support/browser-test.ts';
import { fillAccount, emailLink, strangeAddress } from '../../support/auth.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending, Held } from './calls.ts';
import { answered, complaining, cut, failed, refused, rowsOfTable, received } from './calls.ts';
import { isHeldUp, answersOf, segmentsBefore, unanswerable, unchanged, undriven } from './way.ts';
import { main } from './ordering-play.ts';
import type { Driver, Stage } from './driver.ts';
import type { Segment, Way } from './way.ts';

const press = ({ page }: Stage, name: string) =>
  main(page)
    .getByRole('button', { name: said(page, name) })
    .click();

const shownBy = { element: 'main', attribute: 'data-state' } as const;

const onTheWay = '?redirect=%2Faccount%2Fpayment%3Fid%3D88012';

/** The differences between the two auth pages that send an email. */
interface EmailDoor {
  readonly path: string;
  readonly button: string;
  readonly port: 'requestAccount' | 'requestPassword';
  readonly call: 'login/create' | 'password/forget';
  readonly fill: (stage: Stage) => Promise<void>;
  readonly empty: (stage: Stage) => Promise<void>;
}

function emailDriver(chart: Driver['chart'], door: EmailDoor): Driver {
  const { path, button, port, call, fill, empty } = door;
  const held: Held = { [port]: rowsOfTable(call) };
  const endings: Readonly<Record<string, Ending>> = {
    [`${port}:done.sent`]: answered,
    [`${port}:failed.offline`]: cut,
    [`${port}:failed.tooMany`]: failed(429),
  };
  return {
    chart,
    inputs: Object.keys(chart.inputs),
    memory: () => '',
    shownBy,
    held,
    // A field reports a change only when its value differs; links of the page open the other steps.
    canPlay: (_, { from, move }: Segment) => {
      if (move.kind === 'answer') return true;
      if (move.token === 'form.typed:complete') return from.words.includes('incomplete') || unchanged;
      if (move.token === 'form.typed:nothing') return !from.words.includes('incomplete') || unchanged;
      return move.kind === 'event' || undriven;
    },
    open: async (stage) => {
      const { page, way, begin } = stage;
      if (way.input === 'anonymous') begin();
      await page.goto(`/${languageOf(page)}${path}${way.input === 'buyer' ? onTheWay : ''}`);
      await screen(page, 'form').waitFor();
      if (way.input !== 'anonymous') await fill(stage);
      if (way.input === 'reload') {
        await press(stage, button);
        await screen(page, 'sent').waitFor();
      }
      if (way.input === 'anonymous') return;
      begin();
      await page.reload();
    },
    play: async (stage, segment) => {
      const { from, move } = segment;
      if (move.kind === 'answer') {
        const ending = endings[move.token];
        const earlier = stage.way.input === 'reload' ? 1 : 0;
        const isStoodIn = ending === answered && isHeldUp(segmentsBefore(stage.way, segment), earlier, /:done\.sent$/);
        return (isStoodIn ? received(table[call], null) : ending)?.(await stage.calls.asked(port));
      }
      if (move.token === 'form.typed:complete') return fill(stage);
      if (move.token === 'form.typed:nothing') return empty(stage);
      if (move.token === 'address.reopened') return press(stage, 'Change the address');
      return press(stage, from.step === 'form' ? button : 'Resend the email');
    },
  };
}

export const createAccountDriver = emailDriver(createAccountChart, {
  path: '/signin/create',
  button: 'Create my account',
  port: 'requestAccount',
  call: 'login/create',
  fill: ({ page }) => fillAccount(page, strangeAddress()),
  empty: async ({ page }) => {
    for (const field of ['Email address', 'First name', 'Last name'])
      await main(page).getByLabel(said(page, field)).fill('');
  },
});

export const forgottenPasswordDriver = emailDriver(forgottenPasswordChart, {
  path: '/signin/forgotten',
  button: 'Email me a link',
  port: 'requestPassword',
  call: 'password/forget',
  fill: ({ page }) => main(page).getByLabel(said(page, 'Email address')).fill(strangeAddress()),
  empty: ({ page }) => main(page).getByLabel(said(page, 'Email address')).fill(''),
});

/** The endings of the server’s answers where a password is chosen. */
const endings: Readonly<Record<string, Ending>> = {
  'readPasswordLink:done.first': answered,
  'readPasswordLink:done.another': answered,
  'readPasswordLink:done.over': answered,
  'readPasswordLink:failed.offline': cut,
  'choosePassword:done.accepted': answered,
  'choosePassword:done.over': refused('This link is no longer valid. Request a new one.'),
  'choosePassword:failed.timeout': cut,
  'choosePassword:failed.guessable': complaining('motDePasse', 'This is easy to guess.'),
};

/** The purpose of the first emailed link on a path. */
function purposeOf(way: Way): string {
  return answersOf(way, 'readPasswordLink')[0] ?? 'first';
}

/** The address of the emailed link that a path needs; one without a token where the link has expired. */
async function linkOf({ page, control, way }: Stage): Promise<string> {
  const redirect = way.input === 'onTheWay' ? '/account/payment?id=88012' : null;
  const purpose = purposeOf(way);
  if (purpose === 'over') return `/${languageOf(page)}/signin/password${redirect === null ? '' : onTheWay}`;
  if (purpose === 'another') {
    const { email } = (await control.scenario('noInvoice', { locale: languageOf(page) })).account;
    await page.request.post(`/${languageOf(page)}/ajax/password/forget`, { data: { email, redirection: redirect } });
    return emailLink(control, email);
  }
  const email = strangeAddress();
  const who = { email, civility: 2, firstName: 'Awa', lastName: 'Ndiaye', origin: 'prospect', redirect } as const;
  await page.request.post(`/${languageOf(page)}/ajax/login/create`, {
    data: table['login/create'].request.encode(who),
  });
  return emailLink(control, email);
}

export const newPasswordDriver: Driver = {
  chart: newPasswordChart,
  inputs: ['link', 'onTheWay'],
  memory: purposeOf,
  shownBy,
  // The session redirects at once.
  isHidden: (state) => state === 'signedIn',
  held: { readPasswordLink: rowsOfTable('password/link'), choosePassword: rowsOfTable('password/choose') },
  isMadeUp: (token) => endings[token] !== answered,
  canPlay: (way, { move }) => {
    if (move.token.startsWith('readPasswordLink:done.'))
      return move.token.endsWith(`.${purposeOf(way)}`) || way.segments.length === 0 || unanswerable;
    return move.token in endings || move.token.startsWith('password.given') || move.token === 'retried' || undriven;
  },
  open: async (stage) => {
    const link = await linkOf(stage);
    stage.begin();
    await stage.page.goto(link);
  },
  play: async (stage, { move }) => {
    if (move.kind === 'answer') return endings[move.token]?.(await stage.calls.asked(move.port));
    if (move.token === 'retried') return press(stage, 'Try again');
    await main(stage.page).getByLabel(said(stage.page, 'New password')).fill('trois pirogues au soleil');
    return press(stage, 'Save and sign in');
  },
};
