import { type as having } from 'superstruct';
import { step } from '../funnel/step.ts';

const nothing = having({});

/** The pages that the session draws itself, as steps: where they live (specification §2). */
export const places = {
  home: step('home', { paths: ['/'], needs: nothing }),
  accountHome: step('accountHome', { paths: ['/account'], needs: nothing }),
  signIn: step('signIn', { paths: ['/signin?redirect=:redirect?'], needs: nothing }),
  /** Where a call that answered 401 leads: the same page (specification §6). */
  login: step('login', { paths: ['/login?redirect=:redirect?'], needs: nothing }),
};
