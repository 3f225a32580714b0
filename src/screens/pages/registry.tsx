import { msg } from '@lingui/core/macro';
import type { SessionContext, SessionEvent } from '../../../machines/session/session.machine.ts';
import { sessionSteps } from '../../../machines/session/session.steps.ts';
import type { Screen } from '../../engine/index.ts';
import { screensOf } from '../../engine/index.ts';
import { AccountHome } from './account-home.tsx';
import { Home } from './home.tsx';

const screen = screensOf<SessionContext, SessionEvent>();

/** Every page that is not a funnel, by the name of its route. */
export const pages: Readonly<Record<string, Screen<SessionContext, SessionEvent>>> = {
  home: screen(sessionSteps.page, { title: msg`Subscription desk`, view: Home }),
  accountHome: screen(sessionSteps.page, { title: msg`Your account`, view: AccountHome }),
};
