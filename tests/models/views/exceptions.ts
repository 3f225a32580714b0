/** Exceptions to the laws of views, each with its reason. An unused exception fails. */

/** The senders of events that no control of a screen sends. */
export const sentByOthers: Readonly<Record<string, string>> = {
  'location.changed': 'the address',
  'locale.changed': 'the address, and the choice of a language',
  'session.expired': 'a call that is answered 401',
  'visitor.signedIn': 'the page where a password is chosen',
  'visitor.changedElsewhere': 'another tab that signs in or out',
  'visitor.updated': 'the page of personal information',
  'site.received': 'the choice of a language',
  'place.changed': 'the address',
  'page.left': 'the engine',
  'page.entered': 'the engine',
  'page.returned': 'the browser, out of its memory',
};

/** `chart: state | event`: events without a control in a state, or within it, though its chart takes them. */
export const unoffered: Readonly<Record<string, string>> = {
  'session: ready.access.allowed | warning.dismissed': 'it stands where one signs in and on the account’s first page',
  'session: ready.access.returning | warning.dismissed': 'it stands where one signs in and on the account’s first page',
  'session: ready.access.emailMissing | warning.dismissed': 'it stands where one signs in',
  'session: ready.access.emailUnverified | warning.dismissed': 'it stands where one signs in',
  'session: ready.access.accountInvalid | warning.dismissed': 'it stands where one signs in',
  'session: ready.access.accountUnchecked | warning.dismissed': 'it stands where one signs in',
  'session: ready.identity.byToken | signOut.requested': 'a visitor by link has not signed in',
  'wallet: records.reading | filters.changed': 'filters stand above operations only',
  'wallet: records.unreadable | filters.changed': 'filters stand above operations only',
  'wallet: records.empty | filters.changed': 'there is nothing to filter',
  'wallet: records.checking | filters.changed': 'there is nothing to filter',
  'readerImport: list | file.refused': 'a file is chosen in the browser’s own window',
  'payment: outcome.paid | choice.reopened': 'one subscription is paid: there is nothing to choose again',
};

/** `chart: state | port`: failures that a page leaves silent. */
export const unsaid: Readonly<Record<string, string>> = {
  'invoice: outcome.confirming.polling | readOutcome': 'it is asked again, and the page says that it waits',
  'payment: outcome.confirming.polling | readOutcome': 'it is asked again, and the page says that it waits',
  'payment: choice.reading | readSubscriptionOrder': 'it is read again without the details that were refused',
  'quoteRequest: form.keeping.saving | saveQuoteDraft': 'the tab keeps what was typed, and it is sent again',
  'quoteRequest: discarding | dropQuoteDraft': 'what was thrown away is gone from this page all the same',
  'profile: tellingVisitor | refreshVisitor':
    'what was saved is shown, and said; the rest of the page follows when it is loaded',
  'session: ready.identity.signingOut | signOut': 'the server is asked who is there, and that is said',
  'session: ready.access.allowed | signIn': 'the person has left the form',
  'session: ready.access.askingToSignIn | signIn': 'the person has left the form',
  'session: ready.access.notFound | signIn': 'the person has left the form',
  'session: ready.access.allowed | resendVerification': 'the person has left the page that asked for it',
  'session: ready.access.allowed | refreshVisitor': 'the person has left the page that asked for it',
  'session: ready.access.askingToSignIn | resendVerification': 'the person has left the page that asked for it',
  'session: ready.access.askingToSignIn | refreshVisitor': 'the person has left the page that asked for it',
  'session: ready.access.notFound | resendVerification': 'the person has left the page that asked for it',
  'session: ready.access.notFound | refreshVisitor': 'the person has left the page that asked for it',
  'session: ready.access.allowed | renewInvoiceLink': 'the person has left the page that asked for it',
  'session: ready.access.turningAway | renewInvoiceLink': 'the person has left the page that asked for it',
  'session: ready.access.notFound | renewInvoiceLink': 'the person has left the page that asked for it',
};

/** `chart: state | port`: answers after which another control has the name of one that is gone. */
export const replaced: Readonly<Record<string, string>> = {
  'readers: filing.collecting | readAllReaders':
    'the file’s notice, with its own button, takes the place of the list’s',
};

/** States of any chart that need no progress message. */
export const unheededAnywhere: readonly { readonly states: RegExp; readonly because: string }[] = [
  { states: /(?:^|\.)(?:refreshing|checking)$/, because: 'the earlier data is shown meanwhile' },
  {
    states: /(?:^|\.)price\.pricing$/,
    because: 'the places of the amounts are kept and drawn, in a part that is marked as busy',
  },
  { states: /(?:^|\.)changing\.sending(?:\.|$)/, because: 'what was changed is shown as changed at once' },
];

/** `chart: state | port`: silent waits for answers, with the state’s name in the chart. */
export const unheeded: Readonly<Record<string, string>> = {
  'session: ready.identity.signingIn | signIn': 'the button that was pressed says so; an open page has none',
  'session: ready.identity.unchecked.reading | refreshVisitor':
    'the button that was pressed says so; an open page has none',
  'session: ready.identity.unverified.sending | resendVerification': 'the button that was pressed says so',
  'session: ready.identity.unverified.reading | refreshVisitor': 'the button that was pressed says so',
  'session: ready.identity.withoutEmail.reading | refreshVisitor': 'the button that was pressed says so',
  'profile: resending | resendEmailChange': 'the button that was pressed says so',
  'profile: cancelling | cancelEmailChange': 'the button that was pressed says so',
  'profile: tellingVisitor | refreshVisitor': 'what was saved is shown, and said',
  'invoice: outcome.confirming.polling | readOutcome':
    'the page says that it asks by itself; a button that was pressed says so',
  'payment: outcome.confirming.polling | readOutcome':
    'the page says that it asks by itself; a button that was pressed says so',
  'quoteRequest: form.keeping.saving | saveQuoteDraft': 'the tab keeps the draft, and the person does not wait for it',
  'readers: filing.collecting | readAllReaders': 'the button of the list says so; an empty one has none',
};
