const HOUR = 3600;

/** A session that nobody used for this long is over. */
export const IDLE_SECONDS = 8 * HOUR;

/** A session is over this long after its sign-in, however much it is used. */
export const SESSION_SECONDS = 7 * 24 * HOUR;

/** Use of a session is written down at most this often. */
export const TOUCH_SECONDS = 300;

/** How long an invoice link, once opened, stays open in this browser. */
export const TOKEN_SESSION_SECONDS = 2 * HOUR;

/** How long the link in an invoice's e-mail holds. */
export const INVOICE_TOKEN_SECONDS = 90 * 24 * HOUR;

/** How long the link that verifies an e-mail address holds. */
export const VERIFICATION_SECONDS = 48 * HOUR;

/** How long the link holds by which another e-mail address is confirmed. */
export const EMAIL_CHANGE_SECONDS = 48 * HOUR;

/** How long the reader of the former address can take a change of e-mail address back. */
export const EMAIL_UNDO_SECONDS = 14 * 24 * HOUR;

/** How long the link holds by which a new account gets its password: as long as the one that verifies an address. */
export const ACCOUNT_REQUEST_SECONDS = 48 * HOUR;

/** How long the link holds by which a forgotten password is replaced. */
export const PASSWORD_LINK_SECONDS = HOUR;

/** Whoever stays signed in does so for as long, used or not. */
export const KEPT_SESSION_SECONDS = 30 * 24 * HOUR;

/** How long after a sign-in, or after the password was asked for again, all that is held of a person can be had. */
export const CONFIRMED_SECONDS = 600;

/** How long an account that is to be deleted waits for its owner to come back. */
export const DELETION_SECONDS = 14 * 24 * HOUR;

/** How long a browser is remembered in which somebody has signed in. */
export const DEVICE_SECONDS = 365 * 24 * HOUR;

/** How long the link holds by which newsletters are confirmed; and how long one may come back after ending them. Then all is forgotten. */
export const NEWSLETTER_LINK_SECONDS = 30 * 24 * HOUR;
