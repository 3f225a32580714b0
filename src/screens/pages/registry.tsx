import { msg } from '@lingui/core/macro';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import { sessionSteps } from '../../../machines/session/session.steps.ts';
import { screensOf } from '../../engine/index.ts';
import { withPageTexts } from '../../i18n/catalogue.ts';
import { stepApart } from '../../ui/step-apart.tsx';

const screen = screensOf<SessionContext, SessionEvent>();

const Home = stepApart(withPageTexts('home', () => import('./home.tsx').then(({ Home: view }) => view)));
const AccountHome = stepApart(
  withPageTexts('accountHome', () => import('./account-home.tsx').then(({ AccountHome: view }) => view)),
);

/** The pages that the session draws, by their names. */
export const sessionPages = {
  home: screen(sessionSteps.page, { title: msg`Subscription desk`, view: Home }),
  accountHome: screen(sessionSteps.page, { title: msg`Your account`, view: AccountHome }),
};

/** Loads the views of those pages before they are drawn. */
export const loadSessionPage = { home: Home.load, accountHome: AccountHome.load } as const;
