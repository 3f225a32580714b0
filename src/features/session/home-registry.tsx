import { msg } from '@lingui/core/macro';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import { sessionSteps } from '../../../machines/session/session.steps.ts';
import { screensOf } from '../../engine/index.ts';
import { withPageTexts } from '../../i18n/catalogue.ts';
import { lazyStep } from '../../ui/layout/lazy-step.tsx';

const screen = screensOf<SessionContext, SessionEvent>();

const Home = lazyStep(withPageTexts('home', () => import('./home.tsx').then(({ Home: view }) => view)));
const AccountHome = lazyStep(
  withPageTexts('accountHome', () => import('./account-home.tsx').then(({ AccountHome: view }) => view)),
);

/** The pages that the session draws, by their names. */
export const sessionPages = {
  home: screen(sessionSteps.page, { title: msg`Subscription desk`, view: Home }),
  accountHome: screen(sessionSteps.page, { title: msg`Your account`, view: AccountHome }),
};

/** The views of those pages, as they are loaded. */
export const sessionPageViews = { home: Home, accountHome: AccountHome } as const;
