/** Pages outside the app to which letters about an e-mail address lead, so that their secrets never are in it. */
export const emailChangePath = '/email-change';
export const emailUndoPath = '/email-change/undo';
