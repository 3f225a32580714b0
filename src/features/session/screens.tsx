import { msg } from '@lingui/core/macro';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import { sessionSteps as steps } from '../../../machines/session/session.steps.ts';
import type { Registry, Screen } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { withTexts } from '../../i18n/catalogue.ts';
import { lazyStep } from '../../ui/layout/lazy-steps.tsx';
import { errorTitles } from '../../ui/layout/error-titles.ts';
import { Boot, Fatal, NotFound } from './home-screens.tsx';
import { sessionPages } from './session-pages.ts';

const screen = screensOf<SessionContext, SessionEvent>();

/** Form fields are not for those who need not sign in. */
const SignIn = lazyStep(withTexts('signIn', () => import('./sign-in.tsx').then(({ SignIn: view }) => view)));
export const loadSignIn = SignIn.load;

/** Few accounts are ever there. */
const EmailUnverified = lazyStep(
  withTexts('emailUnverified', () => import('./email-unverified.tsx').then(({ EmailUnverified: view }) => view)),
);
const EmailMissing = lazyStep(
  withTexts('emailMissing', () => import('./email-missing.tsx').then(({ EmailMissing: view }) => view)),
);
const AccountInvalid = lazyStep(
  withTexts('accountInvalid', () => import('./account-invalid.tsx').then(({ AccountInvalid: view }) => view)),
);
const AccountUnchecked = lazyStep(
  withTexts('accountUnchecked', () => import('./account-unchecked.tsx').then(({ AccountUnchecked: view }) => view)),
);

const boot = screen(steps.boot, { title: msg`One moment`, view: Boot });

const drawn: Readonly<Record<string, Screen<SessionContext, SessionEvent>>> = sessionPages;

/** The page whose route it is; one with a chart of its own draws itself as soon as it is there. */
function pageAt({ location }: SessionContext): Screen<SessionContext, SessionEvent> {
  return drawn[location?.route?.name ?? ''] ?? boot;
}

const page: Screen<SessionContext, SessionEvent, 'page'> = {
  step: 'page',
  title: (context) => pageAt(context).title(context),
  heading: (context) => pageAt(context).heading?.(context),
  draw: (props) => pageAt(props.data).draw(props),
};

/** Loads all lazy views of the session's own steps. */
export const loadSessionViews = () =>
  Promise.all([SignIn, EmailMissing, EmailUnverified, AccountInvalid, AccountUnchecked].map((view) => view.load()));

/** Every screen of the session. */
export const sessionScreens: Registry<SessionContext, SessionEvent, typeof steps> = {
  progress: {},
  screens: {
    boot,
    fatal: screen(steps.fatal, { title: errorTitles[500], view: Fatal }),
    page,
    notFound: screen(steps.notFound, { title: errorTitles[404], view: NotFound }),
    signIn: screen(steps.signIn, { title: msg`Sign in`, view: SignIn }),
    emailMissing: screen(steps.emailMissing, { title: msg`Your account has no email address`, view: EmailMissing }),
    emailUnverified: screen(steps.emailUnverified, { title: msg`Confirm your email address`, view: EmailUnverified }),
    accountInvalid: screen(steps.accountInvalid, { title: msg`Your account isn’t active`, view: AccountInvalid }),
    accountUnchecked: screen(steps.accountUnchecked, {
      title: msg`We couldn’t check your account`,
      view: AccountUnchecked,
    }),
  },
};
