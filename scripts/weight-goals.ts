/**
 * What a page may weigh until it can be used: JavaScript and texts, in kB (1,000 bytes) of brotli; typefaces as they are.
 * Told by `npm run bench -- bytes` of a browser, and by `scripts/size.ts` of the build.
 */
import type { PageName } from '../src/app/pages.ts';
import { pageOf } from '../src/app/pages.ts';

export const weightGoals = { shell: 136, open: 160, account: 200, fonts: 60, requests: 15 } as const;

/** The goal of a page: those of the account may weigh more than those that anybody opens, and funnels. */
export function weightGoalOf(page: PageName): number {
  return pageOf(page).layout === 'account' ? weightGoals.account : weightGoals.open;
}
