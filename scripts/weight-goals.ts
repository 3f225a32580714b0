/**
 * Limits on a page's weight until it is usable: JavaScript and texts, in kB (1,000 bytes) of brotli; fonts
 * uncompressed. Checked by `npm run bench -- bytes` in a browser, and by `scripts/size.ts` on the build.
 */
import type { PageName } from '../contract/pages.ts';
import { pageOf } from '../contract/pages.ts';

export const weightGoals = { shell: 136, open: 160, account: 200, fonts: 60, requests: 15 } as const;

/** The limit of a page: higher for pages of the account than for public ones and funnels. */
export function weightGoalOf(page: PageName): number {
  return pageOf(page).layout === 'account' ? weightGoals.account : weightGoals.open;
}
