import { msg } from '@lingui/core/macro';
import type { SessionContext } from '../../../machines/session/session.context.ts';
import type { SessionEvent } from '../../../machines/session/session.machine.ts';
import { sessionSteps } from '../../../machines/session/session.steps.ts';
import { screensOf } from '../../engine/index.ts';
import { AccountHome } from './account-home.tsx';
import { Home } from './home.tsx';

const screen = screensOf<SessionContext, SessionEvent>();

/** The pages that the session draws, by their names. */
export const sessionPages = {
  home: screen(sessionSteps.page, { title: msg`Subscription desk`, view: Home }),
  accountHome: screen(sessionSteps.page, { title: msg`Your account`, view: AccountHome }),
};
