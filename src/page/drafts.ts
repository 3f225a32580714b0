import { draftPrefix, tabStore } from '../engine/index.ts';

/** Where this tab keeps the drafts of funnels. */
export const draftStore = tabStore(() => window.sessionStorage);

/** Empties this tab of what was typed into funnels: whoever signs out may leave the browser to somebody else. */
export function forgetDrafts(): void {
  draftStore.removeAll(draftPrefix);
}
