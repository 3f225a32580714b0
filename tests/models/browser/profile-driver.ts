/** Drives the profile page as its owner, in the language of the path, with the real server. */
import { chooseMadam, goByIndex } from '../../support/controls.ts';
import type { ProfileEvent } from '../../../machines/profile/profile.machine.ts';
import { profileChart } from '../../../machines/profile/profile.samples.ts';
import { comeSignedIn } from '../../support/browser-test.ts';
import { strangeAddress } from '../../support/auth.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, complaining, cut, failed, lost, refused, rowsOfTable } from './calls.ts';
import { isHeldUp, answersOf, unanswerable, elsewhere, undriven } from './way.ts';
import { main, press } from './ordering-play.ts';
import type { Driver, Stage } from './driver.ts';
import type { Segment, Way, Playability } from './way.ts';

const EMAIL = '/en/ajax/user/email';

const field = ({ page }: Stage, name: string) => main(page).locator(`#${name}`);

/** The password of the signed-in account. */
const passwordOf = ({ control }: Stage): string => control.account?.password ?? '';

async function fillIdentity(stage: Stage): Promise<void> {
  await chooseMadam(main(stage.page));
  await field(stage, 'firstName').fill('Aminata');
  await field(stage, 'lastName').fill('de la CROIX');
}

const fillInformation = (stage: Stage) => field(stage, 'jobTitle').fill('Archivist');

/** The events by type. */
const person: Readonly<Record<ProfileEvent['type'], (stage: Stage) => Promise<void>>> = {
  'identity.typed': fillIdentity,
  'identity.confirmed': async (stage) => {
    await fillIdentity(stage);
    await press(stage.page, 'Save');
  },
  'information.typed': fillInformation,
  'information.confirmed': async (stage) => {
    await fillInformation(stage);
    await press(stage.page, 'Save');
  },
  'email.typed': (stage) => field(stage, 'email').fill(strangeAddress()),
  'email.confirmed': async (stage) => {
    await field(stage, 'email').fill(strangeAddress());
    await field(stage, 'presentPassword').fill(passwordOf(stage));
    await press(stage.page, 'Email me a link');
  },
  'password.confirmed': async (stage) => {
    await field(stage, 'presentPassword').fill(passwordOf(stage));
    await field(stage, 'password').fill('cinq lanternes sous la pluie');
    await press(stage.page, 'Change my password');
  },
  'changes.discarded': ({ page }) =>
    main(page)
      .getByRole('link', { name: said(page, 'Cancel') })
      .click(),
  'emailChange.repeated': ({ page }) => press(page, 'Resend the email'),
  'emailChange.cancelled': ({ page }) => press(page, 'Keep current address'),
  retried: ({ page }) => press(page, 'Try again'),
};

function isEvent(type: string): type is ProfileEvent['type'] {
  return type in person;
}

/** The endings of the server’s answers. */
const endings: Readonly<Record<string, Ending>> = {
  'readProfile:done.known': answered,
  'readProfile:done.awaiting': answered,
  'readProfile:done.anonymous': answered,
  'readProfile:failed.offline': cut,
  'saveIdentity:done.saved': answered,
  'saveIdentity:failed.timeout': lost,
  'saveIdentity:failed.phone': complaining('telephone', 'Enter your phone number in digits.'),
  'refreshVisitor:done.received': answered,
  'refreshVisitor:done.anonymous': failed(401),
  'refreshVisitor:failed.offline': cut,
  'saveInformation:done.saved': answered,
  'saveInformation:failed.timeout': lost,
  'changeEmail:done.asked': answered,
  'changeEmail:done.refused': refused('This isn’t your current password. Try again.'),
  'changeEmail:failed.tooMany': failed(429),
  'resendEmailChange:done.sent': answered,
  'resendEmailChange:done.none': answered,
  'resendEmailChange:failed.tooMany': failed(429),
  'cancelEmailChange:done.cancelled': answered,
  'cancelEmailChange:failed.timeout': lost,
  'changePassword:done.changed': answered,
  'changePassword:done.refused': refused('This isn’t your current password. Try again.'),
  'changePassword:failed.timeout': lost,
  'changePassword:failed.guessable': complaining('motDePasse', 'This is easy to guess.'),
};

/** The account whose profile a path shows. */
const subjectOf = (way: Way): string => answersOf(way, 'readProfile')[0] ?? 'known';

/** The states that links of the overview open: the last part of their addresses. */
const linked = ['identity', 'information', 'email', 'password'];

const destinationOf = ({ move }: Segment): string => move.token.slice(move.token.lastIndexOf('.') + 1);

function canPlay(way: Way, segment: Segment): Playability {
  const { from, move } = segment;
  if (move.token.startsWith('readProfile:done.'))
    return (
      (move.token in endings && (move.token.endsWith(`.${subjectOf(way)}`) || way.segments.length === 0)) ||
      unanswerable
    );
  // The server refuses emails over its limit.
  const isEmail = /^(?:changeEmail:done\.asked|resendEmailChange:done\.sent)$/;
  if (isEmail.test(move.token) && isHeldUp(way.segments, subjectOf(way) === 'awaiting' ? 1 : 0, isEmail))
    return 'the server sends a few emails only';
  // A change that was lost, or made with made-up answers, has no pending email.
  if (move.kind === 'answer') return move.token in endings || unanswerable;
  if (move.kind === 'route')
    return (
      (from.state === 'overview' ? linked.includes(destinationOf(segment)) : destinationOf(segment) === 'overview') ||
      elsewhere
    );
  return move.kind === 'event' || undriven;
}

async function open({ page, control, way, begin }: Stage): Promise<void> {
  const subject = subjectOf(way);
  const scenario = subject === 'anonymous' ? 'quoteBareAccount' : 'noInvoice';
  const { account } = await control.scenario(scenario, { locale: languageOf(page) });
  await comeSignedIn(page, account);
  if (subject === 'awaiting') {
    await page.request.post(EMAIL, { data: { email: strangeAddress(), motDePasseActuel: account.password } });
  }
  begin();
  await page.goto(`/${languageOf(page)}/account/infosuser`);
}

export const profileDriver: Driver = {
  chart: profileChart,
  inputs: ['visitor'],
  canPlay,
  isMadeUp: (token) => endings[token] !== answered,
  memory: subjectOf,
  shownBy: { element: 'main', attribute: 'data-state' },
  held: {
    readProfile: rowsOfTable('user/informations'),
    saveIdentity: rowsOfTable('user/update'),
    refreshVisitor: rowsOfTable('user/reset'),
    saveInformation: rowsOfTable('user/informations/update'),
    changeEmail: rowsOfTable('user/email'),
    resendEmailChange: rowsOfTable('user/email/resend'),
    cancelEmailChange: rowsOfTable('user/email/cancel'),
    changePassword: rowsOfTable('user/password'),
  },
  open,
  play: async (stage, segment) => {
    const { page, calls } = stage;
    const { move, from } = segment;
    if (move.kind === 'answer') {
      const waiting = await calls.asked(move.port);
      // The change was canceled in another tab.
      if (move.token === 'resendEmailChange:done.none') await page.request.post(EMAIL, { data: { annuler: true } });
      return endings[move.token]?.(waiting);
    }
    if (move.kind === 'route') {
      if (from.state === 'overview') {
        const ending = `[href$="/${destinationOf(segment)}"]`;
        return main(page).getByRole('link').and(page.locator(ending)).first().click();
      }
      return goByIndex(page, 'Personal information');
    }
    return isEvent(move.event.type) ? person[move.event.type](stage) : undefined;
  },
};
