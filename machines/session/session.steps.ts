import { type as having } from 'superstruct';
import type { Account } from '../../domain/account.ts';
import type { Site } from '../../domain/site.ts';
import type { Failure } from '../failure.ts';
import { present, step } from '../engine/step.ts';
import type { Location } from './session.context.ts';

const nothing = having({});
const visitorWithAccount = having({ account: present<Account>() });

/**
 * Every screen of the session. None has a path of its own: they are shown at any address, and `page` is the slot of the
 * page or funnel of the address.
 */
export const sessionSteps = {
  boot: step('boot', { paths: [], needs: nothing }),
  fatal: step('fatal', { paths: [], needs: having({ failure: present<Failure>() }) }),
  page: step('page', { paths: [], needs: having({ site: present<Site>(), location: present<Location>() }) }),
  notFound: step('notFound', { paths: [], needs: having({ location: present<Location>() }) }),
  signIn: step('signIn', { paths: [], needs: nothing }),
  emailMissing: step('emailMissing', { paths: [], needs: having({ visitor: visitorWithAccount }) }),
  emailUnverified: step('emailUnverified', { paths: [], needs: having({ visitor: visitorWithAccount }) }),
  accountInvalid: step('accountInvalid', { paths: [], needs: having({ visitor: visitorWithAccount }) }),
  accountUnchecked: step('accountUnchecked', { paths: [], needs: having({ visitor: visitorWithAccount }) }),
};
