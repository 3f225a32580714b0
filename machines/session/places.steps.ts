import { type as having } from 'superstruct';
import { step } from '../funnel/step.ts';

const nothing = having({});

/** The pages that the session draws itself, as steps: where they live (specification §2). */
export const places = {
  home: step('home', { paths: ['/'], needs: nothing }),
  accountHome: step('accountHome', { paths: ['/account'], needs: nothing }),
  signIn: step('signIn', { paths: ['/signin', '/login'], needs: nothing }),
};
