import { msg } from '@lingui/core/macro';
import type { Site } from '../../../domain/site.ts';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import { sessionSteps } from '../../../machines/session/session.steps.ts';
import type { Words } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { withPageTexts } from '../../i18n/catalogue.ts';
import { lazyStep } from '../../ui/layout/lazy-steps.tsx';

const screen = screensOf<SessionContext, SessionEvent>();

const Home = lazyStep(withPageTexts('home', () => import('./home.tsx').then(({ Home: view }) => view)));
const AccountHome = lazyStep(
  withPageTexts('accountHome', () => import('./account-home.tsx').then(({ AccountHome: view }) => view)),
);

/** What the publisher promises in its own words, or that its publications are sold here. */
function promiseOf({ site: { promise, name } }: { readonly site: Site }): Words {
  if (promise) return promise;
  return name === '' ? msg`Subscriber Services` : msg`${name}, by subscription`;
}

/** Pages that the session renders, by name. */
export const sessionPages = {
  home: screen(sessionSteps.page, { title: msg`Subscriber Services`, heading: promiseOf, view: Home }),
  accountHome: screen(sessionSteps.page, { title: msg`Your account`, view: AccountHome }),
};

/** Views of those pages, loaded. */
export const sessionPageViews = { home: Home, accountHome: AccountHome } as const;
