import { draftPrefix, tabStore } from '../engine/index.ts';

/** Storage of the funnels' drafts: this tab only. */
export const draftStore = tabStore(() => window.sessionStorage);

/** Deletes the drafts of funnels in this tab: after a sign-out another person may use the browser. */
export function forgetDrafts(): void {
  draftStore.removeAll(draftPrefix);
}
