const HOUR = 3600;

/** A session expires after this idle time. */
export const IDLE_SECONDS = 8 * HOUR;

/** A session expires this long after its sign-in, regardless of use. */
export const SESSION_SECONDS = 7 * 24 * HOUR;

/** The last use of a session is recorded at most this often. */
export const TOUCH_SECONDS = 300;

/** How long an invoice link, once opened, stays open in this browser. */
export const TOKEN_SESSION_SECONDS = 2 * HOUR;

/** Lifetime of the link in an invoice's email. */
export const INVOICE_TOKEN_SECONDS = 90 * 24 * HOUR;

/** How long after it ended an invoice link can be replaced by a new one, sent to the invoice's account. */
export const INVOICE_TOKEN_RENEWAL_SECONDS = 30 * 24 * HOUR;

/** Lifetime of the link that verifies an email address. */
export const VERIFICATION_SECONDS = 48 * HOUR;

/** Lifetime of the link that confirms a new email address. */
export const EMAIL_CHANGE_SECONDS = 48 * HOUR;

/** How long the owner of the former address can undo a change of email address. */
export const EMAIL_UNDO_SECONDS = 14 * 24 * HOUR;

/** Lifetime of the link that sets a new account's password: as long as the one that verifies an address. */
export const ACCOUNT_REQUEST_SECONDS = 48 * HOUR;

/** Lifetime of the link that resets a password. */
export const PASSWORD_LINK_SECONDS = HOUR;

/** Lifetime of a "stay signed in" session, used or not. */
export const KEPT_SESSION_SECONDS = 30 * 24 * HOUR;

/** How long after a sign-in or re-entry of the password a person's data can be exported. */
export const CONFIRMED_SECONDS = 600;

/** How long an account marked for deletion waits for its owner to return. */
export const DELETION_SECONDS = 14 * 24 * HOUR;

/** How long a browser is remembered after a sign-in. */
export const DEVICE_SECONDS = 365 * 24 * HOUR;

/** How long a key repeats its answer; that of an open order until the order is closed, too. Longer than any draft lives. */
export const KEY_SECONDS = 90 * 24 * HOUR;

/** How long an event of the provider, the sandbox included, is known again. Stripe delivers and lists one for 30 days at most. */
export const CONFIRMATION_SECONDS = 90 * 24 * HOUR;

/** How long the office sees an email, sent or given up. */
export const OUTBOX_SECONDS = 90 * 24 * HOUR;

/**
 * Lifetime of the link that confirms newsletters, and how long a canceled subscription can be resumed. Then its data is
 * deleted.
 */
export const NEWSLETTER_LINK_SECONDS = 30 * 24 * HOUR;

/**
 * Lifetime of a link through which newsletters are received: the three years that the CNIL gives a prospect's data. Every
 * email about newsletters has a new one.
 */
export const CONFIRMED_NEWSLETTER_LINK_SECONDS = 3 * 365 * 24 * HOUR;
