/** Paths outside the app for links in emails about an e-mail address, so that their secrets never reach the app. */
export const emailChangePath = '/email-change';
export const emailUndoPath = '/email-change/undo';
